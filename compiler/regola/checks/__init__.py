"""What is looked for in a typed program, one file for each fault."""
