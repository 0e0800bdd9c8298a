"""At the table: characters, the last result, the journal of a campaign, fair dice.

Knows no terminal and no format: what it finds out are values, messages and DataErrors.
Nothing here is imported by a call that names no character and stands in no campaign.
"""
