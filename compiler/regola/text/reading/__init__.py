"""Read sentences of rules text back: from the words of a human language to the rule they state."""

from regola.text.reading.catalogue import Catalogue
from regola.text.reading.clauses import recomposed
from regola.text.reading.forms import restated
from regola.text.reading.reader import Reader, without_reminders
from regola.text.reading.words import lemmas

__all__ = ["Catalogue", "Reader", "lemmas", "recomposed", "restated", "without_reminders"]
