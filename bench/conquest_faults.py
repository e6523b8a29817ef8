"""
The faults that are seeded into engine and back end of conquest.

Left out is what changes nothing in the games of the boxes: that a class is what the base says less
what it denies, for no base rule there says what something is not.
"""

from __future__ import annotations

__all__ = ["FAULTS"]

FAULTS = (
    ("values", "values[region] *= 2", "values[region] *= 3"),
    ("values", "if phase == ADDED:", "if phase == ADDED and rule.operation == r.MORE:"),
    ("values", "constant = -constant", "pass"),
    ("values", "return rule.constant * rule.amount", "return rule.amount"),
    ("values", "values[region] = least[region]", "values[region] = least[region] + 1"),
    ("values", "values[region] += constant", "values[region] += 1"),
    ("values", "values[region] += constant * amount(", "values[region] += amount("),
    ("values", "values[region] += added[region]", "pass"),
    ("kernel.levels", "& ~items_not", "| items_not"),
    ("classes", "mask |= position.where[kind]", "pass"),
    (
        "classes",
        "found = position.near[you] = union(position.game.ground.beside, held)",
        "found = position.near[you] = held",
    ),
    ("classes", "if alone else others", "if alone else 0"),
    ("sets", "& ~(1 << position.owner[you])", ""),
    ("sets", "if tokens >= least:", "if tokens > least:"),
    ("sets", "if tokens == 1 and defenders[region] == 1:", "if tokens == 1:"),
    ("sets", "if count or position.tokens[region]:", "if position.tokens[region]:"),
    ("sets", "groups += 1", "groups += 2"),
    ("sets", "if position.held[people] & regions:", "if position.held[people]:"),
    (
        "sets",
        "return position.round >= position.game.rounds",
        "return position.round > position.game.rounds",
    ),
    ("conquering", "if values[region] <= strength:", "if values[region] < strength:"),
    (
        "conquering",
        "count, lost = position.tokens[region], _lost(position, region)",
        "count = lost = position.tokens[region]",
    ),
    ("conquering", "position.tray[loser] += lost", "position.tray[loser] += 1"),
    ("conquering", "position.hand[loser] += count - lost", "position.hand[loser] += 0"),
    (
        "conquering",
        "count = min(position.carried[kind], (cost - 1) // worth)",
        "count = min(position.carried[kind], cost // worth)",
    ),
    ("conquering", "if verb in others:", "if False:"),
    ("conquering", "mask &= everywhere & ~banned(position, you, h.ATTACK)", "mask &= everywhere"),
    ("conquering", "return mask if may_use(position, offer, you) else 0", "return mask"),
    ("conquering", "happen(position, h.LOSE, loser, region, frames)", "pass"),
    ("conquering", "happen(position, h.OCCUPY, you, region, frames)", "pass"),
    (
        "token_deeds",
        "taken = min(count, position.tray[people])",
        "taken = min(count + 1, position.tray[people])",
    ),
    ("token_deeds", "position.hand[people] += taken", "position.hand[people] += 1"),
    (
        "token_deeds",
        "surplus = position.tokens[region] - max(0, stay[region])",
        "surplus = position.tokens[region]",
    ),
    (
        "token_deeds",
        "position.tray[position.holder[region]] += count",
        "position.hand[position.holder[region]] += count",
    ),
    (
        "piles",
        "position.hand[frame.you] += position.aside[frame.you]",
        "position.hand[frame.you] = position.aside[frame.you]",
    ),
    ("token_deeds", "happen(position, h.REDEPLOY, you, you, frames)", "pass"),
    (
        "deeds",
        "position.coins[position.owner[frame.you]] += count",
        "position.coins[position.owner[frame.you]] += 1",
    ),
    (
        "deeds",
        "position.coins[position.owner[frame.you]] += count",
        "position.coins[position.seat] += count",
    ),
    ("deeds", "paid = min(count, position.coins[seat])", "paid = count"),
    ("deeds", "position.row_coins[slot] += count", "position.row_coins[slot] += count + 1"),
    ("deeds", "position.declining = True", "pass"),
    ("deeds", "position.stopped |= 1 << frame.you", "pass"),
    ("piece_deeds", "taken = min(count, position.boxed[kind])", "taken = count"),
    (
        "piece_deeds",
        "_lying(position, kind, r) < piece.limit",
        "_lying(position, kind, r) <= piece.limit",
    ),
    (
        "piece_deeds",
        "position.boxed[kind] += drop_piece(position, kind, region)",
        "drop_piece(position, kind, region)",
    ),
    (
        "piece_deeds",
        "position.carried[kind] += drop_piece(position, kind, region)",
        "position.boxed[kind] += drop_piece(position, kind, region)",
    ),
    (
        "piece_deeds",
        "for region in bits(position.where[kind] & mask):",
        "for region in bits(position.where[kind]):",
    ),
    ("kernel.limits", "whose), 0) < rule.times", "whose), 0) <= rule.times"),
    ("kernel.happening", "note_use(position, rule, seen.you, whose)", "pass"),
    ("kernel.limits", "counted[key] = counted.get(key, 0) + 1", "counted[key] = 0"),
    ("kernel.standing", "(rule.event, rule.before)", "(rule.event, False)"),
    (
        "events",
        "if not frames:\n        return False\n    if deed",
        "if frames or not frames:\n        return False\n    if deed",
    ),
    (
        "tokens",
        "position.added[word][region] += count * amount",
        "position.added[word][region] += amount",
    ),
    ("tokens", "position.defenders[region] += count * game.piece_weight[kind]", "pass"),
    (
        "peoples",
        "surplus = position.tokens[region] - max(0, kept[region])",
        "surplus = position.tokens[region] - 1",
    ),
    (
        "peoples",
        "position.tray[people] += position.hand[people]\n    position.hand[people] = 0",
        "position.hand[people] = 0",
    ),
    (
        "peoples",
        "position.race_stack.append(position.race[people])",
        "position.race_stack.insert(0, position.race[people])",
    ),
    ("offers", "obliged = obliged or offer.obliged", "obliged = False"),
    ("offers", "mask &= ~affordable(position, you, mask, values)", "pass"),
    ("rounds", "position.round += 1", "position.round += 2"),
    ("turn", "position.spent_turn.clear()", "pass"),
    ("events", "kept.clear()", "pass"),
    ("rosters", "peoples.sort(key=lambda people: people != position.active[seat])", "pass"),
    ("turn", "position.fresh_peoples = 0", "pass"),
    (
        "kernel.happening",
        "if rule.matches is not None and not rule.matches(position, seen):",
        "if False:",
    ),
    (
        "gear",
        "borne = [kind for kind in position.game.finds if where[kind] & held]",
        "borne = []",
    ),
    ("ruleset", "amount = rule.constant if rule.operation == r.MORE else", "amount ="),
    (
        "ruleset",
        "table.least[region] = max(table.least[region], rule.constant)",
        "table.least[region] = rule.constant + 1",
    ),
    ("python:amounts", 'Chain("//", (found, step))', "found"),
    ("python:amounts", "less = any(sign < 0 for sign, _ in value.terms)", "less = False"),
    ("python:amounts", 'joined("*", [amount(value.left', 'joined("+", [amount(value.left'),
    (
        "python:conditions",
        "return denied(found) if condition.negated else found",
        "return found",
    ),
    ("python:conditions", "found = inverted(found) if test.negated else found", "pass"),
    (
        "python:conditions",
        "return inverted(found) if condition.negated else found",
        "return found",
    ),
    (
        "python:phrases",
        "        found = inverted(found)\n    parts.add(found, narrows)",
        "        pass\n    parts.add(found, narrows)",
    ),
    (
        "python:conquest.statements",
        'negated = grant.negated != bool(getattr(predicate, "negated", False))',
        "negated = False",
    ),
    ("python:conquest.statements", 'return asked_by == "mover"', "return False"),
    ("python:conquest.steps", "if offer.obliged or is_asked_of(", "if True or is_asked_of("),
    (
        "python:conquest.steps",
        "joins.append(scene.module.name(JOINS[step.join]))",
        'joins.append(scene.module.name(JOINS["and"]))',
    ),
    (
        "python:conquest.steps",
        "joins.append(scene.module.name(JOINS[step.join]))",
        """swapped = {"then": "otherwise", "otherwise": "then"}
            joins.append(scene.module.name(JOINS[swapped.get(step.join, step.join)]))""",
    ),
    (
        "deeds",
        "for seat in bits(seats & ~banned(position, frame.you, h.TAKE)):",
        "for seat in bits(seats):",
    ),
    ("events", "for _ in range(count):", "for _ in range(1):"),
    (
        "events",
        "        _keep(position, watches, event)",
        "        pass",
    ),
    ("turn", "if rule.opponent else ()", "if rule is None else ()"),
    (
        "values",
        "return number(position, word, holder if holder >= 0 else you, region)",
        "return number(position, word, you, region)",
    ),
)
"""The module (*python:* of the back end), what stands there, and what stands there then."""
