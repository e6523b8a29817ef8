### Every finding in English. One message a slug of dsl/findings.yaml:
###   message     the headline, at most twelve words
###   .label      what stands at the place
###   .hint       one action; .hint-KEY where the report chooses among several
###   .related-KEY  what is to be said of a second place      .fix-KEY  what the fix does
###   .page       why it matters, for `regola explain`
### Facts arrive quoted where they come from a text, and lists as “a”, “b” or “c”: write no quotes around them.

# The frame around findings

list-item = “{ $word }”
list-end = { $words } or { $last }
list-more = { $words } and { $count } more
severity-error = error
severity-warning = warning
severity-info = note
confidence-certain = certain
confidence-likely = likely
confidence-possible = possible
report-hint = hint: { $text }
report-fix = --fix: { $text }
report-summary = { $errors ->
        [0] no errors
        [one] 1 error
       *[other] { $errors } errors
    }, { $warnings ->
        [0] no warnings
        [one] 1 warning
       *[other] { $warnings } warnings
    }, { $infos ->
        [0] no notes
        [one] 1 note
       *[other] { $infos } notes
    }
page-standing = `{ $slug }` · { $severity } · confidence: { $confidence } · since { $since }
page-wrong = Not so:
page-right = But so:

# Facts that are said, not quoted

phrase-nothing = nothing
phrase-number = a number
phrase-whole-number = a whole number
phrase-border = two ids with a hyphen between them, such as “den-pool”
phrase-extent = a first and a last place, such as 1-3
phrase-word = a word
phrase-name = a name in quotes
phrase-text = a text in quotes
phrase-identifier = an id
phrase-line-end = the end of the line
phrase-file-end = the end of the file
phrase-yes-or-no = “true” or “false”
phrase-list = a list
phrase-mapping = keys with values
phrase-noun = a noun
phrase-verb = a verb
phrase-adjective = an adjective
phrase-relation = a relation
phrase-quantity = a quantity
phrase-event = an event
phrase-phase = a phase
phrase-field = a field
phrase-kind = a kind of item
phrase-preposition = a preposition
phrase-keyword = a keyword
phrase-condition = a condition
phrase-effect = an effect
phrase-rule = a rule
phrase-declaration = a declaration
phrase-language = a language
phrase-it = Italian
phrase-es = Spanish
phrase-en = English
phrase-gender = a gender
phrase-mover = the attacker
phrase-holder = the holder of the region
phrase-terminal-lbrace = an opening brace
phrase-terminal-rbrace = a closing brace
phrase-terminal-lpar = an opening bracket
phrase-terminal-rpar = a closing bracket
phrase-terminal-comma = a comma
phrase-terminal-colon = a colon
phrase-terminal-kind = a kind of item
phrase-terminal-word = a word of the game
phrase-terminal-number = a number
phrase-terminal-string = a text in quotes
phrase-terminal-mark = a sign
phrase-terminal-field = a field
phrase-terminal-newline = the end of the line
phrase-terminal-end = the end of the text
phrase-terminal-preposition = a preposition
phrase-terminal-verb = a verb
phrase-terminal-done = a participle
phrase-terminal-scope = “in decline” or “always”
phrase-terminal-limit = a limit such as “once”
phrase-terminal-per = “per”
phrase-terminal-at = “at”
phrase-terminal-when = “when”
phrase-terminal-is = “is”
phrase-terminal-may = “may”
phrase-terminal-not = “not”
phrase-terminal-has = “has”
phrase-terminal-if = “if”
phrase-terminal-or-if = “or if”
phrase-terminal-and = “and”
phrase-terminal-or = “or”
phrase-terminal-that = “that”
phrase-terminal-there = “there”
phrase-terminal-can = “can”
phrase-terminal-time = a time such as “this turn”
phrase-terminal-join = “then” or “otherwise”
phrase-terminal-change = “more” or “less”
phrase-terminal-bound = “at least” or “up to”
phrase-terminal-doubled = “doubled”
phrase-terminal-all = “all”
phrase-terminal-as-if = “as if”
phrase-terminal-as-many = “as many”
phrase-terminal-as = “as”
phrase-terminal-sign = plus or minus
phrase-terminal-times = “times”
phrase-terminal-determiner = an article
phrase-terminal-pronoun = a pronoun
phrase-terminal-reciprocal = “one another”

# R00 Files, encoding, limits, YAML

unreadable-file = This file cannot be read
    .hint = Close the program that holds it and try again.
    .hint-permission = Give yourself the right to read it.
    .hint-folder = A file belongs here, not a folder.
    .hint-kind = Name a file that lies on the disk, not a pipe or a device.
    .hint-link = The link leads nowhere: make it again.
    .hint-name = The name is longer than the system allows: shorten it.
    .page = Regola tried to open the file and the system refused. Nothing in it was checked.
file-not-found = There is no file or folder { $path }
    .hint = Check the spelling of the path.
    .page = A path on the command line leads nowhere. The other paths were checked all the same.
empty-file = This file holds nothing
    .hint = Declare an item in it, or delete it.
    .page = A file without a declaration adds nothing to the game. Most often its text was lost, or was never saved. `regola new` writes a file to start from.
file-too-large = The file has { $size } bytes; at most { $maximum } are read
    .hint = Split it: one item to a file reads best.
    .page = Rules files are small. One of this size is a mistake or an attack on the program, so it is not read. `--max-file` raises the limit.
not-text = This is not a text file in UTF-8
    .hint = Save it as plain text, encoded in UTF-8.
    .page = The bytes are those of a picture, of a word processor or of another encoding such as UTF-16. Rules are plain text: write them in a text editor.
not-utf-8 = The byte { $byte } is not valid UTF-8
    .label = the first such byte
    .hint = Save the file again, encoded in UTF-8.
    .page = The file was saved in an older encoding, so its accents and quotes would come out as other signs. Every text editor can save in UTF-8.
byte-order-mark = The file begins with an invisible byte order mark
    .fix-remove = remove the mark
    .page = Some editors put an invisible mark at the beginning of a file. Regola reads over it, other programs may stumble. It can go without loss.
