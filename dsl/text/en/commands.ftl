# What the command line says. A command has its summary under its own name, each argument and
# option under COMMAND-NAME, with the name of its value, if it takes one, as the attribute `.name`.

regola = Check board-game rules, turn them into modules that play, print them in several languages.
regola-command = what to do
    .name = COMMAND
regola-begin = Begin with regola guide, a first evening in your language, then regola new. regola COMMAND --help tells more of one.
regola-help = show this help and stop
regola-version = show the version and stop
regola-lang = language in which Regola speaks (default: that of the system, else English)
regola-format = how findings are shown
regola-max-file = largest file that is read, such as 500k or 2M (default: 1M)
    .name = SIZE

## Commands

commands-begin = to begin
commands-daily = every day
commands-table = to print and to weigh
commands-keepers = to keep packs and share them
commands-programmers = for programmers

check = find what is wrong with rules
check-paths = files or folders to check, - for standard input (default: the folder at hand)
    .name = PATH
check-fix = mend what is safe to mend
check-fix-input = --fix mends files, and standard input is none
check-mended = { $place }: { $fix }
check-fixed = { $count ->
    [0] nothing to mend by itself
    [one] 1 finding mended
   *[other] { $count } findings mended
}
check-baseline = leave out the findings that this file knows
    .name = FILE
check-write-baseline = write all findings into this file, to be known from now on
    .name = FILE
check-clean = nothing found in { $files ->
    [one] 1 file
   *[other] { $files } files
} with { $items ->
    [one] 1 item
   *[other] { $items } items
}
check-remembered = { $count ->
    [one] 1 finding is known from now on: { $path }
   *[other] { $count } findings are known from now on: { $path }
}
check-gone = { $count ->
    [one] 1 known finding is gone; write the baseline anew
   *[other] { $count } known findings are gone; write the baseline anew
}
check-since = tell only what lies on lines changed since a revision of the repository
    .name = REVISION
check-fail-on = how heavy a finding must be for the command to end with 1 (default: warning)
check-dump = print what a stage of the compiler makes of the files; findings go to standard error
check-language-folder = a folder with one more language, which names may be in
    .name = FOLDER

fmt = bring rules files into their one layout
fmt-paths = files or folders to lay out, - for standard input (default: the folder at hand)
    .name = PATH
fmt-check = change nothing, only tell which files are laid out differently
fmt-done = { $count ->
    [0] nothing to change
    [one] 1 file laid out
   *[other] { $count } files laid out
}

migrate = write in the forms of this version what was written for an earlier one
migrate-paths = files or folders to rewrite (default: the folder at hand)
    .name = PATH
migrate-input = migrate rewrites files, and standard input is none
migrate-form = { $place }: { $old } is now { $now }
migrate-done = { $count ->
    [0] nothing to rewrite
    [one] 1 place rewritten
   *[other] { $count } places rewritten
}

new = write a commented file to start from
new-kind = what to write: race, power, relic, place and so on, or `pack` for a new folder
    .name = KIND
new-name = its name, in the language of --lang, such as "Lantern Folk"
    .name = NAME
new-it = name in Italian: singular/plural/gender/article (the first is enough), of a power singular/plural/feminine/feminines, name/- if it never changes, - for none
    .name = NAME
new-es = name in Spanish, in the same way
    .name = NAME
new-en = name in English: singular/plural/article, - for none
    .name = NAME
new-game = game that the item is written for, where no pack says so (default: small_world)
    .name = GAME
new-ci = a pack only: add a workflow and hooks, so that the folder is a repository that checks itself
new-ci-pack = --ci is for a pack: `regola new pack NAME --ci`
new-pack-inside = this folder is the pack { $pack } already; make the new one beside it
new-written = Written: { $path }
new-pack-written = Written: { $path }, which makes this folder a pack
new-guessed = Guessed, please confirm: { $names }.
new-kind-inside = a { $kind } stands inside the item that brings it: write “{ $kind } ID { "{" } … { "}" }” between its braces (regola guide shows how); of their own there are { $kinds }
new-unknown-kind = there is nothing of the kind “{ $kind }” to begin; there are { $kinds }
new-kind-of-game = “{ $kind }” belongs to { $game }: add --game { $game } in a folder that is no pack yet; here there are { $kinds }
new-game-meant = nothing in { $usual } is a { $kind }: this pack is for { $game } (`game` in pack.yaml; --game chooses another)
new-several-games = “{ $kind }” belongs to { $games }: say which, as in --game { $game }
new-ask-game = For which game is this { $kind }? One of these words: { $games }:
new-pack-named = The pack is called “{ $name }” in every language: change that under `names` in pack.yaml
new-unknown-game = there is no game “{ $game }”; there are { $games }
new-no-id = no id can be made of the name “{ $name }”: it has no letter to begin with, or the system or the language keeps the word
new-bad-pack-name = “{ $name }” is no name for a pack: write one line, and not too long a one
new-bad-name = { $reason ->
    [long] “{ $name }” is too long for a name
    [line] a name is one line: “{ $name }” holds a line break or another sign that is not printed
    [quote] “{ $name }” is no name: it may hold no quotation mark
    [brace] “{ $name }” is no name: it may hold no braces
    [empty] “{ $name }” is no name: nothing is left of it
   *[form] “{ $name }” is no name: write singular/plural/gender, such as "Tritone/Tritoni/m"
}
new-id-taken = the id “{ $id }” is taken in { $pack }: choose another name, such as "{ $free }"
new-taken = { $path } is there already
new-to-confirm = What you did not say (plural, gender, the name in another language) is guessed: { $names }. Put it right at `name` in { $path }, or say it with --it, --es, --en
new-frames = In { $language ->
    [it] Italian
    [es] Spanish
   *[en] English
}: { $frames }
new-one-form = “{ $name }” is written of several, too ({ $language ->
    [it] Italian
    [es] Spanish
   *[en] English
}): if it has a plural, give it as in "{ $given }"
new-ask = Is this right? Enter keeps it; otherwise write it like { $forms }{ $language ->
    [it] {" "}(for “lo Hobbit” add /lo)
    [es] {" "}(for “el Águila” add /el)
   *[en] {" "}(for “an Hour” add /an)
}, or - to leave it without a name:
new-other-gender = { $gender ->
    [f] If it were feminine
   *[m] If it were masculine
}: { $frames } (then write { $forms })
new-ask-kind = What do you want to write? One of these words: { $kinds }:
new-ask-name = What is it called, in your language?
new-ask-pack = This folder becomes a pack. What is it called in { $language ->
    [it] Italian
    [es] Spanish
   *[en] English
}? Enter keeps “{ $name }”:
new-missing = { $key ->
    [kind] what to write ({ $kinds }) is missing, and the name
   *[name] the name is missing, such as "Lantern Folk"
}
new-nameless = the name is missing in every language
new-yes = take what is proposed, without asking

