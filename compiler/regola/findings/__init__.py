"""What is wrong in the texts that authors write, as data: collected, worded, shown and mended."""

from regola.findings.model import Confidence, Edit, Finding, Fix, Label, Severity
from regola.findings.registry import Entry, Registry, registry
from regola.findings.sink import MORE_ALIKE, Sink, label, sorted_findings
from regola.findings.suggest import Legal, distance, instead, nearest
from regola.sources import Phrase

__all__ = [
    "MORE_ALIKE",
    "Confidence",
    "Edit",
    "Entry",
    "Finding",
    "Fix",
    "Label",
    "Legal",
    "Phrase",
    "Registry",
    "Severity",
    "Sink",
    "distance",
    "instead",
    "label",
    "nearest",
    "registry",
    "sorted_findings",
]
