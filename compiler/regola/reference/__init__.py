"""
A second reading of what rules mean: small, slow, and written from the language page alone.

It shares no code with the rule modules nor with the engine. Sets are found by looking at all things
one by one, numbers by adding up what each rule says, deeds by what their verb changes. Where it and
a game differ, one of them, or the page, is wrong.
"""
