"""Makes what is generated from the declarations; never imported by a call of the program."""