carriage-return = { $count ->
        [one] A line ends
       *[other] { $count } lines end
    } with a carriage return
    .label = the first one
    .fix-normalise = end every line with a line feed alone
    .page = Line ends from Windows are read without trouble, but files that mix both kinds make every comparison of two versions noisy. `regola fmt` writes line feeds.
control-character = The control character { $character } stands in the text
    .label = here, though it cannot be seen
    .hint = Delete it.
    .fix-replace = put a space in its place
    .page = Such characters are invisible and can hide text or steer a terminal. Only line breaks and tabs are allowed.
hidden-character = The invisible character { $character } stands in the text
    .label = looks like a space, or like nothing
    .hint = Type the space again, or delete it.
    .fix-replace = put a plain space in its place
    .page = Text copied from a web page or a word processor brings along spaces and marks that cannot be told from plain ones. Two names that look the same may then differ.
nesting-too-deep = Blocks are nested more than { $maximum } deep
    .label = this one goes too deep
    .hint = Close the blocks before it, or split the item.
    .page = No rule of a board game needs so many blocks inside one another. Most often closing braces are missing above.
number-too-long = A number has more than { $maximum } digits
    .hint = Write a smaller number.
    .page = Numbers in rules count tokens, coins and turns. A longer one is a slip of the hand.
name-too-long = This name has { $length } characters; at most { $maximum } are allowed
    .hint = Shorten the name.
    .page = A name has to fit on a banner, in a table and in a sentence. A very long one is often a quotation mark forgotten further up. An id has to fit the name of a file.
yaml-syntax = The YAML cannot be read from here on
    .hint = Compare the line with the one above it.
    .hint-indentation = Indent the line like its neighbours.
    .hint-tab = Indent with spaces: tabs are not allowed here.
    .hint-colon = Put a space after the colon, or quotes around the text.
    .hint-quote = Close the quotation mark.
    .hint-bracket = Close the bracket.
    .related-opened = it was opened here
    .page = In YAML the indentation carries the structure, and some signs have a meaning of their own. A text that holds a colon, a hash or a bracket wants quotes.
yaml-tag = YAML tags such as { $tag } are not allowed
    .label = a tag
    .hint = Delete the tag and keep the value.
    .page = A tag asks the reading program to build something other than plain data. Rules are shared among strangers, so only texts, numbers, lists and keys are read.
yaml-too-large = This YAML unfolds to more than { $maximum } values
    .hint = Write less, or without aliases.
    .page = Aliases can make a short file unfold to billions of values. Regola stops counting at the limit.
doubled-key = The key { $key } stands twice
    .label = again here
    .related-first = first here
    .hint = Keep one of the two.
    .page = Only one of the two values could count, and nobody can tell which was meant.
doubled-value = { $word } stands twice in { $key }
    .label = again here
    .related-first = first here
    .hint = Keep one of the two.
    .page = Each name can stand here only once: the second would say nothing new.
unknown-key = The key { $key } is not known here
    .label = no such key
    .hint-similar = Did you mean { $similar }?
    .hint-legal = Legal here: { $legal }.
    .page = Every place of a YAML file has its own set of keys. A key that is not among them would be ignored in silence, so it is refused.
missing-key = The key { $key } is missing
    .label = it belongs here
    .hint = Add the key with its value.
    .page = Without this key the rest cannot be understood.
wrong-value = { $key } wants { $expected }
    .label = this is something else
    .hint = Write { $expected }.
    .hint-choice = Legal here: { $legal }.
    .hint-similar = Did you mean { $similar }?
    .page = The value has another shape than the key asks for: a word where a number belongs, or one value where a list belongs.
value-out-of-bounds = { $key } is { $value }, but only { $minimum } to { $maximum } is possible
    .label = out of bounds
    .hint = Write a number from { $minimum } to { $maximum }.
    .page = The number is outside what the game or the format allows.
alias-cycle = This alias contains itself
    .label = leads back to itself
    .hint = Write the value out instead of the alias.
    .page = An alias that lies inside the value it stands for would unfold without end.
broken-baseline = The baseline file cannot be understood
    .hint = Write it anew with --write-baseline.
    .page = The baseline lists the findings that are already known. This one is damaged or was written by another version, so no finding was held back.
nothing-to-check = There is no rules file in { $path }
    .hint = Name a folder with .regola files.
    .page = Nothing was checked, which is easily taken for everything being right.
more-alike = More findings { $code } follow in this file
    .label = and so on from here
    .hint = Mend these { $maximum } first: often one cause lies behind them all.
    .page = Of each kind so many are shown in a file and no more. The others are counted as faults all the same, and shown when these are gone.

# R01 Syntax

unexpected-token = { $found } cannot stand here
    .label = here I expect { $expected }
    .hint = Write { $expected }.
    .hint-similar = Did you mean { $similar }?
    .hint-previous-line = Look at the end of the line before: something is missing there.
    .related-statement = in the line that begins here
    .hint-sign = Say by how much it changes: “is 1 more” or “is 1 less”.
    .hint-deed = Say first when it happens, with a colon: “at scoring: gain 1 coin” or “when you conquer a region: …”.
    .hint-colon = Put a colon before { $found }.
    .hint-form = Begin like these: “income of your hills is 1 more”, “at scoring: gain 1 coin”, “once per turn, you may …”.
    .hint-many = Read the line up to here again, and complete what stands before { $found }.
    .page = A line of rules follows a fixed order, as a sentence does. Up to this place it could be read; what comes next does not fit. The label names what could stand there.
unclosed-brace = An opening brace is never closed
    .label = opened here
    .related-end = the text ends here without a closing brace
    .related-next = the next item begins here, inside the open one
    .hint = Add a closing brace at the end of the item.
    .page = Every opening brace needs its closing one. Without it all that follows seems to belong to this item.
unmatched-brace = A closing brace has no opening one
    .label = closes nothing
    .related-closed = the item was already closed here
    .hint = Delete it, or add the missing opening brace above.
    .fix-delete = delete the brace
    .page = There is one closing brace too many. Often an item was closed too early and its last lines stand outside.
lone-quote = A quotation mark is opened and not closed in its line
    .label = opened here
    .hint = Close the quotation mark at the end of the name.
    .page = A name stands between two quotation marks in one line. Without the second one the rest of the line would become part of the name.
