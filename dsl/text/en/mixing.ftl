# Reports on games played together: `regola compat`, `regola combos` and their pages.

mixing-as-it-is = as it is
mixing-translated = translated
mixing-in-part = in part
mixing-needs-option = does something only with the variant “{ $names }”
mixing-needs-partner = does something only beside { $names }
mixing-does-nothing = does nothing
mixing-cannot-be-dealt = cannot be dealt
mixing-count-as-it-is = { $count ->
    [one] as it is
   *[other] as they are
}
mixing-count-translated = translated
mixing-count-in-part = in part
mixing-count-needs-option = only with a variant
mixing-count-needs-partner = only beside another item
mixing-count-does-nothing = without effect
mixing-count-cannot-be-dealt = that cannot be dealt
mixing-rule-idle = does nothing: { $why }
mixing-rule-option = by itself does nothing: { $why }; with the variant “{ $names }” it acts
mixing-rule-partner = by itself does nothing: { $why }; beside { $names } it acts
mixing-another-wins = another rule wins: “{ $rule }”
mixing-rule-unseen = seen in no position; no reason is known
mixing-closed-here = a rule of this game closes it: “{ $rule }”
mixing-transient-here = a rule of this game has it left after every turn: “{ $rule }”
mixing-against = “{ $rule }” forbids what a rule of this game does: “{ $other }”
mixing-language = English

mixing-compat-title = { $pack } in { $game }
mixing-compat-lead = What becomes of each item on the boards of { $game }.
mixing-many-title = Packs in other games
mixing-many-lead = Each pack on the boards of each game, and what packs do to one another.
mixing-overview = { $pack } in { $game }: { $counts }
mixing-conflict = { $item } cannot be played as printed beside { $others }
mixing-pair-of-packs = { $game }: { $pack } with { $other }: { $count ->
    [one] 1 conflict
   *[other] { $count } conflicts
}
mixing-pairs-of-packs = { $game }: { $count } of { $of } pairs of packs get along
mixing-item = item
mixing-standing = on these boards
mixing-reads = reads
mixing-here = { $word } is here { $names }
mixing-here-otherwise = { $kind ->
    [symbol] { $word } is here a symbol on a region
   *[terrain] { $word } is here a kind of region
}
mixing-or = or
mixing-meaning = “{ $word }” here: { $rules }
mixing-meaning-none = nothing is “{ $word }” here
mixing-never-there = there is never “{ $names }” here
mixing-no-such-region = no board of this game has such a region ({ $names })
mixing-never-revealed = nothing in this game reveals it
mixing-nothing-to-deny = nothing is “{ $names }” here anyway
mixing-already-said = { $names } says the same already
mixing-nothing-left = { $names } leaves nothing to it in decline
mixing-barred = its people can enter nowhere: { $rule }
mixing-given = on these boards: { $rule }
mixing-tokens = { $met ->
    [yes] even with { $other } there are tokens enough to begin with: { $wanted } of { $atHand }
   *[no] with { $other } there are too few tokens to begin with: { $wanted } needed, { $atHand } in the box
}
mixing-tray = takes { $bounded ->
    [no] any number of tokens
   *[yes] at most { $wanted ->
        [one] 1 token
       *[other] { $wanted } tokens
    }
} from the tray { $lasting ->
    [turn] a turn
   *[life] in all
}: { $atHand } left in it with { $other }
mixing-piece = takes { $bounded ->
    [no] any number of { $things }
   *[yes] at most { $wanted } { $things }
} { $lasting ->
    [turn] a turn
   *[life] in all
}: { $atHand } at hand
mixing-on-board = ({ $board })
mixing-piece-missing = needs { $name }, which is not at hand
mixing-borrowed = borrows { $wanted } tokens of { $other }, who has { $atHand }
mixing-shared = shares { $name } with { $other }
mixing-namesake = { $other } has the same name
mixing-laid = { $board }: { $wanted } needed, { $atHand } at hand
mixing-played = tried in { $games ->
    [one] 1 game
   *[other] { $games } games
}

