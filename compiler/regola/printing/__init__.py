"""What goes on paper: books typeset to PDF. Needs the extra `regola[print]`."""
