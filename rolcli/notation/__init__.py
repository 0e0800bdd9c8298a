"""The dice language: text -> tree -> text. Throws nothing, weighs nothing."""
