"""Reports on packs in games: made, or recalled where what they hang on is as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from regola.commands.console import Console
from regola.commands.mixed_packs import AtHand

if TYPE_CHECKING:
    from regola.files.recalling import Recollection
    from regola.mixing.claims import Claim
    from regola.mixing.combinations import Combinations
    from regola.mixing.compatibility import Compatibility
    from regola.mixing.conflicts import Conflict
    from regola.mixing.ground import Ground
    from regola.mixing.verdicts import Verdict
    from regola.proving.looking import Contents
    from regola.proving.stage import Stage

__all__ = ["MixedReports"]

Made = TypeVar("Made")


@dataclass
class MixedReports:
    """Makes what `compat` and `combos` tell of the packs at hand, and keeps it for the next run."""

    found: AtHand
    console: Console

    def of_packs(self, packs: Sequence[str], games: Sequence[str]) -> list[Compatibility]:
        """Return how the items of each pack fare in each game."""
        reports = []
        with self.console.progress("progress-mixed", len(packs) * len(games)) as progress:
            for game in games:
                for pack in packs:
                    reports.append(self._of_pack(pack, game))
                    progress.advance()
        return reports

    def _of_pack(self, pack: str, game: str) -> Compatibility:
        from regola.mixing.compatibility import compatibility, home_of
        from regola.mixing.verdicts import played_items

        def made() -> Compatibility:
            on = self._ground(game, [pack])
            home = home_of(pack, on, self.found.program.packs)
            items = played_items(self.found.items, [pack])
            return compatibility(pack, items, on, self.found.items, home)

        return self._recalled(f"compat {pack} {game}", [pack, game], made)

    def together(
        self, game: str, packs: Sequence[str], reports: Iterable[Compatibility]
    ) -> tuple[str, list[Conflict]]:
        """Return what packs do to each other in a game, by how each fares there alone."""
        from regola.mixing.conflicts import conflicts

        alone = [one for report in reports if report.game == game for one in report.verdicts]

        def made() -> list[Conflict]:
            on = self._ground(game, packs)
            with self.console.progress("progress-items", len(alone)) as progress:
                return list(conflicts(alone, on, self.found.items, progress.advance))

        told = " ".join(f"{one.item.reference} {one.standing}" for one in alone)
        return game, self._recalled(f"conflicts {game}", [*packs, game], made, told)

    def proved(self, reports: Sequence[Compatibility], positions: int) -> list[Compatibility]:
        """Look for positions in which rules act, so many for each."""
        total = sum(len(report.verdicts) for report in reports)
        with self.console.progress("progress-items", total) as progress:
            return [self._proved(report, positions, progress.advance) for report in reports]

    def _proved(
        self, report: Compatibility, positions: int, advance: Callable[[], None]
    ) -> Compatibility:
        from regola.proving.judging import with_claims
        from regola.proving.stage import Stage

        stage = Stage(self.found.program, report.game, (report.pack,))
        verdicts = []
        for one in report.verdicts:
            verdicts.append(with_claims(one, self._claims(one, stage, positions)))
            advance()
        return replace(report, verdicts=tuple(verdicts))

    def _claims(self, one: Verdict, stage: Stage, positions: int) -> tuple[Claim, ...]:
        """Return what is claimed of the rules of an item: it hangs on what is in play with it."""
        from regola.proving.judging import proved_claims
        from regola.proving.stage import trial_of

        item = stage.items.get(one.item.reference)
        if item is None:
            return tuple(rule.claim for rule in one.rules)
        trials = [trial_of(rule, item, stage) for rule in one.rules]
        told = [self._contents.of_trial(each, stage, str(positions)) for each in trials]
        told += [rule.claim.standing for rule in one.rules]
        name = f"proof {one.item.reference} {stage.game}"
        return self._kept.of(name, "\n".join(told), lambda: proved_claims(one, stage, positions))

    def of_pairs(self, packs: Sequence[str], game: str) -> Combinations:
        """Return what is found of races and powers of some packs on the boards of a game."""
        from regola.mixing.combinations import combinations

        drawn = tuple(dict.fromkeys((game, *packs)))

        def made() -> Combinations:
            on = self._ground(game, packs)
            with self.console.progress("progress-pairs") as progress:
                return combinations(self.found.items, drawn, on, progress.advance)

        return self._recalled(f"combos {' '.join(packs)} {game}", [*packs, game], made)

    def tried(self, report: Combinations, games: int) -> Combinations:
        """Try in so many games what was said of pairs: that they do nothing, that they lack."""
        from regola.mixing.combinations import confirmed
        from regola.playing.conquest.firing import trials

        def made() -> Combinations:
            played = trials(self.found.program, report.game, report.packs)
            if played is None:
                return report
            with self.console.progress("progress-pairs") as progress:
                return confirmed(report, played, games, progress.advance)

        name = f"combos tried {' '.join(report.packs)} {report.game}"
        return self._recalled(name, [*report.packs, report.game], made, str(games))

    def _ground(self, game: str, packs: Sequence[str]) -> Ground:
        from regola.mixing.ground import ground
        from regola.mixing.in_play import mixture

        mixed = mixture(self.found.program.packs, game, packs)
        return ground(self.found.items, mixed, self.found.vocabulary)

    @cached_property
    def _contents(self) -> Contents:
        from regola.proving.looking import Contents

        return Contents()

    @cached_property
    def _kept(self) -> Recollection:
        from regola.files.recalling import Recollection

        return Recollection.own()

    def _recalled(
        self, name: str, packs: Sequence[str], make: Callable[[], Made], told: str = ""
    ) -> Made:
        """Return a report that hangs on some packs, and on the games that these are of."""
        said = (f"{pack} {self.found.contents.get(pack, '')}" for pack in self._met(packs))
        return self._kept.of(name, "\n".join([*said, told]), make)

    def _met(self, packs: Sequence[str]) -> list[str]:
        """Return the packs that may have a say where some meet, sorted."""
        from regola.program.equivalences import COMPAT
        from regola.program.pack import with_needs

        known = {head.id: head for head in self.found.program.packs}
        games = [known[name].game for name in with_needs(known, packs)]
        meeting = [item.pack for item in self.found.items if item.kind == COMPAT]
        return sorted(with_needs(known, [*packs, *games, *meeting]))