mixing-combos-title = Races and powers: { $games }
mixing-combos-lead = Each cell is a race with a power. What stands in a cell is told below; what holds for an item with every partner is told once.
mixing-too-many-pairs = { $count } combinations are too many for a page. The command regola combos tells of them.
mixing-too-many-items = { $count } items are too many for a page. The command regola compat tells of them.
mixing-combos-summary = { $pairs } combinations: { $plain } plain, { $remarked } with remarks, { $problems } with problems
mixing-race = race
mixing-power = power
mixing-inert-rule = { $item } (rule { $number }) does nothing: { $why }
mixing-says-the-same = { $item } (rule { $number }) and { $other } (rule { $otherNumber }) say the same: one of them does nothing
mixing-contradicts = { $item } (rule { $number }) and { $other } (rule { $otherNumber }) say different things
mixing-lost-in-decline = { $item } (rule { $number }) does nothing: { $other } leaves no token on the board in decline
mixing-too-few-tokens = { $wanted ->
    [one] 1 token
   *[other] { $wanted } tokens
} to begin with, { $atHand } in the box
mixing-tray-empty = the tray is empty from the start: { $item } (rule { $number }) takes a token from it
mixing-tray-small = { $atHand ->
    [one] 1 token
   *[other] { $atHand } tokens
} in the tray: { $item } (rule { $number }) may find it empty
mixing-shared-piece = both use { $name }
mixing-decline-open = nothing says what becomes of “{ $name }” in decline
mixing-acts-in-decline = “{ $other }” acts in decline; nothing says what becomes of “{ $item }” then
mixing-senseless-item = it makes no sense to play with { $item } on these boards
mixing-idle-item = to be set aside, as nothing of it acts on these boards: { $item }
mixing-same-item = { $item } does the same as { $other }
mixing-dominated-item = { $item } is never better than { $other }
mixing-confirmed = confirmed in { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-cleared = cleared by play: it did something in { $fired } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-seen = seen in { $fired } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-unseen = not seen in { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-senseless-item-confirmed = confirmed in { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-senseless-item-cleared = cleared by play: its people held regions in { $fired } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-too-few-tokens-confirmed = confirmed in { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-too-few-tokens-cleared = cleared by play: they were enough in { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-shared-piece-confirmed = confirmed: none was left in { $fired } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-shared-piece-cleared = cleared by play: some were left in each of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-in-decline-confirmed = confirmed: it stays where it was in { $fired } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-in-decline-cleared = cleared by play: it leaves its place in { $fired } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
mixing-untried = not tried in play
mixing-legend = plain · remark · problem
mixing-class-plain = nothing to remark
mixing-class-remark = remark
mixing-class-problem = problem
mixing-matrix = Table of all combinations; every remark is told below it
mixing-among = Among the powers and races
mixing-with-every-power = { $item } with every power
mixing-with-every-race = { $item } with every race
mixing-with-all-powers = with each of { $count } powers
mixing-with-all-races = with each of { $count } races

mixing-sheet-title = { $pack } in { $game }: sheet for the table
mixing-sheet-lead = What a table has to know that brings { $pack } into { $game }.
mixing-sheet-aside = Leave in the box
mixing-sheet-nothing = Nothing.
mixing-sheet-changes = What reads otherwise here
mixing-sheet-rules = What holds where the games meet
mixing-sheet-options = To settle before the game
mixing-sheet-layouts = With Monsters there are:
mixing-sheet-rulings = Questions and answers
mixing-sheet-taken = Yes, unless you settle otherwise.
mixing-sheet-untaken = No, unless you settle otherwise.
mixing-kind-race = Races
mixing-kind-power = Powers
mixing-kind-relic = Relics
mixing-kind-place = Places
mixing-sheet-layout = { $players } players ({ $board }): { $pieces } { $name }, in { $regions } regions
