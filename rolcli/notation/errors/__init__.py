"""What is wrong with a text, where, and what would be right."""
