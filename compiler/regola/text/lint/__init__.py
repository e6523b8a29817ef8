"""
Check printed rules text for slips of agreement and spelling between words.

It sees the text, the lexicon, the language's closed classes of words (`lint.yaml`) and, where one
is given, a dictionary; never the patterns that made the text, so it can tell when one is wrong.
"""

from regola.text.lint.linter import Linter
from regola.text.lint.model import Analyses, Part, Reading, Slip
from regola.text.lint.morphology import analyses_from

__all__ = ["Analyses", "Linter", "Part", "Reading", "Slip", "analyses_from"]