curly-quote = Names stand between straight quotes, not { $character }
    .label = a curly quotation mark
    .hint = Write " instead.
    .fix-straighten = write straight quotation marks
    .page = Word processors turn straight quotation marks into curly ones. Use a text editor, or let `--fix` straighten them.
unexpected-character = The character { $character } has no meaning in rules
    .label = not part of the language
    .hint = Delete it, or put it in quotes if it belongs to a name.
    .page = Rules are written with letters, digits and a few signs. Others are allowed in names between quotation marks and in comments only.
unexpected-end = The text ends in the middle of a rule
    .label = here I expect { $expected }
    .hint = Finish the last line.
    .hint-brace = If an item begins here, open a brace at the end of the line.
    .page = The last line begins a rule and does not end it, perhaps because the file was not saved whole.
unclosed-bracket = An opening bracket is never closed
    .label = opened here
    .hint = Close the bracket.
    .page = Brackets hold a part of a sentence together. Each needs its partner in the same rule.
missing-identifier = This { $kind } has no id
    .label = the id is missing after this word
    .hint = Write an id after the kind, such as silver_tritons.
    .page = An item is called by its id in other rules, in files and in links. Its printed names stand in the field `name`.
bad-identifier = { $word } cannot be an id
    .label = not an id
    .hint = Use small letters a to z, digits and underscores.
    .hint-similar = Write { $similar }.
    .fix-rename = write it as an id
    .page = Ids become names of files and modules on every system, so they hold small unaccented letters, digits and underscores, and begin with a letter. The printed names may hold anything.
line-outside-item = This line belongs to no item
    .label = stands outside all braces
    .hint = Move it between the braces of an item.
    .hint-brace = If an item begins here, open a brace at the end of the line.
    .page = Every rule is somebody's rule: of a race, a power, a place or the game itself. So it stands inside the braces of its item.
reserved-word = { $word } is a word of the language itself
    .label = cannot be used as a name
    .hint = Choose another id.
    .page = Words such as `when`, `may` and `if` hold sentences together. An id of that spelling would make sentences unreadable.

# R02 Names and ids

unknown-id = There is no { $kind } called { $id }
    .label = not declared anywhere
    .hint = Declare it, or name one that exists.
    .hint-similar = Did you mean { $similar }?
    .hint-legal = These exist: { $legal }.
    .hint-pack = Add the pack { $pack } to those that your pack needs.
    .page = The text names something that no file of this pack, nor of the packs it needs, declares.
doubled-id = The id { $id } is given twice
    .label = again here
    .related-first = first here
    .hint = Choose another id for one of the two.
    .page = Two items with one id cannot be told apart by the rules that name them.
unknown-kind = { $kind } is not a kind of item
    .label = no such kind
    .hint-similar = Did you mean { $similar }?
    .hint-legal = The kinds are { $legal }.
    .page = A declaration begins with what the item is: a race, a power, a relic. The game's vocabulary says which kinds there are.
wrong-kind = { $id } is not what is wanted here
    .label = this is a { $found }; the rule wants { $expected }
    .related-declared = declared here
    .hint = Name something that is { $expected }.
    .page = The name exists, but it belongs to an item of another kind than this place takes.
kind-not-here = A { $kind } cannot be declared inside a { $outer }
    .label = does not belong inside
    .related-outer = inside this item
    .hint = Move it out, to a place of its own.
    .hint-legal = Inside it may stand { $legal }.
    .page = Some kinds stand alone in a file, others only inside the item that they belong to, as a piece inside its power.
unused-declaration = The { $kind } { $id } is never used
    .label = no rule names it
    .hint = Use it in a rule, or delete it.
    .page = What nothing names has no effect on play. Often the rule that should name it holds a slip.
id-of-another-pack = { $id } already exists in the pack { $pack }
    .label = the same id
    .related-other = there it is declared here
    .hint = Choose an id of your own, or write the pack before it.
    .page = Both may stand side by side, but in a table that plays with both packs the short id becomes ambiguous.

# R03 Words

unknown-word = { $word } is not a word of the rules
    .label = not known
    .hint = Look it up in the list of words.
    .hint-similar = Did you mean { $similar }?
    .hint-legal = Here may stand { $legal }.
    .hint-elsewhere = It is a word of { $game }, another game.
    .hint-here = Here a word for { $expected } is wanted.
    .page = The language has a fixed list of words, so that every sentence can be played and printed in three languages. Most often this is a slip of spelling.
word-of-another-game = { $word } is a word of { $game }, not of { $here }
    .label = of another game
    .hint = Say it with the words of this game.
    .hint-similar = Did you mean { $similar }?
    .page = Each family of games has its own words: a tile game has rooms, a conquest game has regions. A word of the other family has no meaning here.
misplaced-word = { $word } is { $found }; here I need { $expected }
    .label = the right word in the wrong place
    .related-wants = because of this word
    .hint = Put { $expected } here.
    .hint-legal = Here may stand { $legal }.
    .page = The word exists, but it is of another sort than this place in the sentence takes, as if a noun stood where a verb belongs.
wrong-grammatical-number = { $word } has the wrong number here
    .label = singular and plural differ in meaning
    .hint = Write { $similar }.
    .fix-number = write the other number
    .page = A plural means all of them, a singular one that is chosen. Here the other form is surely meant.
not-mentioned = Which { $word }? None was mentioned before in this rule
    .label = points at nothing
    .hint = Mention it first, or write “a” or “each”.
    .page = With the article “the” a rule points back at something it has mentioned: “when you conquer a region: put a hole in the region”. Without the first mention nobody knows which is meant.
it-without-owner = { $word } points at no piece and no place
    .label = whose?
    .hint = Name the thing, or move the line into the piece.
    .page = “It” and “its” mean the piece, place or tile whose braces surround the line. A race or a power is no such thing.
you-without-bearer = { $word } means nobody here
    .label = nobody bears this item
    .hint = Name the player or the people that is meant.
    .page = “You” is the bearer of the item: who owns the race or power, who holds the relic's region. This item has no bearer.

# R04 Types

wrong-type = { $word } is { $found }, but { $wants } wants { $expected }
    .label = this is { $found }
    .related-wants = this wants { $expected }
    .hint = Name { $expected } here.
    .hint-legal = These words fit: { $legal }.
    .page = Every word says what sort of thing it names: a region, a people, a coin. A sentence in which the sorts do not fit has no meaning, even if its grammar is right.
