"""Recognise English in what should be in another language."""

from __future__ import annotations

import re

# Words that hold English sentences together and that neither Italian nor Spanish has.
_ENGLISH = frozenset(
    re.findall(
        r"\w+",
        """
        about above after all also and another any are argument arguments as at because been before
        below between both but by can cannot could did does each either error expected files
        following for found from given have help here how if invalid into is its just know many may
        maybe message missing more most must name needs neither never nor not nothing of on one only
        option options or other out positional rather required same see should since some such
        than that the their them then there these they this those though to too unknown
        unrecognized usage use used value values version was were what when where whether which
        while who whose why will with without word would write yet you your
        """,
    )
)
# Technical names are the same in every language: options, choices, paths, ids of several words,
# quoted words, messages of the system that follow a colon in parentheses.
_NAMES = re.compile(
    r"--?[\w-]+(=\S*)?|\b[a-z]+(?:_[a-z]+)+\b|\{[\w,-]*\}|\S*/\S*|(?<!\w)'[^']*'|«[^»]*»|`[^`]*`"
)


# What an apostrophe joins to the next word (*all'inizio*) is no word by itself.
_WORDS = re.compile(r"[A-Za-zÀ-ÿ]+(?![A-Za-zÀ-ÿ'’]|&#39;)")


def english_sentences(text: str) -> list[str]:
    """The lines that hold at least one word only English has, names of things left out."""
    return [
        line
        for line in text.splitlines()
        if {word.lower() for word in _WORDS.findall(_NAMES.sub(" ", line))} & _ENGLISH
    ]