build = write rule modules and rules pages
build-out = folder that is written to (default: generated)
    .name = FOLDER
build-check = write nothing, only tell what is out of date
build-watch = go on, and build again when a file changes
build-with-game = write the game that the items belong to as well
build-written = { $changed ->
    [0] nothing changed
    [one] 1 file written
   *[other] { $changed } files written
}, { $removed ->
    [0] none removed
    [one] 1 removed
   *[other] { $removed } removed
}, { $unchanged ->
    [one] 1 as before
   *[other] { $unchanged } as before
}: { $path }
build-failed = not built: see the errors above
build-current = all is up to date: { $path }
build-watching = watching for changes; Ctrl-C ends
build-changed = changed: { $path }
build-watch-check = --watch writes, --check does not

text = print the rules text of items
text-item = id or reference of an item, such as tritons or small_world/race/tritons
    .name = ITEM
text-style = how much is told (default: card)
text-by-hand = (hand-written)
text-language-folder = a folder with a language of texts, to tell the rules in instead
    .name = FOLDER
text-unknown = there is no item “{ $item }” in { $looked } or in the official games
text-unknown-nowhere = there is no item “{ $item }” in the official games, and in this folder there are no rules to look in
text-unknown-near = there is no item “{ $item }”; did you mean “{ $near }”?
text-ambiguous = “{ $item }” is more than one: { $references }

guide = open the documentation for designers, or print it
guide-page = the page: a first evening, the whole language, what cannot be said (default: first-evening)
guide-print = print it, also at a terminal

show = print the source of items, to read and to copy
show-item = id or reference of an item, such as tritons or small_world/race/tritons
    .name = ITEM
show-from = From { $path }:

words = list the words of the rules, or tell of one
words-word = a word of the rules, or one of your language (default: all words)
    .name = WORD
words-game = the game whose words are meant (default: those of the packs at hand)
    .name = GAME
words-no-game = there is no game “{ $game }”; there are { $games }
words-unknown = no word of the rules is or means “{ $word }”
words-unknown-near = no word of the rules is or means “{ $word }”; did you mean “{ $near }”?
words-things = Things
words-phases = Phases
words-numbers = Numbers that rules change
words-descriptions = What is said of things
words-relations = How things stand to one another
words-deeds = Deeds
words-small = Small words that hold a sentence together
words-fields = Fields of declarations, and of which
words-items = Named by the games

translate = write or update the catalogue of hand-written texts of a pack
translate-paths = packs, as files or folders (default: the folder at hand)
    .name = PATH
translate-into = language of the texts
translate-written-only = leave out rules without a hand-written text
translate-written = { $path } is up to date now
translate-current = { $path } was up to date

compare = tell what means something else than before, and for whom it matters
compare-old = how it was: a folder, an archive, an earlier build, or git:REVISION
    .name = OLD
compare-now = how it is now, told alike; what lies at hand without it
    .name = NEW
compare-format = how the result is written (default: human)
compare-saves = kept games to be played again (`regola play --save`); without it, the games here
    .name = FILE
compare-bump = write the next version into each pack that changed, and the changes into its CHANGELOG.md
compare-nothing = { $path } holds no packs, no build and no files of a language
compare-changed = changed
compare-new = new
compare-gone = gone
compare-title = What has changed
compare-lead = Everything that means something else than before, by pack and item; how files are laid out is not told.
compare-was = before
compare-after = now
compare-count = { $count ->
    [0] nothing has changed
    [one] 1 change
   *[other] { $count } changes
 }
compare-about-item = { $kind }
compare-about-id = id
compare-about-rule = rule { $key }
compare-about-wording = rule { $key }, in other words
compare-about-name = name
compare-about-number = { $key }
compare-about-field = { $key }
compare-about-region = region { $key }
compare-about-place = region { $key }, where it is drawn
compare-about-border = border { $key }
compare-about-prose = { $key }, written by hand
compare-about-step = { $key }, in the example
compare-about-default = taken unless the table says otherwise
compare-nameless = { $kind ->
    [base] base rules
    [compat] rules for playing both
   *[other] { $reference }
 }
compare-for-games = A game in progress
compare-for-games-changed = A game in progress goes on otherwise with
compare-games-go-on = goes on as before
compare-for-saves = Kept games
compare-save-same = { $path }: comes out as before
compare-save-other = { $path }: comes out otherwise, coins { $before } before, { $after } now
compare-save-stopped = { $path }: move { $move } is not legal any more
compare-save-unplayable = { $path }: cannot be played any more
compare-for-sheets = To be printed again
compare-for-packs = Other packs that use what changed
compare-user = { $pack }: { $items }
compare-for-texts = Texts by hand that still tell the old number
compare-old-number = { $part } ({ $language }) says { $number }, of { $item }: { $text }
compare-for-versions = Versions
compare-version = { $pack } { $before }: next { $after }
compare-bumped = { $pack } is { $version } now
compare-bumped-before = { $pack } is { $version } already, and its change log tells of it
compare-log-more = { $pack } is { $version } already; what its change log lacked is added
compare-log-other = { $pack } is { $version } already; its change log tells of it in other words, and stays

bundle = make an archive of a pack, for others to install
bundle-pack = the folder of the pack (default: the one at hand)
    .name = PACK
bundle-out = the file to write, or the folder to put it into (default: ID-VERSION.zip)
    .name = FILE
