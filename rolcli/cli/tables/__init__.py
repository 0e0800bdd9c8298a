"""The compiled verbs of each game. Generated modules; see rolcli.cli.compile."""
