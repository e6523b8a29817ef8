"""Say what was found about items and combinations, in a human language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from regola.localisation import Words
from regola.mixing.claims import Claim
from regola.mixing.liveness import Reason
from regola.mixing.needs import Need
from regola.mixing.verdicts import Change, Standing, Verdict
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.pack import Manifest, terms_of
from regola.resources import dsl_text
from regola.text import ItemNames, MissingMessageError, PatternError, Texts, shipped_language
from regola.text.sandhi import written
from regola.vocabulary.model import Vocabulary

__all__ = ["Teller", "mixing_words", "spelled"]


def spelled(standing: Standing) -> str:
    """Return the part of a message's name that says how an item fares."""
    return standing.replace("_", "-")


@cache
def mixing_words(language: str) -> Words:
    """Return the words of reports in a language, read once."""
    return Words(language, {"mixing.ftl": dsl_text("text", language, "mixing.ftl")})


class Teller:
    """Says reasons, changes, needs and translated rules in one language, on one game's boards."""

    def __init__(
        self,
        items: Iterable[Item],
        vocabulary: Vocabulary,
        packs: Iterable[Manifest],
        spoken: str,
    ) -> None:
        """Take all items, nested ones included, what packs say of themselves, and a language."""
        self._packs = {pack.id: pack for pack in packs}
        self._terms = terms_of(self._packs.values())
        known = tuple(items)
        self.language = spoken
        self.words = mixing_words(spoken)
        self._names = ItemNames(known)
        self._texts = Texts(known, vocabulary, self._packs.values())
        self._speaking = shipped_language(spoken)
        self._said: dict[tuple[int, str], tuple[str, ...]] = {}
        self._kept: list[Item] = []

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """Say a message of the reports; a little word may change before a name filled in."""
        return written(self.words.say(f"mixing-{identifier}", **arguments), self.language)

    def name(self, name: str, game: str = "") -> str:
        """Return what a reference, or a word of the vocabulary, is called."""
        noun = self._names.noun(name, self.language)
        if noun is not None:
            return noun.forms[1] if "/race/" in name else noun.forms[0]
        lexicon = self._speaking.of_game(self._terms.get(game, game)).lexicon
        if name in lexicon.adjectives:
            return lexicon.adjectives[name].agreeing(1)
        if name in lexicon.nouns:
            return lexicon.nouns[name].forms[0]
        return self._names.title(name)

    def pair(self, race: str, power: str) -> str:
        """Return what a race with a power is called: the name of the power agrees with it."""
        beside = self._names.beside(power, race, self.language) or self.name(power)
        return f"{self.name(race)} + {beside}"

    def pack(self, name: str) -> str:
        """Return the name of a pack, its id where the language has none."""
        pack = self._packs.get(name)
        return pack.names.get(self.language, name) if pack is not None else name

    def plural(self, name: str) -> str:
        """Return what several of the things of a reference are called."""
        noun = self._names.noun(name, self.language)
        return noun.forms[1] if noun is not None else self._names.title(name)

    def _listed(self, names: Iterable[str], game: str) -> str:
        joint = f" {self.say('or')} "
        return joint.join(dict.fromkeys(self.name(name, game) for name in names))

    def rule(self, item: Item, rule: Rule, game: str) -> str:
        """Return the sentence of a rule of an item on the boards of a game, if there are words."""
        key = (id(item), game)
        if key not in self._said:
            self._kept.append(item)
            try:
                self._said[key] = self._texts.item_text(item, self._speaking, game=game)
            except (MissingMessageError, PatternError):
                self._said[key] = ()
        said = self._said[key]
        place = next((n for n, one in enumerate(item.rules) if one is rule), len(said))
        return said[place] if place < len(said) else ""

    def reason(self, reason: Reason, game: str) -> str:
        """Say why a rule does nothing."""
        winner = "" if reason.winner is None else self.rule(*reason.winner, game)
        return self.say(reason.id, names=self._listed(reason.names, game), rule=winner)

    def standing(self, one: Verdict, game: str) -> str:
        """Say how an item fares, with what it needs."""
        return self.say(spelled(one.standing), names=self._listed(one.names, game))

    def claim(self, claim: Claim, game: str) -> str:
        """Say why a rule does nothing by itself, and with what it would do something."""
        why = "" if claim.reason is None else self.reason(claim.reason, game)
        names = self._listed(claim.names, game)
        return self.say(f"rule-{claim.standing}", why=why, names=names)

    def against(self, item: Item, pair: tuple[Rule, Item, Rule], game: str) -> str:
        """Say that a rule forbids what a base rule does."""
        own, base, done = pair
        rules = {"rule": self._of_number(item, own, game), "other": self.rule(base, done, game)}
        return self.say("against", **rules)

    def _of_number(self, item: Item, rule: Rule, game: str) -> str:
        """Return the sentence of a rule, told by its number, for it may read otherwise here."""
        return next((self.rule(item, r, game) for r in item.rules if r.number == rule.number), "")

    def change(self, change: Change, game: str) -> str:
        """Say what became of a word."""
        word = self.name(change.word, game)
        names = self._listed(change.names, game)
        if names == word:
            kind = "symbol" if "/symbol/" in change.names[0] else "terrain"
            return self.say("here-otherwise", word=word, kind=kind)
        if names:
            return self.say("here", word=word, names=names)
        rules = " ".join(self.rule(item, rule, game) for item, rule in change.rules)
        if rules:
            return self.say("meaning", word=word, rules=rules)
        return self.say("meaning-none", word=word)

    def need(self, need: Need, game: str) -> str:
        """Say what an item takes; nothing of regions where there are enough."""
        if need.kind == "laid" and need.is_met:
            return ""
        values: dict[str, str | int] = {
            "name": self.name(need.name, game),
            "things": self._counted(need.name, need.wanted),
            "wanted": need.wanted or 0,
            "bounded": "no" if need.wanted is None else "yes",
            "atHand": need.at_hand,
            "other": self.name(need.other, game) if need.other else "",
            "board": self.name(need.board, game) if need.board else "",
            "lasting": need.lasting,
            "met": "yes" if need.is_met else "no",
        }
        if need.kind == "piece" and not need.at_hand:
            return self.say("piece-missing", **values)
        said = self.say(need.kind, **values)
        counted = need.board and need.kind != "laid"
        return f"{said} {self.say('on-board', **values)}" if counted else said

    def _counted(self, name: str, count: int | None) -> str:
        return self.name(name) if count == 1 else self.plural(name)