bundle-no-pack = { $path } lies in no pack: it needs a pack.yaml
bundle-written = Written: { $path }, { $files ->
    [one] 1 file
   *[other] { $files } files
 }

add = install packs of others, with what they need, into the folder “added”
add-what = an archive, the folder of a pack, or the id of a pack in the index, with versions if wanted: 'ponds>=1.2,<2'
    .name = WHAT
add-index = a folder of archives in which packs are looked for; the one that an archive lies in is looked through too
    .name = FOLDER
add-folder = { $path } is no pack; archives in it: { $archives } (name one, or an id with --index { $path })
add-unknown = { $what } is no file, no folder and no id of a pack
add-versions = { $versions } names no versions; write for one >=1.2,<2
add-nothing = nothing was installed
add-there = all of it is there already
add-done = { $pack } { $version } is in { $path }
add-left-out = { $path } cannot be read and offers nothing: regola packs tells why
add-passed-over = { $pack }: { $count ->
    [one] 1 file stays in the archive: only rules, texts and the licence of the pack’s folder are taken, no pictures and nothing that runs
   *[other] { $count } files stay in the archive: only rules, texts and the licence of the pack’s folder are taken, no pictures and nothing that runs
 }

packs = list the packs at hand, or what a folder of archives offers
packs-folder = a folder of archives; of each version it is told what it changes
    .name = FOLDER
packs-format = how the list is written (default: human)
packs-none = there is no pack in { $path }
packs-needs = {"  "}needs { $needs }
packs-changes = {"  "}changed since { $since }: { $items }

eject = copy a game that ships with Regola, to change it as a game of your own
eject-game = the game
    .name = GAME
eject-as = the id of the copy, which its folder is called by (default: my_GAME)
    .name = ID
eject-unknown = no game is called { $name }; there are { $legal }
eject-unknown-near = no game is called { $name }; perhaps { $near }
eject-no-id = { $name } is no id for a pack of your own: write small letters, digits and _, and no id of a game that ships
eject-taken = something is called { $path } here already
eject-done = { $game } is copied to { $path }: the names in pack.yaml are yours to change

patterns = check the folder of a human language: patterns and words
patterns-folder = folder of the language, named by its code
    .name = FOLDER
patterns-read = { $count ->
    [one] 1 file of “{ $language }” read
   *[other] { $count } files of “{ $language }” read
 }
patterns-nothing = { $path } has no patterns and no lexicon

read = print the rule that a sentence states
read-sentence = the sentence, in the language of --lang, such as: Your regions are immune.
    .name = SENTENCE
read-in = pack or file whose names the sentence may use, also several times (default: those at hand)
    .name = PATH
read-nothing = there is no sentence to read
read-as = Read as: { $text }
read-several = It can be read in { $count } ways:
read-unknown = No rule knows the word “{ $word }”.
read-unknown-near = No rule knows the word “{ $word }”; perhaps { $near }?
read-word = “{ $word }”
read-no-rule = All words are known, but no rule says this.
read-nearest =
    The sentence nearest to it that a rule has: { $text }
    The rule: { $line }
read-part = I do not understand “{ $text }”; the rest I do.
read-refused = No rule that plays says this. { $reason }

test = play the worked examples and scenario files
test-paths = rules, scenario files or folders (default: the folder at hand)
    .name = PATH
test-coverage = tell which lines and numbers no example shows
test-examples-only = leave out the search for positions in which each rule acts
test-format = how the report of --coverage is written (default: human)
test-format-alone = --format is for the report of --coverage
coverage-failing = { $count ->
    [one] 1 example fails as it is and shows nothing
   *[other] { $count } examples fail as they are and show nothing
 }
coverage-title = What the examples show
coverage-lead = A line is shown where an example fails without it; a number is held where an example fails when it is one more or one less.
coverage-done = { $shown } of { $lines } lines shown, { $noticed } of { $changes } changes noticed
coverage-plain = shown
coverage-remark = a number or a word is free
coverage-problem = not shown
progress-looked = { $done ->
    [one] { $done } item looked at
   *[other] { $done } items looked at
}
progress-covered = { $done ->
    [one] 1 line tried
   *[other] { $done } lines tried
 }
test-done = { $passed } passed, { $failed } failed
left-out = left out, because of an error: { $items }
nothing-written = nothing written
test-done-in-part = { $passed } passed, { $failed } failed, { $untried } not tried

play = let bots play full games on the rules
play-game = the game to play, such as small_world
    .name = GAME
play-mix = packs to mix in
    .name = PACK
play-players = how many play (default: 2)
    .name = NUMBER
play-scenario = scenarios of the game to play with
    .name = SCENARIO
play-take = options that the table takes
    .name = OPTION
play-leave = options that the table does without
    .name = OPTION
play-lords = deal each player a Lord card
play-seed = number that decides whatever is left to chance; each game takes the next (default: 1)
    .name = NUMBER
play-games = how many games to play (default: 1)
    .name = NUMBER
play-bot = who plays, seat by seat; with several games they change seats
play-board = board of the game or of a pack, by its id (if missing: the one for so many)
    .name = BOARD
play-log = tell what happens in each game
play-why = tell it with the rules behind every number
play-save = keep the game in a file, also when it is interrupted
    .name = FILE
play-replay = play a kept game again; the file settles players, packs, seed and bots
    .name = FILE
