"""Disk: where the data lies, what is read, how results are written."""
