"""Games played together: what counts as what, what works where, which combinations make sense."""
