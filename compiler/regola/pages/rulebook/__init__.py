"""The rulebook that teaches: one structure, from which the site, the page and the PDF are made."""