play-no-game = name the game, such as small_world, or with --replay a kept one; in the folder of a pack it is the pack’s
play-joined = Packs joined to the game: { $packs }
play-save-one = one game at a time can be kept: leave --games and --replay out
play-barred = { $place }: the rule of { $item } in the way: { $rule }
play-format = how results are shown (default: table)
play-unknown-game = there is no game “{ $name }”; games are: { $legal }
play-unknown-game-near = there is no game “{ $name }”; did you mean “{ $near }”?
play-unknown-pack = there is no pack “{ $name }”; packs are: { $legal }
play-unknown-pack-near = there is no pack “{ $name }”; did you mean “{ $near }”?
play-no-board = the game has no board for { $players }; there are boards for: { $legal }
play-unknown-board = there is no board “{ $name }”; boards are: { $legal }
play-unknown-board-near = there is no board “{ $name }”; did you mean “{ $near }”?
play-other-board = the board { $board } is for { $legal } players
play-which-board = several boards are for { $players }; name one with --board: { $legal }
play-no-bot = there is no bot “{ $bot }” for { $game }; bots are: { $legal }
play-no-scenarios = { $game } is played without scenarios
play-unknown-scenario = there is no scenario “{ $name }”; scenarios are: { $legal }
play-unknown-scenario-near = there is no scenario “{ $name }”; did you mean “{ $near }”?
play-no-options = { $game } leaves no option to the table
play-unknown-option = there is no option “{ $name }”; options are: { $legal }
play-unknown-option-near = there is no option “{ $name }”; did you mean “{ $near }”?
play-option-twice = the option { $option } is both taken and left
play-no-lords = { $game } has not enough Lord cards for so many players
play-raised = { $place }: a rule of { $item } failed in play: { $rule }
play-endless = { $place }: a rule of { $item } never comes to an end: { $rule }
play-unended = { $place }: a rule of { $item } keeps the game from its end: { $rule }
play-fault-of-game = The game { $item } does not come to its end
play-no-steps = { $place }: a rule of { $item } failed in play: { $rule }
play-player = player
play-coins = coins
play-gold = gold
play-points = points
play-winner = result
play-won = winner
play-random = random
play-greedy = greedy
play-steady = steady
play-search = search
play-bot-head = bot
play-games-played = games
play-victories = won
play-mean-coins = mean coins
play-mean-gold = mean gold
play-mean-points = mean points
play-least-most = least-most
play-share = { $percent } %
play-name = { $seat ->
    [0] { $bot }
   *[other] { $bot }, player { $seat }
}
play-moves = { $moves ->
    [one] 1 choice a game
   *[other] { $moves } choices a game
}
play-log-game = Game { $seed }
play-log-board = Board: { $board }. Each space has its short name there.
play-log-turn = Round { $round }, player { $player }
play-log-choose = { "  " }chooses { $people }
play-log-conquer = { "  " }{ $people } conquer { $region }: { $cost }{ $sum }, { $tokens ->
    [one] 1 token goes in
   *[other] { $tokens } tokens go in
}
play-log-lose = { "  " }{ $people } of player { $player } are driven from { $region } and lose { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
play-log-leave = { "  " }{ $people } leave { $region } with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
play-log-income = { "  " }{ $region } yields { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $sum }
play-log-gains = { "  " }player { $player } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $rule }
play-log-gains-plainly = { "  " }player { $player } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
play-log-pays = { "  " }player { $player } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $rule }
play-log-pays-plainly = { "  " }player { $player } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
play-log-taken = { "  " }player { $player } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} { $other ->
    [0] from the combination
   *[other] from player { $other }
}
play-log-tokens = { "  " }{ $people } gain { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
play-log-roll = { "  " }the die shows { $roll }
play-log-put = { "  " }{ $piece } in { $region }
play-log-draw = { "  " }from now on the power { $badge }
play-log-decline = { "  " }{ $people } decline
play-log-reactivate = { "  " }{ $people } come out of decline
play-log-gone = { "  " }{ $people } leave the game
play-log-over = The game is over.
play-log-tiles-turn = Round { $round }, player { $player }
play-log-tiles-skip = Player { $player } misses the turn
play-log-tiles-over = The game is over.
play-log-tiles-lord = Player { $player } is the Lord { $lord }
play-log-tiles-put-hidden = { "  " }player { $player } lays a tile face down at { $space }
play-log-tiles-call = { "  " }player { $player } summons at { $space }: { $mover }
play-log-tiles-shown = { "  " }player { $player } looks at a coin worth { $count } and puts it back
play-log-tiles-order = { "  " }player { $player } gives the order { $order }
play-log-tiles-bonus = { "  " }player { $player } carries out { $order } as a bonus
play-log-tiles-build = { "  " }player { $player } builds at { $space }: { $tile }
play-log-tiles-put = { "  " }player { $player } lays at { $space }: { $tile }
play-log-tiles-lift = { "  " }{ $tile } of player { $player } leaves { $space }
play-log-tiles-gold = { "  " }player { $player } gains { $count ->
    [one] 1 gold piece
   *[other] { $count } gold pieces
}
play-log-tiles-points = { "  " }player { $player } gains { $count ->
    [one] 1 Tyranny point
   *[other] { $count } Tyranny points
}
play-log-tiles-coins = { "  " }player { $player } draws { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
play-log-tiles-grains = { "  " }the sands advance by { $count }
play-log-tiles-taken = { "  " }player { $player } takes { $count ->
    [one] 1 coin
   *[other] { $count } coins
} from player { $other }
play-log-tiles-store = { "  " }player { $player } lays { $count ->
    [one] 1 coin
   *[other] { $count } coins
} in { $space }
play-log-tiles-unstore = { "  " }{ $count ->
    [one] 1 coin leaves
   *[other] { $count } coins leave
} { $space }
play-log-tiles-walk = { "  " }player { $player } moves { $count ->
    [one] 1 goon
   *[other] { $count } goons
} from { $origin } to { $space }
play-log-tiles-summon = { "  " }{ $count ->
    [one] 1 goon
   *[other] { $count } goons
} of player { $player } { $count ->
    [one] appears
   *[other] appear
} at { $space }
play-log-tiles-dies = { "  " }{ $count ->
    [one] 1 goon
   *[other] { $count } goons
} of player { $player } { $count ->
    [one] goes
   *[other] go
} to the reserve from { $space }
play-log-tiles-flip = { "  " }player { $player } conquers { $space }: a goon becomes a Conquest marker
play-log-tiles-mark = { "  " }player { $player } lays a Conquest marker at { $space }
play-log-tiles-free = { "  " }the Conquest marker of player { $player } leaves { $space }
play-log-tiles-draw = { "  " }player { $player } draws { $count ->
    [one] 1 Project
   *[other] { $count } Projects
}
play-log-tiles-lead = { "  " }player { $player } moves to { $space }: { $mover }
play-log-tiles-fall = { "  " }{ $mover } of player { $player } leaves the board at { $space }
play-log-tiles-token = { "  " }{ $figure } comes to { $space }
play-log-tiles-token-gone = { "  " }{ $figure } leaves the board at { $space }
play-log-tiles-reveal = { "  " }player { $player } turns up at { $space }: { $tile }
play-log-tiles-out = { "  " }player { $player } is defeated
play-log-tiles-gold-lost = { "  " }player { $player } loses { $count ->
    [one] 1 gold piece
   *[other] { $count } gold pieces
}
play-log-tiles-pays = { "  " }player { $player } pays { $count ->
    [one] 1 Tyranny point
   *[other] { $count } Tyranny points
}
play-log-tiles-points-lost = { "  " }player { $player } loses { $count ->
    [one] 1 Tyranny point
   *[other] { $count } Tyranny points
}
play-log-tiles-coins-lost = { "  " }player { $player } discards { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
play-log-tiles-lift-plainly = { "  " }{ $tile } leaves { $space }
play-log-lords-board = Spaces of a dungeon: the letter is the column, the number the row counted from the entrance.
play-log-lords-year = Year { $count }
play-log-lords-round = Year { $count }, round { $round }
play-log-lords-fight = Year { $count }, the fight, round { $round }
play-log-lords-over = The game is over.
play-log-lords-score = { "  " }player { $player } has points: { $points }
play-log-lords-first = { "  " }player { $player } is first
play-log-lords-monsters = { "  " }monsters on offer: { $all }
play-log-lords-rooms = { "  " }rooms on offer: { $all }
play-log-lords-announced = { "  " }adventurers of the next round, with their levels: { $all }
play-log-lords-next-event = { "  " }event of the next round: { $event }
play-log-lords-idle = { "  " }player { $player } does nothing with it: the minion goes onto the card { $order }
play-log-lords-withhold = { "  " }player { $player } holds back { $order } and { $second }
play-log-lords-orders = { "  " }player { $player } gives the orders { $order }, { $second }, { $third }
play-log-lords-minion = { "  " }a minion of player { $player } goes to { $order }
play-log-lords-on-card = { "  " }a minion of player { $player } stays on the card { $order }
play-log-lords-perform = player { $player } carries out { $order }, box { $count }
play-log-lords-return = { "  " }player { $player } takes back { $order }
play-log-lords-block = { "  " }player { $player } blocks { $order } for a colour of nobody
play-log-lords-blocked = { "  " }minions of nobody stand on a box of: { $all }
play-log-lords-gain-gold = { "  " }player { $player } gains { $count ->
    [one] 1 gold nugget
   *[other] { $count } gold nuggets
}
play-log-lords-gain-food = { "  " }player { $player } gains { $count ->
    [one] 1 food ration
   *[other] { $count } food rations
}
play-log-lords-gain-imps = { "  " }player { $player } gains { $count ->
    [one] 1 imp
   *[other] { $count } imps
}
play-log-lords-gain-marks = { "  " }player { $player } gains { $count ->
    [one] 1 red token
   *[other] { $count } red tokens
}
play-log-lords-gain-traps = { "  " }player { $player } draws { $count ->
    [one] 1 trap
   *[other] { $count } traps
}
play-log-lords-lose-gold = { "  " }player { $player } gives { $count ->
    [one] 1 gold nugget
   *[other] { $count } gold nuggets
}
play-log-lords-lose-food = { "  " }player { $player } gives { $count ->
    [one] 1 food ration
   *[other] { $count } food rations
}
play-log-lords-lose-imps = { "  " }player { $player } loses { $count ->
    [one] 1 imp
   *[other] { $count } imps
}
play-log-lords-lose-marks = { "  " }player { $player } loses { $count ->
    [one] 1 red token
   *[other] { $count } red tokens
}
play-log-lords-lose-traps = { "  " }player { $player } discards { $count ->
    [one] 1 trap
   *[other] { $count } traps
}
play-log-lords-evil = { "  " }player { $player } is more evil by { $count }
play-log-lords-evil-lost = { "  " }player { $player } is less evil by { $count }
play-log-lords-paladin = { "  " }{ $hero } goes to player { $player }
play-log-lords-dig = { "  " }player { $player } digs at { $space }
play-log-lords-mine = { "  " }player { $player } mines { $count ->
    [one] 1 gold nugget
   *[other] { $count } gold nuggets
}
play-log-lords-build = { "  " }player { $player } builds at { $space }: { $room }
play-log-lords-run = { "  " }player { $player } runs the room at { $space }
play-log-lords-hire = { "  " }player { $player } hires: { $monster }
play-log-lords-wage = { "  " }player { $player } pays for: { $monster }
play-log-lords-dismiss = { "  " }{ $monster } leaves player { $player }
play-log-lords-restack = { "  " }{ $monster } goes back to the stack
play-log-lords-event = player { $player }, event: { $event }
play-log-lords-join = { "  " }{ $hero } joins the party of player { $player }
play-log-lords-join-dummy = { "  " }{ $hero } goes to a colour of nobody
play-log-lords-battlefield = { "  " }player { $player } defends { $space }
play-log-lords-post = { "  " }player { $player } posts at { $space }: { $monster }
play-log-lords-lay = { "  " }player { $player } lays a trap at { $space }
play-log-lords-card = Combat card: { $card }
play-log-lords-spring = { "  " }player { $player } springs a trap: { $trap }
play-log-lords-prevent = { "  " }the party of player { $player } prevents { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
play-log-lords-attack = { "  " }{ $monster } of player { $player } attacks{ $count ->
    [0] {""}
   *[other] {" "}(damage { $count })
}
play-log-lords-wound = { "  " }{ $hero } in the dungeon of player { $player } takes { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
play-log-lords-beaten = { "  " }{ $hero } goes to the prison of player { $player }
play-log-lords-spell = { "  " }the party of player { $player } casts { $card }
play-log-lords-heal = { "  " }the party of player { $player } heals { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
play-log-lords-conquered = { "  " }{ $space } of player { $player } is conquered
play-log-lords-safe = { "  " }{ $space } of player { $player } is safe in this round
play-log-lords-cursed = { "  " }the party of player { $player } does not heal in this round
play-log-lords-hushed = { "  " }the party of player { $player } casts no spell in this round
play-log-lords-dormant = { "  " }{ $monster } of player { $player } is turned face down
play-log-lords-awake = { "  " }{ $monster } of player { $player } stays ready
play-log-lords-free = { "  " }{ $hero } leaves the prison of player { $player }
play-log-lords-spy = { "  " }player { $player } looks at combat card { $count }
play-log-least = minimum { $count }
play-log-most = maximum { $count }
play-log-part = { "      " }{ $change }: { $rule }
play-log-why = { "      " }{ $rule }

explain = explain a finding
explain-code = code of the finding, such as R0001, or its short name
    .name = CODE
explain-unknown = there is no finding “{ $code }”
explain-unknown-near = there is no finding “{ $code }”; did you mean “{ $near }”?

lsp = answer an editor while somebody writes (language server)
lsp-stdio = speak over standard input and output, as always
lsp-out = the folder to write the server for browsers to
    .name = FOLDER
lsp-pyodide = folder or archive of the npm package pyodide; without it npm brings it
    .name = PATH
lsp-written = { $path } holds the server for an editor in a browser
lsp-missing = what speaks the protocol is not there: install regola[lsp]
lsp-play = Play this example
lsp-holds = The example “{ $title }” holds.
lsp-fails = The example “{ $title }” does not hold:
lsp-unplayable = The example “{ $title }” cannot be played as the file stands.
lsp-no-examples = There is no example in this file.
lsp-coverage = Which rules does an example show?
lsp-shown = Rules shown by an example: { $shown } of { $all }
lsp-not-shown = No example shows this rule: all hold without it
lsp-no-coverage = This cannot be played as the file stands.
lsp-written-twice = { $file } was changed on the disk too, and what you write is not saved yet: compare the two before you save.
lsp-rename-no-id = “{ $name }” is no id: write small letters, digits and low lines, a letter first
lsp-rename-not-here = this is declared in no file at hand
lsp-rename-breaks = with the name “{ $name }” something that is right would be wrong

workbench = write the workbench: Regola in a browser, for any web server to show
workbench-out = the folder to write
    .name = FOLDER
workbench-pyodide = folder or archive of the npm package pyodide; without it npm brings it
    .name = PATH
workbench-written = { $path } holds the workbench: show it with any web server
workbench-no-npm = Python for browsers is not there: name the npm package pyodide { $version } with --pyodide, or install npm
workbench-foreign = this is not the npm package pyodide { $version }: { $file }

serve = show the rulebook of the folder at hand, and the workbench on its files, to a browser on this machine
serve-port = the number of the port; 0 takes one that is free
    .name = NUMBER
serve-pyodide = folder or archive of the npm package pyodide; without it npm brings it
    .name = PATH
serve-missing = what serves pages is not there: install regola[serve]
serve-no-pack = no pack lies here or below: go to its folder, or begin one with regola new
serve-busy = port { $port } cannot be taken: another program may have it; --port 0 takes a free one
serve-ready = Open { $address } in a browser. Ctrl-C ends it.
serve-ended = Ended. Your files are as you left them.
serve-lead = What is written here is written into the files of the folder.
serve-workbench = Workbench
serve-rulebook = Rulebook
serve-building = The rulebook is being made …
serve-stranger = Open the address that regola serve printed: this one does not know you.

## Usage errors

usage =
    { $program }: { $message }
    See: { $program } --help
usage-argument = { $message }
usage-command = there is no command “{ $command }”
usage-command-near = there is no command “{ $command }”; did you mean “{ $near }”?

## What the standard parser of command lines says; the names after % are filled in by it

argparse-usage = usage:{" "}
argparse-arguments = arguments
argparse-options = options
argparse-commands = commands
argparse-help = show this help and stop
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-command = there is no command %(parser_name)r; there are %(choices)s
argparse-unrecognised = this means nothing here: %s
argparse-excluded = does not go together with %s
argparse-no-value = takes no value, but %r was given
argparse-required = missing: %s
argparse-one-required = one of these is needed: %s
argparse-one-value = needs a value
argparse-most-one-value = takes one value at most
argparse-least-one-value = needs at least one value
argparse-several-values = { $count ->
    [one] needs %s value
   *[other] needs %s values
}
argparse-ambiguous = %(option)s could be any of %(matches)s
argparse-invalid-value = %(value)r does not fit here
argparse-invalid-choice = %(value)r is none of %(choices)s

## Long work

progress-checked = { $total ->
    [one] { $done } of 1 file checked
   *[other] { $done } of { $total } files checked
}
progress-tested = { $total ->
    [one] { $done } of 1 example played
   *[other] { $done } of { $total } examples played
}
progress-compare = comparing, { $done }
progress-add = Adding packs
progress-items = items tried: { $done } of { $total }
progress-packs = Looking at the packs
progress-read = { $done ->
    [one] 1 file read
   *[other] { $done } files read
}
progress-played = { $total ->
    [one] { $done } of 1 game played
   *[other] { $done } of { $total } games played
}
progress-built = { $done ->
    [one] 1 file prepared
   *[other] { $done } files prepared
}

## Mishaps

interrupted = Interrupted.
internal-error =
    Regola has a fault of its own ({ $kind }): your files are not to blame.
    Please report it together with the file you were working on.
internal-error-kept =
    Regola has a fault of its own ({ $kind }): your files are not to blame.
    Please report it together with the file you were working on and the details kept in { $path }
output-lost = The results could not be written out; the disk may be full.

compat = tell what of a pack works in another game
compat-pack = pack to try: its id, or its folder; items after it are those to tell of
    .name = PACK
compat-into = the game whose boards it is tried on, such as small_world; items may follow
    .name = GAME
compat-prove = positions in which each rule is looked for, to see it act; 0 for none (default: 0)
    .name = NUMBER
compat-keep = folder for an example of each conflict between packs, which regola test plays
    .name = FOLDER
compat-kept = { $path }: { $count ->
    [one] 1 example kept
   *[other] { $count } examples kept
}
compat-not-kept = { $game }: { $conflict }, which no example shows: { $count ->
    [0] no position is known for what is lacking
    [one] in the one position tried nothing is lacking
   *[other] in none of { $count } positions tried anything is lacking
}. A rule that takes something for others, or under a condition, may ask for more than a position of one turn has
compat-format = how the report is written (default: human)
families-apart = “{ $one }” and “{ $other }” are of different families of games, and families do not mix: words, pieces and rules of one mean nothing in the other
compat-nothing = “{ $pack }” has no race, power, relic or place: nothing else is carried from one game into another
compat-unknown-game = there is no game “{ $name }”; games are: { $legal }
compat-unknown-game-near = there is no game “{ $name }”; did you mean “{ $near }”?
compat-unknown-pack = there is no pack “{ $name }”; packs are: { $legal }
compat-unknown-pack-near = there is no pack “{ $name }”; did you mean “{ $near }”?
compat-unknown-item = there is no item “{ $name }”; items are: { $legal }
compat-unknown-item-near = there is no item “{ $name }”; did you mean “{ $near }”?

combos = look at every race with every power
combos-games = games to look at, such as small_world
    .name = GAME
combos-mix = mix the games named on the boards of the first
combos-play = games in which each remark that play can decide is tried, 0 for none (default: 5)
    .name = NUMBER
combos-format = how the report is written (default: human)
combos-none = { $game } has no races and powers to combine
combos-unknown-game = there is no game “{ $name }”; games are: { $legal }
combos-unknown-game-near = there is no game “{ $name }”; did you mean “{ $near }”?
combos-unknown-name = there is no game or pack “{ $name }”; games are: { $games }; packs are: { $packs }
progress-mixed = packs in games looked at: { $done } of { $total }
progress-pairs = { $done ->
    [one] 1 combination
   *[other] { $done } combinations
}

book = make the rulebook that teaches a game, to print or to read
book-game = the game or pack: its id or its folder
    .name = GAME
book-with = packs that are merged into the book, their additions marked
    .name = PACK
book-format = what is made: `pdf` to print, `html` to read in a browser (default: `pdf`)
book-paper = the paper of the PDF (default: a4)
book-out = the file to write, or the folder to write it into (default: named after the game and the language)
    .name = FILE
folder-made = Folder made: { $path }
out-no-name = --out wants the name of a file or a folder, and “{ $out }” is none
out-other-format = { $path } would be no { $format }: give it that ending, or ask for the other format
book-written = Written: { $path }
folder-gone = the folder that you are in is gone: go to another one
book-other-family = “{ $pack }” is for games of another kind than “{ $game }”: they have no book together
book-unknown = there is no game or pack “{ $name }”; there are: { $legal }
book-unknown-near = there is no game or pack “{ $name }”; did you mean “{ $near }”?
book-no-typst = a PDF needs `typst`, which is not installed: `pip install 'regola[print]'` brings it; `--format html` needs nothing
progress-paper = { $step ->
    [check] checking the rules
    [play] playing the examples
    [draw] drawing
   *[lay] laying out the pages
}

card = draw the cards of items, to show around
card-item = an item: its id, such as tritons
    .name = ITEM
card-png = a picture of dots (default)
card-svg = a drawing of lines
card-out = the file to write, or the folder to write it into (default: named after the item and the language)
    .name = FILE
card-one-picture = a card is drawn as --png or as --svg, not both
card-one-file = several cards need a file each: give --out a folder
card-no-typst = a card needs `typst`, which is not installed: `pip install 'regola[print]'` brings it; `regola text` prints its words

print = make sheets to print and cut out, to play at a table
print-items = what is printed: items by id, a pack or a game by id or folder (default: the pack at hand)
    .name = ITEM|PACK
print-paper = the paper (default: a4)
print-backs = the edge over which sheets are turned, so that backs meet fronts (default: long); `none` prints fronts alone
print-cards = the size of cards (default: poker, 2½ by 3½ inches)
print-only = print these alone: `banner, badge, token, piece, plaque, coin, counter, chamber, goon, tile, card, leaflet, board, aid, track`
    .name = FORM
print-also = a second language on each piece
print-cut = write beside the PDF an SVG for each sheet, with the lines that a machine cuts
print-out = the file to write, or the folder to write it into (default: named after what is printed and the language)
    .name = FILE
print-no-typst = sheets need `typst`, which is not installed: `pip install 'regola[print]'` brings it
print-nothing = nothing of this is printed; there are: { $legal }
print-unknown-form = nothing that is printed is called “{ $name }”; there are: { $legal }
print-unknown-form-near = nothing that is printed is called “{ $name }”; did you mean “{ $near }”?
print-nothing-in = in “{ $name }” there is nothing to print
print-none-here = there is no pack here to print; name one, or items, as `regola { $command } small_world` or `regola { $command } tritons`
print-cut-lines = { $count ->
    [one] Written, lines to cut along: { $path }
   *[other] Written, lines to cut along: { $path } ({ $count } files)
}
print-papers = { $papers ->
    [one] 1 sheet of paper
   *[other] { $papers } sheets of paper
}; print at actual size, without fitting to the page
print-listed = { $count } × { $form ->
    [banner] banner
    [badge] badge
    [token] token
    [piece] piece
    [plaque] plaque
    [coin] coin
    [counter] counter
    [goon] goon
    [tile] tile
    [chamber] chamber
   *[card] card
    [leaflet] leaflet
    [board] board
    [aid] player aid (aid)
    [track] track
}

# ---- export

export = make pictures of what lies on the table, or a saved object for Tabletop Simulator
export-table = `tts` for Tabletop Simulator, `images` for pictures
export-items = what is exported: items by id, a pack or a game by id or folder (default: the pack at hand)
    .name = ITEM|PACK
export-only = export these alone, as in `regola print`
    .name = FORM
export-cards = the size of cards (default: poker, 2½ by 3½ inches)
export-also = a second language on each piece
export-picture = of images: dots or lines (default: `png`)
export-points = of images: how many dots an inch they have, 36 to 1200 (default: 300)
    .name = DOTS
export-address = for `tts`: the address that its pictures will lie at (default: this folder, which no other player can see)
    .name = ADDRESS
export-out = the folder to write into (default: named after what is exported and the language)
    .name = FOLDER
export-no-typst = pictures need `typst`, which is not installed: `pip install 'regola[print]'` brings it
export-written = { $pictures ->
    [one] Written: { $path }, 1 picture
   *[other] Written: { $path }, { $pictures } pictures
}

# ---- playtest

playtest = tell from paired games of bots whether items are too strong, too weak, or as the others
playtest-items = races, powers, relics, places or packs to test, by id, reference or folder
    .name = ITEM
playtest-against = what takes their place in the other games: the average of the game, an item, or an older edition of the pack (folder, archive, git:REVISION)
    .name = average|ITEM|OLD
playtest-players = for how many players (default: 2)
    .name = NUMBER
playtest-band = within so many coins a game an item is as the others (default: what bands.yaml of the pack says, else 3, and 0 against an older edition)
    .name = COINS
playtest-budget = how long to play at most: 60s, 5m, 2h (default: 60s)
    .name = TIME
playtest-pairs = play exactly so many pairs of games, in blocks of 20, instead of a time
    .name = NUMBER
playtest-explain = tell why: what each rule line brings, and the three games that tell most, kept in the folder playtests
playtest-seed = number that decides whatever is left to chance (default: 1)
    .name = NUMBER
playtest-workers = so many processes play (default: one for each core)
    .name = NUMBER
playtest-resume = folder that keeps each block of games, from which a later run goes on
    .name = FOLDER
playtest-report = write the report to a file, as a page of HTML
    .name = FILE
playtest-format = how the result is shown (default: table)
playtest-budget-or-pairs = name a time or a number of pairs, not both
playtest-nothing = the pack { $pack } has no race, power, relic or place to test
playtest-which = several items are called “{ $name }”; name one in full: { $legal }
playtest-kind = “{ $name }” is of the kind { $kind }: races, powers, relics and places can be tested
playtest-unknown-item = there is no item “{ $name }”; items are: { $legal }
playtest-unknown-item-near = there is no item “{ $name }”; did you mean “{ $near }”?
playtest-built = { $path } holds no rules files that could be played
playtest-no-bots = no bots of this laboratory play the games of { $name }
playtest-not-there = { $path } has no { $name }
playtest-other-kind = { $name } cannot take the place of the item: one of the kind { $kind } is due
playtest-head = { $item }, { $players } players
playtest-verdict = { $word ->
    [strong] Too strong
    [weak] Too weak
    [same] As the others
    [original] Exactly as the other
    [untested] Not tested: in the games that were watched, a rule was hardly ever in force
    [disagree] The bots disagree
    [strong-older] Stronger than before
    [weak-older] Weaker than before
    [same-older] As before
    [original-older] Exactly as the original
    [untested-older] Not tested: in the games that were watched, a rule was hardly ever in force
    [disagree-older] The bots disagree
   *[other] { $more ->
        [0] Undecided
       *[other] Undecided: about { $more } more pairs would tell
    }
}
playtest-coins = { $mean } coins a game (from { $low } to { $high })
playtest-shares = { $mean } % of victories (from { $low } to { $high })
playtest-earns = its player ends with { $coins } coins; { $kind ->
    [found] the player has it for { $rounds } rounds
   *[joined] its people is active for { $rounds } rounds
}
playtest-others = each of the other players gets { $mean } coins
playtest-unchanged = its own rules are as they were: what differs comes of other items
playtest-picked = lying in the row, it is taken at { $taken } of { $offered } choices, in round { $round } on average, for { $paid } coins
playtest-place = place { $place } of { $count } among the official ones, beside { $beside }
playtest-old-table = The official ones were measured by other rules or bots than these: their table is old.
playtest-seen = “{ $rule }” in force in { $times } of { $decisions } decisions, in { $games } of { $watched } games
playtest-best = best with: { $partners }
playtest-worst = worst with: { $partners }
playtest-few = some of these met in only { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}: little can be said of each
playtest-digest = { $pairs } pairs of games, digest { $digest }
playtest-in-python = Compiled code does not play this game ({ $why }): Python does, with the same result, some forty times as slowly.
playtest-repeat = The same again: { $command }
playtest-bots = Verdicts are about these bots on these boards.
playtest-fault = { $place }: a rule of { $item } failed in play; nothing can be said of it
progress-playtest = { $done } pairs of games: { $coins } coins
playtest-effect = “{ $rule }” brings { $mean } coins a game (from { $low } to { $high })
playtest-effect-few = “{ $rule }” brings { $mean } coins a game so far
playtest-game = A game that tells ({ $coins } coins): { $command }
progress-explain = { $done } of { $total } blocks without a rule
playtest-written = Report: { $path }
playtest-title = Playtest
playtest-cannot = Bots plan less than people, make no deals and hold no grudge: what lives of these is judged wrongly.
playtest-interval = Difference of coins a game, with the limits that hold at every look
playtest-among = Among the official ones
playtest-rules = What each rule brings
playtest-rounds = Difference of coins, round by round
playtest-partners = By partner
playtest-numbers = The numbers
playtest-how-title = How it was measured
playtest-how = Pairs of games with one seed, seat, partner and order of decks: one with the item, the other with what takes its place. The shaded band is { $band } coins wide to each side; the seed is { $seed }. The limits fail, over all looks together, in at most one run of twenty.
playtest-cluster = address of the scheduler of a Dask cluster that plays (needs regola[cluster])
    .name = ADDRESS
playtest-workers-or-cluster = name a number of processes or a cluster, not both
playtest-no-dask = a cluster needs the package distributed: pip install "regola[cluster]"
playtest-no-cluster = no cluster answers at { $address }
playtest-workers-lost = Nobody is left who plays: the processes or the cluster went away. What was played stands.
playtest-no-limits = { $mean } coins a game so far; before { $least } pairs nothing is said
