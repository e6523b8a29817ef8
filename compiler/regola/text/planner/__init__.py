"""From the meaning of a rule to messages: what is said, in which order, never in which words."""