adjective-does-not-fit = { $word } cannot be said of { $noun }
    .label = this adjective
    .related-noun = this is { $found }
    .hint = { $word } can be said of { $legal }.
    .hint-similar = Did you mean { $similar }?
    .page = An adjective belongs to certain sorts of things: regions can be coastal, tokens cannot.
relation-does-not-fit = { $left } cannot be { $relation } { $right }
    .label = this relation
    .related-left = this is { $left }
    .related-right = this is { $right }
    .hint = After { $relation } stands { $legal }.
    .page = A relation joins two sorts of things, in one order. These two are not joined by it.
ungrantable-fact = No rule can make something { $word }
    .label = the board alone decides this
    .hint = These can be granted: { $legal }.
    .hint-similar = Did you mean { $similar }?
    .page = Some facts follow from the board and the position, others can be given by a rule. This one can be asked in a condition, but not given.
missing-object = { $verb } what?
    .label = needs { $expected }
    .hint = Add { $expected } after the verb.
    .page = This verb acts on something, and the rule does not say on what.
number-expected = Here I need a number, not { $found }
    .label = not a number
    .hint = Write a number in digits.
    .page = Numbers are written in digits, or as something that can be counted: `number of your regions`.
quantity-fixed = { $quantity } is worked out and cannot be changed
    .label = no rule changes this
    .hint = Change what it is worked out from.
    .page = Some numbers follow from others. To change them, change those.
not-yours-to-change = { $quantity } is up to { $holder }, not to you
    .label = not the bearer's number
    .hint = Put a piece there, and give the piece the rule.
    .hint-holder = Say whose things count: “income of your forests”.
    .page = Each quantity belongs to the one who moves or to the one who holds the region. A rule of yours can only change what is yours.
not-an-event = { $verb } is nothing that a rule can wait for
    .label = no event
    .hint = A rule can wait for { $legal }.
    .page = After “when” stands something that happens in play. Not every verb makes an event.
phase-expected = After “at” I need a phase, not { $found }
    .label = not a phase
    .hint = The phases are { $legal }.
    .page = A turn has phases, and a timed rule names the one it acts in.
not-foretold = No rule can act before { $verb }
    .label = nothing comes before it
    .hint = Write “when”; “before” may stand with { $legal }.
    .page = Before some deeds there is a moment in which rules act: before a region is conquered, for one. Other things happen at once, and rules follow them.
missing-slot = { $verb } needs { $preposition }
    .label = { $preposition } what?
    .hint = Add { $preposition } with { $expected }.
    .page = Some deeds cannot be done before it is said where, to whom or for what. A ban may leave it out: it then holds everywhere.
number-does-not-fit = { $wants } cannot take { $phrase }
    .label = so many cannot be meant here
    .hint = Say { $legal }.
    .page = A plural means all, *a* means one that is chosen, and a number means just so many. Each deed takes some of these: one conquers one region, gains so many coins, abandons one region or all of them. What a deed cannot do to several things is not done to them, so it cannot be said.
statement-of-a-choice = A statement chooses nothing: { $phrase }
    .label = one of them, but which?
    .hint = Say { $legal }.
    .page = A statement tells what is so as long as it holds: nobody chooses anything then. It can speak of all things or of those of which something is true, but not of one, or of so many, that somebody would have to pick.

# R05 Fields and maps

missing-field = The field { $field } is missing
    .label = this { $kind } needs it
    .hint = Add a line that begins with { $field } and a colon.
    .page = Every kind of item has fields it cannot do without: a race its tokens, every item its name.
doubled-field = The field { $field } stands twice
    .label = again here
    .related-first = first here
    .hint = Keep one of the two lines.
    .page = Only one value can hold, and the two may differ.
unknown-field = A { $kind } has no field { $field }
    .label = no such field
    .hint-similar = Did you mean { $similar }?
    .hint-legal = Its fields are { $legal }.
    .hint-other = It is a field of a { $other }.
    .page = Each kind of item has its own fields. A field of another name would be ignored in silence, so it is refused.
wrong-field-value = { $field } wants { $expected }
    .label = this is { $found }
    .hint = Write { $expected }.
    .hint-legal = Legal here: { $legal }.
    .hint-similar = Did you mean { $similar }?
    .page = The value has another shape than the field takes.
number-out-of-bounds = { $field } is { $value }, but goes from { $minimum } to { $maximum }
    .label = out of bounds
    .hint = Write a number from { $minimum } to { $maximum }.
    .page = The game sets bounds to this number: a homebrew banner holds at most 10, a homebrew power adds at most 5. Beyond them the item is out of balance or cannot be played with the pieces in the box. On a board of spaces, a row runs from a first place to a last one that is not before it, and has at most 99 places.
borrowed-tokens = { $lender } has only { $available } tokens to lend, not { $count }
    .label = borrows too many
    .related-lender = the lender
    .hint = Borrow from a race that has at least as many.
    .page = A homebrew race has no tokens in the box and plays with those of another race, whose banner is then out of play.
wrong-value-count = { $field } takes { $expected } values, not { $found }
    .label = count these
    .hint = Write { $expected } values.
    .page = The field has a fixed number of values.
more-than-all = { $field } gives { $value } of only { $total }
    .label = more than there are
    .hint = Write the smaller number first.
    .page = In `tokens: 6 of 11` the first number is what the race starts with, the second what lies in the box. The first cannot be larger.
border-with-itself = The region { $region } borders on itself
    .label = the same region twice
    .hint = Name the other region, or delete the border.
    .page = A border lies between two regions. One of the two names is a slip.
isolated-region = The region { $region } borders on no other
    .label = nobody can get here from another region
    .hint = Add its borders to the map.
    .page = A region without neighbours can hardly be conquered or left. Most often a border was forgotten.
doubled-border = The border between { $left } and { $right } stands twice
    .label = again here
    .related-first = first here
    .hint = Delete one of the two.
    .fix-delete = delete the second one
    .page = Nothing changes by it, but often another border was meant.
no-entrance = No region of this map can be entered from outside
    .label = this map
    .hint = Mark the regions at the edge of the map.
    .page = New races come in from the edge of the map. Without an edge nobody can ever begin.
