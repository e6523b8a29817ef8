"""Hold the intermediate representation to its published schema."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from regola.ir.from_program import Data
from regola.resources import dsl_text

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator

__all__ = ["BrokenRepresentationError", "validate"]


class BrokenRepresentationError(Exception):
    """Raised when what the compiler made does not fit its own schema: a fault of the compiler."""


def validate(document: Data) -> None:
    """
    Check a document against the schema.

    Raises:
        BrokenRepresentationError: Something does not fit; it names the first such place.
    """
    validator = _validator()
    if not validator.is_valid(document):
        error = next(validator.iter_errors(document))
        place = "/".join(str(step) for step in error.instance_path)
        raise BrokenRepresentationError(f"{document.get('file')}: {place}: {error.message}")


@cache
def _validator() -> Draft202012Validator:
    import jsonschema_rs

    return jsonschema_rs.Draft202012Validator(dsl_text("schemas", "ir.schema.json"))