wrong-side-count = A tile has { $expected } sides; this line of { $id } has { $found }
    .label = the sides of one tile
    .hint = Name six edges, clockwise from the right.
    .page = A tile is a hexagon. Each line of edges is one tile, all its sides in order; with more or fewer it could not be laid.
tile-fits-nowhere = No side of { $id } can be joined to another tile
    .label = nothing leads in
    .hint = Give it a door or an arm.
    .page = What is built must be connected to the dungeon. A tile without a side that joins another can never be built.
tile-out-of-reach = No dungeon that begins with { $first } can grow to { $id }
    .label = joined only to sides that are never reached
    .hint = Give it a side that the other tiles can be joined to.
    .page = Sides join by their sort. This tile can be joined to some, but no chain of tiles leads from the first tile to them.
corridor-with-one-arm = The corridor { $id } has { $count ->
    [0] no arm
   *[other] one arm only
}
    .label = one way out at most
    .hint = Give it two arms or more.
    .page = A corridor leads from somewhere to somewhere. With one arm it joins nothing, and a single door completes it.
spare-edges = { $id } has { $lines } lines of edges for { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
    .label = no tile shows these
    .hint = Delete the line, or raise the count.
    .page = Each line of edges is one of the tiles counted. Lines beyond the count are never seen.
tiles-miscounted = The game says { $told } tiles a player, its items hold { $found }
    .label = so many are told
    .hint = Correct this number, or the count of a tile.
    .page = The counts of the tiles that each player has must add up to what the base rules say. Tiles of scenarios and of the common stack do not count.
doubled-space = The space { $space } stands twice on this board
    .label = again here
    .related-first = first here
    .hint = Take it out of one of the rows.
    .page = Each space of a board is named once. Two with one name would be one space at two places.
hole-in-board = The board has a hole at { $space }
    .label = beside the hole
    .hint = Close the gap in the row.
    .page = Within the board no space is missing: a gap counts as its rim, where no corridor is ever closed.
space-apart = No way leads to { $space } from the first space of the board
    .label = a part of its own
    .hint = Join the parts by spaces between them.
    .page = All spaces of a board hang together; nobody could ever dig from one part to the other.
unknown-space = The board has no space { $space }
    .label = no row names it
    .hint = Name a space of the rows.
    .hint-similar = Did you mean { $similar }?
    .page = First and central spaces are spaces of the board: the letter of a row and a number within it.
too-few-first-spaces =
    { $count ->
    [one] 1 space
   *[other] { $count } spaces
} to begin on, for { $players } players
    .label = the first spaces
    .hint = Name at least one for each player.
    .page = Each player lays the first tile on a space of its own. A board needs as many of them as players at least.
undrawable-border = No flat map can show this as well
    .label = does not fit into the plane
    .hint = Compare the borders of these regions with the printed map.
    .page = Regions of a printed map touch without crossing one another. Here the borders, together with the regions that reach the edge, fit no flat map. Most often one region was taken for another. The drawing of the map leaves this border out and says so.

# R06 Rules

contradicting-rules = Two rules contradict each other about { $word }
    .label = says one thing
    .related-other = says another
    .hint = Say which one wins, or narrow one of them.
    .page = Both rules can hold for the same thing at the same time, and they cannot both be true. Players would have to argue it out at the table.
never-fires = This rule can never happen
    .label = nothing leads here
    .related-because = because of this
    .hint = Delete the rule, or change what it waits for.
    .hint-condition = Its conditions can never hold together.
    .hint-phase = In this phase nothing of the kind happens.
    .hint-piece = The piece it waits for never comes into play.
    .page = What the rule waits for cannot come about in this game. Readers would look for a use it does not have.
inert-rule = This rule changes nothing about { $word }
    .label = so it is anyway
    .related-already = because of this
    .hint = Delete the rule, or say what shall be different.
    .page = The base rules, or another rule of the item, already say the same. Often a number or a word is not the one meant.
piece-never-placed = The piece { $piece } never comes into play
    .label = declared here
    .hint = Add a rule that puts it somewhere.
    .page = A piece starts off the board. If no rule puts it there, its own rules never act.
cyclic-definition = { $word } is defined by its own opposite
    .label = the circle closes here
    .related-step = by way of this
    .hint = Take one of the rules out of the circle.
    .page = A word may build on itself (`a region beside your hot regions is hot`), but it must not depend on itself not being so: then there is no answer.
unreachable-step = This step is never reached
    .label = never comes to pass
    .related-before = the step before always happens
    .hint = Delete it, or give the step before a condition.
    .page = What stands after “otherwise” happens only if the step before it could not. That one always can.
doubled-rule = The same rule stands twice
    .label = again here
    .related-first = first here
    .hint = Delete one of the two.
    .fix-delete = delete the second one
    .page = A rule counts once, however often it is written. Often the second was meant to differ.
always-true = This condition always holds
    .label = cannot fail
    .hint = Delete the condition, or correct it.
    .page = A condition that cannot fail says nothing. Often another word was meant.
always-false = This condition can never hold
    .label = cannot be met
    .hint = Correct the condition.
    .page = What depends on it never happens.
limit-never-reached = The limit of { $limit } can never be reached
    .label = it happens at most { $most } times
    .hint = Delete the limit, or lower it.
    .page = A limit that play never reaches has no effect, and readers wonder why it is there.
dominated-item = { $item } is never better than { $other }
    .label = weaker in every way
    .related-other = the stronger one
    .hint = Give it something that the other lacks.
    .page = Whoever can choose will always take the other one.
same-item = { $item } does exactly what { $other } does
    .label = the same abilities
    .related-other = the other one
    .hint = Change one of the two.
    .page = Two items under different names with the same rules add nothing to the game. Sharing an idea with an official power is a common accident.
idle-piece = The piece { $piece } does nothing
    .label = no rule asks for it
    .hint = Give it a rule of its own, or name it in one.
    .page = It comes into play, but nothing changes by it.
unknown-option = There is no option { $option }
    .label = not declared
    .hint-similar = Did you mean { $similar }?
    .hint-legal = The options are { $legal }.
    .page = Where the rulebooks leave a question open, the game declares an option with a default. Only declared ones can be asked for.
covered-rule = Another rule already covers all of this one
    .label = adds nothing
    .related-other = the wider rule
    .hint = Delete it, or make it say more.
    .page = Whenever this rule holds, the wider one holds too and says the same.
piece-box-too-small = { $count } of { $piece } may be needed, the box has { $box }
    .label = puts more than there are
    .related-box = the box
    .hint = Raise the number in the box, or limit the rule.
    .page = Pieces are real things. When the box is empty, no more can be put.
item-without-rules = { $id } has no rule
    .label = does nothing special
    .hint = Add the line that makes it worth choosing.
    .page = An item without a rule plays like a blank one. That is allowed, but rarely meant.
endless-trigger = This rule sets itself off again without end
    .label = triggers itself
    .related-step = by way of this
    .hint = Add a limit such as “once per turn”.
    .page = Its effect is the very event it waits for. Play would never go on.
rule-not-here = A { $kind } holds no rules
    .label = this rule belongs elsewhere
    .hint = Move it to the base rules, or to a race, a power, a relic or a place.
    .hint-legal = Only fields stand here: { $legal }.
    .page = A rule is always somebody's: of the game, or of the people that bears a race, a power, a relic or a place. A terrain or a board has no bearer.

# R07 Names, texts, catalogues

missing-plural = The name has no plural in { $language }
    .label = only the singular
    .hint = Add a slash and the plural: "Triton" / "Tritons".
    .page = Sentences about an item need both forms. The compiler knows articles and agreement, but cannot guess a plural.
missing-language = { $id } has no name in { $language }
    .label = its names
    .hint = Add the name in this language.
    .page = Until then, texts in this language quote the name of another one beside a word that agrees: the race “Zorblax”.
missing-gender = The name has no gender in { $language }
    .label = masculine or feminine?
    .hint = Write m or f after the language.
    .page = In Italian and Spanish, articles and adjectives follow the gender of the name.
unknown-gender = { $gender } is not a gender
    .label = not known
    .hint = Write { $legal }.
    .page = Each language has its own genders. English needs none.
doubled-name = The name { $name } is given twice in { $language }
    .label = again here
    .related-first = first here
    .hint = Choose another name for one of the two.
    .page = Players know items by their names. Two of the same name cannot be told apart at the table.
missing-message = The message { $message } is missing in { $language }
    .label = needs words
    .hint = Add it to the texts of that language.
    .page = Every word of the language can be printed in every language. One without words cannot be built.
broken-message = The message { $message } cannot be read in { $language }
    .label = here it breaks off
    .hint = Look for a missing brace.
    .page = Messages are written in Fluent. A brace that is opened must be closed, and each name of an argument must be known.
doubled-language = The language { $language } stands twice in this name
    .label = again here
    .related-first = first here
    .hint = Keep one of the two.
    .page = A name has one form in each language.
unknown-language = { $language } is not a language that Regola speaks
    .label = not known
    .hint = Write { $legal }.
    .page = Names and texts can be given in the languages that the rules are printed in.
stale-message = The message { $message } in { $language } is used by nothing
    .label = left over
    .hint = Delete it, or correct its name.
    .page = Often the word that it belonged to was renamed, and its new name has no words yet.
broken-catalogue = This catalogue of texts cannot be read
    .label = this line is none of gettext
    .hint = Look for a missing quote or a mistyped keyword.
    .page = Hand-written texts stand in gettext catalogues. One that breaks off is left alone and not changed; the generated texts stand in.
catalogue-language = There are no texts in the language { $language }
    .hint = Name the file after one of { $legal }.
    .page = The name of a catalogue is the code of its language.
catalogue-header = The header of this catalogue does not say { $wanted } as { $field }
    .label = here
    .hint = Correct it, or run regola translate.
    .page = The tools of translators believe what the header says. A catalogue is in UTF-8, in the language that it is named after.
plural-text = The text of { $rule } is divided by number
    .label = not shown
    .hint = Write one text.
    .page = A rule has one text, with numbers in digits. Entries with several forms are kept and not shown.
stale-text = The text of { $rule } was written for another meaning
    .label = not shown
    .hint = Run regola translate and look at the text again.
    .hint-fuzzy = Look at the text; then take the mark “fuzzy” away.
    .page = The rule has changed since somebody wrote this text. The generated text stands in until the text has been looked at.
text-for-no-rule = There is no rule { $rule }
    .label = for none
    .hint = Correct the context, or run regola translate.
    .page = The context of an entry is the reference of the item, a hash sign and the number of the rule in it.
doubled-text = The rule { $rule } has two texts
    .label = the second
    .related-first = the first
    .hint = Keep one of them.
    .page = Nobody could tell which of the two is shown.
text-numbers-differ = Text and rule do not have the same numbers: { $numbers }
    .label = not shown
    .hint = Write the numbers of the rule, in digits.
    .page = A text that somebody wrote must have each number of its rule, as often as the generated text has it, and no other.
text-lacks-term = The text lacks a term of its rule: { $terms }
    .label = not shown
    .hint = Use the word that the game has for it.
    .page = What the generated text names, the hand-written one must name too, with the words of the game.
text-adds-term = The text has a term that its rule lacks: { $terms }
    .label = not shown
    .hint = Leave it out, or change the rule.
    .page = A hand-written text may say things better than the generated one, but not more.
odd-character-in-text = The text has characters that cannot be printed: { $characters }
    .label = not shown
    .hint = Delete them.
    .page = Braces, control characters and marks that turn the direction of writing would spoil the page around them.
slip-in-text = The text has words that do not go together: { $words }
    .label = here
    .hint = Read the sentence once more; if it is right, leave it.
    .page = Articles, numbers, adjectives and verbs are held to the nouns beside them. Only words of the game are known for sure.
text-says-another-rule = Says another rule: { $line }
    .label = not what its rule means
    .hint = Say what the rule means, or change the rule.
    .page = A sentence in the words of the generated texts is read back. This one states a rule, but not its own.
doubled-message = The message { $message } stands twice
    .label = again here
    .related-first = first here
    .hint = Delete one of the two.
    .page = Each thing is said by one message; the first is used.
unknown-function = Patterns know no function { $function }
    .label = unknown
    .hint = Use one of { $legal }.
    .page = Patterns call a few functions that make words agree; the message is left out.
unknown-argument = The message { $message } is never given { $argument }
    .label = always empty
    .hint = It is given { $legal }.
    .hint-none = It is given nothing.
    .page = A message can only use the arguments that the sentence around it has for it.
missing-form = The word { $word } has no form { $form }
    .label = incomplete
    .hint = Write out every form.
    .page = No form is ever guessed. A word that lacks one is left out, and what needs it is told in another language.
odd-character-in-name = The name has characters that spoil texts: { $characters }
    .label = in this name
    .hint = Write it with plain letters.
    .page = Braces look like a pattern that was not filled in; letters written from right to left turn the words and numbers beside them.
prose-number = No rule here has the number { $number } of this text
    .label = says { $number }
    .hint = Take the number of the rule.
    .page = A text beside a rule may only state numbers that its item, the examples of the item or the base rules have. So a number that changes is not left behind in prose.
prose-differs = The languages of this text do not state the same numbers: { $numbers }
    .label = not the same in each
    .hint = State the same numbers in each language.
    .page = A number that only one language states is left out in the others, or was changed in one alone.
prose-name = Nothing here is called { $name }
    .label = this text
    .hint = Use the name that the item has now.
    .page = A word with a capital inside a sentence is taken for a name. Where no item has it, the item was often renamed.
prose-place = { $place } stands for { $count ->
    [0] no number
   *[other] { $count } numbers
 } here
    .label = in this text
    .hint = Name a field of the item or a word of one of its rules.
    .page = Between braces in prose stands the number of a field or of a rule: tokens, box, gain. It is filled in wherever the text is printed.
prose-term = { $term } is no word of this game
    .label = in this text
    .hint = Here it is called { $own }.
    .hint-none = Name a thing of this game.
    .page = Different games have different words for one thing. A text beside a rule uses the words of the game that it is about.
prose-terms-differ = Not all languages of this text name the same things: { $terms }
    .label = this text
    .hint = Name the same things in each language, in the words of the game.
    .page = The texts beside rules name the same terms of the game in every language. Where one language lacks a term, its word is often not that of the game, or was so once.
no-built-texts = This file does not hold the texts of a build
    .hint = Build the packs of then again, and compare with those.
    .page = Every build keeps the texts of rules as data, and `regola compare` reads them. This file was changed, or breaks off: the texts that it held are not compared.
odd-language-file = This is not what { $file } holds
    .label = not what belongs here
    .hint = The file holds { $legal }.
    .page = The files of a language have a fixed form. What is no part of it serves nothing, and mostly is a mistyped key.
wordless-word = There are no words in { $language } for { $word }
    .hint = Add them to the lexicon or to the patterns.
    .page = A rule with this word is told in another language until the language has words for it.
unknown-synonym = Our sentences never say { $word }
    .label = stands for nothing
    .hint = Write an expression that the texts of rules have.
    .page = A synonym is read as an expression of ours, so that expression must be one that rules are told in.
ambiguous-synonym = { $word } cannot stand for { $ours }
    .label = means something else too
    .hint = Add words to it, until it means one thing alone.
    .page = Texts of rules say this word of another thing, or it stands for two expressions. A sentence that has it could be read as the wrong rule.

# R08 Examples and scenarios

example-fails = Expected { $expected }, but the rules give { $found }
    .label = expected here
    .related-rule = this rule took part
    .related-step = after this step
    .hint = Correct the example, or the rule.
    .page = Examples are played out by the rules. Where the two differ, one of them is wrong, and better it is found here than at the table.
unknown-step = { $step } is not a step
    .label = no such step
    .hint-similar = Did you mean { $similar }?
    .hint-legal = The steps are { $legal }.
    .page = A scenario plays step by step. Each step has a name and its own values.
unknown-region = There is no region { $region } on this board
    .label = not on the board
    .hint = Add it to the board, or name one that is there.
    .hint-similar = Did you mean { $similar }?
    .hint-legal = On the board are { $legal }.
    .page = Every region that an example names stands on its own board or on the published map that it uses.
unknown-player = Nobody called { $player } plays here
    .label = not a player
    .hint-similar = Did you mean { $similar }?
    .hint-legal = The players are { $legal }.
    .page = The players of an example are listed once, in seat order.
too-many-tokens = { $race } has { $count } tokens here, the box { $box }
    .label = more than there are
    .hint = Take some off the board or out of the hand.
    .page = Hand, board and tray together are what lies in the box.
die-missing = The conquest of { $region } needs a die
    .label = not enough tokens without it
    .hint = Add the roll, 0 to 3.
    .page = With too few tokens the last attempt is decided by the die, so the example has to say what was rolled.
die-not-wanted = The conquest of { $region } needs no die
    .label = enough tokens without it
    .hint = Delete the roll.
    .page = The die is rolled only where tokens are missing, or where a rule says so.
step-refused = The rules do not allow this step
    .label = refused
    .related-rule = because of this rule
    .hint = Correct the step, or expect it to be refused.
    .hint-cost = It needs { $needed } tokens and there are { $available }.
    .hint-reach = The region cannot be reached.
    .hint-bonus-waiting = Bonus orders wait to be carried out or waived first{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-clashing = A side of the tile does not fit its neighbour{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-forbidden = It is forbidden{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-no-goons = There are not so many goons there{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-no-project = That tile is no project of the player{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-no-space = The space is taken{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-no-way = No way leads there in one step{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-not-connected = The tile would not be connected as it has to be{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-not-offered = The bonus does not offer this order{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .hint-too-few-points = Too few Tyranny points are left{ $number ->
        [0] .
       *[other] , by rule { $number } of { $item }.
    }
    .page = The step was tried in the position that the example describes, and it is not a legal move.
tile-clashes = The tile at { $space } does not fit its neighbours
    .label = does not fit
    .related-rule = because of this rule
    .hint = Turn the tile, or give it other edges.
    .page = A scenario begins with a position that the rules allow. Where two tiles touch, door or corridor meets door or corridor, and earth meets earth.
step-not-refused = This step should be refused, but the rules allow it
    .label = allowed
    .hint = Correct the example, or the rule.
    .page = The example says that the move is illegal. The rules let it through.
doubled-scenario = The scenario { $scenario } stands twice
    .label = again here
    .related-first = first here
    .hint = Give another id to one of the two.
    .page = Scenarios of one file are told apart by their id.
region-held-twice = { $region } is held by { $first } and by { $second }
    .label = held again here
    .related-first = first here
    .hint = Give the region to one of them.
    .page = One people holds a region, or nobody.
wrong-distribution = { $found } tokens are placed, but there are { $expected }
    .label = count these
    .hint = Place all { $expected }.
    .page = A redeployment names the whole distribution, every token of the people.
not-offered = { $item } offers nothing here
    .label = cannot be used now
    .hint = Use it when its rule allows.
    .page = Only what a rule offers at this moment can be used.
rule-breaks-off = The rules cannot be played to the end of this step
    .label = stuck here
    .related-rule = this rule was under way
    .hint = Look for rules that set each other off, or that have no form in play yet.
    .page = A rule leads back to itself without end, or one that takes part here cannot be put into play. The step is given up after a great many turns, so that nothing hangs.

# R09 Packs

unknown-pack = There is no pack { $pack }
    .label = not found
    .hint = Put the pack beside this one.
    .hint-similar = Did you mean { $similar }?
    .hint-legal = These are at hand: { $legal }.
    .page = A pack that is needed was not found among the official games nor beside this pack.
pack-cycle = The pack { $pack } needs itself
    .label = the circle closes here
    .related-step = by way of this
    .hint = Take one of the needs out.
    .page = Packs are read after those that they need. In a circle none can be first.
unknown-game = There is no game { $game }
    .label = not known
    .hint-similar = Did you mean { $similar }?
    .hint-legal = The games are { $legal }.
    .page = A pack belongs to a game, whose rules and words it uses.
doubled-pack = Two packs are called { $pack }
    .label = again here
    .related-first = first here
    .related-official = it ships with Regola
    .hint = Give one of them another id.
    .page = References name packs by id, so ids are unique.
bad-version = { $version } is not a version
    .label = not a version
    .hint = Write numbers with dots, such as 1.0.
    .page = Versions are compared number by number.
unknown-vocabulary = There is no vocabulary { $vocabulary }
    .label = not known
    .hint-similar = Did you mean { $similar }?
    .hint-legal = There are { $legal }.
    .page = A game says which vocabulary its rules are written in.
word-not-implemented = This rule cannot be played: { $word }
    .label = said like this, it has no form in play
    .hint = Say it in other words, as the official items do; otherwise its item is left out of play.
    .page = The rule has a meaning, and texts and pages tell it. But the engine has no way to do it, so no module is written of its item and games are played without it.

looping-equivalence = { $word } counts as itself by way of something else
    .label = the circle closes here
    .related-step = by way of this
    .hint = Take one of the rules out of the circle.
    .page = Two things of two games may stand for each other. When the way leads on to a third thing and back, different things of one game become the same, and its own rules no longer tell them apart.

# R10 Building and writing

output-not-writable = { $path } cannot be written
    .hint = Name another folder with --out.
    .hint-permission = Give yourself the right to write there.
    .hint-file = A file is in the way: move it.
    .hint-name = The name is longer than the system allows: shorten it.
    .hint-content = Your rules lie there: name a folder of its own with --out.
    .page = The system refused to write. What stood there before is unchanged.
output-full = There is no room left for { $path }
    .hint = Free some space and build again.
    .page = The disk is full. What stood there before is unchanged: results are put in place only when all of them are written.
stale-build = { $path } is out of date
    .hint = Run regola build.
    .page = The rules have changed since this file was built from them.
missing-output = { $path } has not been built
    .hint = Run regola build.
    .page = The rules give a file that is not there.
surplus-output = { $path } is built from nothing any more
    .hint = Run regola build: it deletes the file.
    .page = The item it was built from is gone. Only files that Regola itself wrote are ever deleted.
unformatted-file = This file is not laid out in the canonical way
    .label = the first difference
    .hint = Run regola fmt.
    .fix-format = lay the file out
    .page = One layout for all makes files easy to read and to compare. Meaning and comments stay as they are.
foreign-file = { $path } was not written by Regola
    .hint = Move it away, or build into another folder.
    .page = The build would have to overwrite a file that somebody else put there, so it did nothing.
unfinished-build = An earlier build of { $path } was interrupted
    .hint = Nothing needs to be done: it was put right.
    .page = The folder held the traces of a build that did not come to its end. They were cleared before this one.
broken-manifest = The list of built files { $path } cannot be understood
    .hint = If the folder is yours, name another with --out; if Regola built it, delete it.
    .page = The manifest says which files Regola wrote and may replace. Without it nothing is overwritten.
build-in-progress = Another build of { $path } is running
    .hint = Wait until it has ended.
    .page = Two builds into one folder would mix their files, so the second one does nothing.
unsafe-output-name = { $name } is no name for a file of the build
    .hint = Choose another id.
    .page = A built file must lie inside the output folder and have a name that every system accepts.
not-a-saved-game = No kept game: { $key } is missing or wrong
    .hint = Keep the game anew with regola play GAME --save FILE.
    .page = A file with a game says what it was played with and every move. It is written whole or not at all; this one was cut short or edited, or it is another sort of file.
other-save-format = The game is kept in format { $found }, not in { $expected }
    .hint = Play it with the version of Regola that wrote it.
    .page = What a file with a game holds may change between versions. A file of another format is refused as a whole, never half understood.
other-saved-game = The file holds a game of { $found }, not of { $game }
    .hint = Name the game that the file holds.
    .page = A game can be played again only by its own rules.
illegal-saved-move = Move { $number }, { $move }, is not allowed where it stands
    .label = this move
    .hint = Leave the moves as they were written; rules that have changed since make another game.
    .page = Every move of a kept game is checked as if it were played now. One that was edited, or that the rules no longer allow, ends the replay; the rule in the way is told with its place.
several-steps = A step does one thing; { $step } is a second one
    .label = begins a step of its own
    .related-first = the first one
    .hint = Put a hyphen before it.
    .page = Steps are played in the order of the list. Of two in one entry nobody could tell which comes first.
no-scenario = There is no scenario in { $path }
    .hint = Write one, or leave the file out.
    .page = The file is empty. Nothing was tried, which is not the same as passing.
