# Words of the rulebook’s pages.
language-own = English
language-it = Italian
language-es = Spanish
language-en = English

site-title = Rulebook
site-lead = The rules of each game and all that lies in its box, with rulings and worked examples. All of it is generated from the same source that plays.
site-lead-added = What { $packs } { $count ->
    [one] adds
   *[other] add
} to { $games }: { $kinds }. All of it is generated from the same source that plays.
notice = Unofficial. Names and games belong to their owners.
page-edition = { $pack }, version { $version }{ $date ->
    [none] {""}
   *[other] {" "}of { $date }
}.
skip = Skip to the text
languages = Language
theme-light = Use light colours
theme-dark = Use dark colours
on-this-page = On this page
pages-of-kind = Pages
contents-title = Contents
contents-more = Also in this book

search-title = Search and index
search-label = Search the rules
search-short = Search
search-none = Nothing found. Try fewer or other words.
search-some = Found: #
search-stop-words = a an the of in on at to for from with by and or is are was be been being can may must do does did i you your it its they them their there that this these those what which who whom how when where if not no as than then so any one ones he she his him her hers my me we us our ours just up out about into while during also
search-examples = Examples
# Words of questions, which tell little of what is asked for.
search-question-words = go goes going put thing things stuff there now still how what when where who whom which why many much long time often happen happens need needs get gets mean means have has take takes give gives game games play plays playing player players got obtain acquire work works working good use serve
# Words that ask for a number, and words for numbers.
search-counting-words = many much
search-numbers = one two three four five six seven eight nine ten eleven twelve twenty none nothing half
# A line for each group of words that players use for the same thing.
search-alike =
    arrive arrives come comes coming appear appears show shows
    two 2
    three 3
    four 4
    five 5
    six 6
    rise rises raise increase increases grow
    remove removes rid demolish clear
    corridor corridors passage passages
    hole burrow
    turn rotate rotates rotation
    enter enters entering start starts begin first
    get gets got obtain acquire gain receive hire recruit
    win wins winner won victory victor
    begin begins beginning start starts starting set-up setup first initial
    tie tied draw tiebreak equal same
    money coin coins cash gold nugget nuggets wealth
    points point score scores scoring victory worth value
    attack attacks conquer conquest invade take taken capture captured assault steal steals rob
    die dice roll rolls
    guys army troop troops soldier unit units token tokens counter counters figure figures
    end ends over finish finished last final
    cost costs price pay pays paid needed need needs fee expensive
    move moves moving redeploy redeployment rearrange walk step steps
    length rounds round turns turn long lasts last duration time
    lose loses losing lost
    box contents components pieces
    give abandon leave leaves vacate
    opponent opponents enemy enemies rival rivals adversary
    player players people persons
    room rooms chamber chambers hall
    adjacent neighbour neighbours neighbouring neighbor next beside near touch touching border far distant
    order sequence phases phase
    action actions order orders
    prisoner prisoners captive captives prison jail captured
    stay stays remain remains keep keeps hold holds
    combo combination combinations pair pairs
    spend use uses using used
    again twice once reuse return returns back
    fight fights fighting combat battle
    defend defends defence defense defender protect protection
    decline declined declining
    pick choose chooses choosing select buy
    monster monsters creature creatures
    sea seas lake lakes water ocean
    award awards prize prizes title titles
    hidden secret secretly
    build builds building construct place put
    fail fails failed enough miss
    different differences changes new sister
    tax taxes
    imp imps worker workers
    adventurer adventurers hero heroes
    evil wicked evilness
    region regions territory territories land lands area
    dig digs digging excavate tunnel tunnels
    rid reduce lower decrease lose
    summon raise recruit hire hiring
    bag sack heap
    spell spells magic
    wound wounds damage hurt harm
    own owner mine belongs
    cave caves cavern caverns grotto
    kill kills beat beats beaten defeat defeated destroy dead dies eliminate eliminated
    share shared together
    limit maximum max most
    look see peek view watch spy
    map board
    skip pass passes
    race races folk
    free nothing
    rest dormant
    take takes took taken taking
    lose lost
    give gave given gives giving
    keep kept
    hold held holds holding
    build built
    fight fought
    buy bought buys buying
    pay paid
    choose chose chosen
    steal stole stolen
    draw draws drew drawn drawing
    throw threw thrown roll
    come came
    go goes went gone going
    see saw seen
    bring brought brings
    spend spent
    find found finds
    hide hidden hid
    leave left
    begin began begun
    count counted counts
filter-game = Game
filter-kind = Kind
filter-all = All
index-title = Index

kind-race = Races
kind-power = Powers
kind-relic = Relics
kind-place = Places
kind-piece = Pieces
kind-terrain = Terrains
kind-symbol = Symbols
kind-trait = Traits
kind-board = Boards
page-board = Boards
page-glossary = Glossary
rules-title = Rules of the game
rules-more = Rulings, options and examples
rulings-title = Rulings
questions-title = Questions and answers
questions-lead = What players ask who play for the first time, then what tables ask: with the answer and, where there is one, the example that shows it.
editions-title = Differences between editions
editions-lead = Where the Italian, Spanish and English books say different things, what each says and which one these rules follow.
edition-taken = Of these editions, the rules here follow the one in { $edition }.
edition-none-taken = These rules follow none of them.
options-title = Questions left open
options-lead = Tables answer these differently; agree before you play. Where you agree on nothing, a variant holds if its answer is yes, and does not if it is no.
option-taken = Unless you agree otherwise: yes.
option-not-taken = Unless you agree otherwise: no.
findings-title = Findings
findings-lead = What Regola can report about rules that you write, one entry for each finding.
glossary-lead = The terms that the rules use, then what stands on the boards and tiles.

set-up-title = Set-up
set-up-board = Take the board for your number of players and put on it what is drawn there: the legend tells what each sign shows.
set-up-coins = Each player takes { $count } coins.
set-up-row = Pair the banners of races with the badges of powers and lay { $count } combinations in a row. The other banners are the deck of races, the other badges that of powers.
set-up-hidden = Shuffle face down into one stack, { $count } in all: { $kinds }.
components-title = Components
component = Component
component-count = Number
component-tokens = Tokens
board = Board
turn-title = The turn
turn-lead = Players take turns; each turn has these phases, in this order.
turn-declining = A turn in which you go into decline has these phases instead.
chapter-choosing = Choosing a combination
chapter-readying = Getting ready
chapter-conquest = Conquest
chapter-redeployment = Redeployment
chapter-scoring = Scoring
chapter-declining = Decline
chapter-ending = The end of the game
chapter-further = Further rules
tie-break = Whoever has the most coins wins. In a tie, the winner is { $what }; those who are still tied win together.
tie-break-tokens = whoever has the most tokens on the board, active and declined together

in-short = In short
belongs-to = Belongs to
adds-to = Adds to
no-rules = No rules of its own.
no-rules-but-tokens = No rules of its own: its strength is in its numbers.
source = Source:
by-hand = hand-written
by-hand-why = A person wrote this sentence; numbers and terms are checked against the rule.
source-language = { $book } ({ $language })
source-own = our own
source-page = { $book }, { $count ->
    [one] p.
   *[other] pp.
 } { $page }
list-end = { $words } and { $last }

fact-tokens = Tokens
fact-of = { $count } of { $most } in the box
fact-box = In the box
fact-limit = At most in a region
fact-borrows = Borrows the tokens of
fact-count = In the box
fact-family = Family
fact-edges = Sides, in order
fact-players = Players
fact-rounds = Rounds
fact-regions = Regions

boards-lead = Regions touch in these drawings exactly where they touch on the printed boards.
board-shape = The shapes are ours: what is true of the printed board is which regions touch, which reach the edge, and what is on them.
board-shape-own = The shapes are only a drawing: what counts is which regions touch, which reach the edge, and what is on them.
board-left-out = No flat drawing can show that these touch as well:
board-table = { $count ->
    [one] The region as a table
   *[other] { $count } regions as a table
 }
board-region = Region
board-terrain = Terrain
board-signs = Signs
board-beside = Touches

see-example = See the example: { $title }.
example-heading = Worked example
example-before = Before
example-after = After
example-end = In the end:
example-declined = { $people } (in decline)
example-refused = Not allowed: { $deed }
example-cost = Conquering { $region } costs { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }.
example-no-conquest = { $region } may not be conquered.
example-income = { $player } would score { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 } now.
example-has = { $player } has: { $what }.
example-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
example-gained = { $player } gains { $what }.
example-paid = { $player } pays { $what }.
example-lost = { $player } loses { $what }.
example-by = { $item }: { $told }
example-laid = Put on { $region }: { $what }.
example-lifted = Taken from { $region }: { $what }.
example-pieces = { $count } { $piece }
example-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
example-hand = { $count } in hand
example-tray = { $count } in the tray
example-holds = on the board { $regions }
example-bare = no region
example-amount = { $count } in { $region }
example-owner = { $region } belongs to { $player }.
example-nobody = { $region } belongs to nobody.
example-immune = Immune: { $regions }.
example-none-immune = No region is immune.
example-piece = { $piece }: in { $regions }.
example-no-piece = { $piece }: not on the board.
seat-player = Player
seat-people = Race and power
seat-coins = Coins
seat-hand = In hand
seat-regions = On the board

deed-choose = { $player } chooses { $one } · { $other }.
deed-choose-slot = { $player } chooses combination { $place } of the row.
deed-conquer = { $player } conquers { $one }.
deed-using = { $deed } Using: { $what }.
deed-with = { $deed } With: { $what }.
deed-die = { $deed } The die shows { $what }.
deed-dice = { $deed } The dice show { $what }.
deed-use = { $player } uses { $one }.
deed-use-what = { $player } uses { $one }: { $what }.
deed-skip = { $player } does not use { $one }.
deed-roll = { $player } rolls.
deed-no = { $deed } The answer is no.
deed-place = { $player } places { $piece }: { $regions }.
deed-abandon = { $player } abandons { $one }.
deed-redeploy = { $player } redeploys: { $regions }.
deed-retreat = { $player } takes the tokens back and redeploys: { $regions }.
deed-decline = { $player } goes into decline.
deed-end-turn = { $player } ends the turn.
deed-end-decline = { $player } scores and then goes into decline.

define-conquest-ability = What a race, a power, a relic or a place adds to the shared rules.
define-conquest-active = Of a race: in play, and not in decline.
define-conquest-badge = The number that a power bears: how many tokens it adds.
define-conquest-banner = The number on the banner of a race: how many tokens it brings.
define-conquest-border = Of a region: it reaches the edge of the board.
define-conquest-closed = Of a region: nobody may attack it.
define-conquest-coastal = Of a region: it is land that touches water.
define-conquest-combination = The banner of a race beside a power, as they lie in the row.
define-conquest-conquest-cost = How many tokens the conqueror must bring to take a region.
define-conquest-declined = Of a race: turned over. It stays on the board and brings coins, but does not act unless a rule says so.
define-conquest-defender = What adds to the cost of its region: race tokens, and the pieces that say so.
define-conquest-empty = Of a region: without tokens and without anything that defends it. Printed mountains and symbols do not count.
define-conquest-entrance = A region where a race without regions may start.
define-conquest-fleeting = Of a people in decline: it leaves the board when another people of the same player goes into decline.
define-conquest-immune = Of a region: it can be neither conquered nor touched by abilities.
define-conquest-income = How many coins a region pays its owner in the scoring phase.
define-conquest-lone = Of a token: the only defender of its region.
define-conquest-reachable = Of a region: it may be attacked from where your race stands.
define-conquest-shortfall = How many tokens are missing in the hand of whoever wants to conquer a region.
define-conquest-tray = The supply of tokens of all races.

chapter-values = Wit, Resources and the other values
chapter-turns = The turn
chapter-building = Building
chapter-moving = Moving and summoning
chapter-fighting = Conquering
kind-edge = Sides of tiles
kind-tile = Tiles
kind-order = Orders
kind-creature = Creatures
kind-adventurer = Adventurers
kind-scenario = Scenarios
kind-lord = Lords
fact-spaces = Spaces
fact-goons = Goons for each player
fact-coin-values = Coins worth
fact-coins = Coins for each player
fact-track-goons = Goons on the track
fact-portal-goons = Goons in the portal
fact-first-tile = First tile
fact-cost = Cost
fact-tier = Level
fact-scenario = Scenario
fact-strength = Strength
fact-speed = Speed
fact-resources = Resources
fact-summon = To summon
fact-needs = Needs
fact-adventurers = Adventurers for each player
fact-area = Area
fact-distance = Distance
fact-heap = Coins in the heap
fact-central = In the middle
fact-scattered = Scattered
fact-stack = In the stack
word-special = special
word-larger = larger
word-smaller = smaller
space-portals = Places for portals
space-centre = The centre
board-grid = { $count } spaces. The shape of this board is ours, not that of the printed one.
set-up-board-grid = Take the board for your number of players.
component-each = { $name } for each player
component-other = { $name } for all
component-coins = Coins
component-coins-worth = Coins worth { $value }
component-goons = Goons
component-tunnels = Tunnels
component-imps = Imps
component-gold = Gold
component-food = Food
component-wounds = Wounds
component-red-tokens = Red tokens
component-minions = Minions
component-evil = Evil markers
print-dungeon = Dungeon
chips-leave-out = and more, below
form-name = { $form ->
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
    [aid] player aid
    [track] track
}
named-apart = { $name } ({ $what })
print-on-its-card = more on its card
print-fact = { $name }: { $value }
print-levels = Level { $count }, first year
print-later-levels = Level { $count }, second year
print-health = Health { $count }
print-skill = Symbols: { $count }
print-later-health = Health { $count }
print-later-skill = Symbols: { $count }
component-die = Die with the faces { $faces }
component-added = { $name } ({ $pack })
fact-count-each = For each player
set-up-digger-coins = Put { $count } coins for each player in the bag, without looking at their values.
set-up-digger-coin-values = Each coin is worth one of these: { $numbers }.
set-up-digger-goons = Each player takes { $count } goons and a set of tiles of one colour.
set-up-digger-first-tile = Each player puts this tile on one of the places for portals: { $name }. The rest of the set goes into a bag of its own.
set-up-digger-portal-goons = { $count ->
    [one] Each player puts { $count } goon there.
   *[other] Each player puts { $count } goons there.
 }
set-up-digger-track-goons = { $count ->
    [one] Each player puts { $count } goon on the track of gold pieces. The others are the reserve.
   *[other] Each player puts { $count } goons on the track of gold pieces. The others are the reserve.
 }
strengths-title = How strong, played by bots: { $game }, { $players } players
strengths-lead = What each item brings above the others of its kind. These are bots on one board: they plan less than people, make no deals and hold no grudge.
strengths-old = These numbers are old: they were measured by other rules or bots than those of today.
strengths-item = Item
strengths-coins = Coins a game, { $bot }
strengths-victories = Victories
strengths-opposed = the bots disagree
strengths-unit = coins
strengths-race = Races
strengths-power = Powers
strengths-relic = Relics
strengths-place = Places
strengths-bot-steady = steady bot
strengths-bot-greedy = greedy bot
strengths-how-title = How it was measured
strengths-how = Of each item, { $pairs } pairs of games: in one a player has the item from the first choice on, in the other one of its kind drawn by chance; all else is the same. The { $first } plays at all seats. The limits in brackets hold at every look; victories are those more in a hundred games.
strengths-other = The { $second } looks one move ahead. Where each bot is sure of the opposite of the other, the item hangs on how it is played.
changes-title = What has changed in { $pack }
contents-card = A card
contents-turn = A turn, as it was played
contents-designers = For those who write rules
contents-designers-lead = The faults that are found in rules, and what goes together with what.
define-digger-missed-turns = How many of your next turns do not take place.
define-digger-tiles-left = How many of your tiles are still in the bag.
define-digger-barred = Of a tile: no goon passes it.
define-digger-bonus = What some tiles give beside their rules: Orders that cost nothing, up to a tier.
define-digger-burden = How many Resources your goons in play and what else you keep use up.
define-digger-careful = Of a squad: a Tyranny point was paid to move it.
define-digger-closed = Of the end of a corridor: nothing can be added there.
define-digger-conquerable = Of a tile: a goon may conquer it.
define-digger-corridor = Corridor tiles that lead into one another, from end to end.
define-digger-defence = What those who defend a tile are worth.
define-digger-dungeon = All tiles of a player that hang together.
define-digger-edge = What a tile shows towards each neighbour: a door, an arm of a corridor, earth.
define-digger-finished = Of a corridor: all its ends are closed. Whoever finishes it is paid.
define-digger-gold-piece = What wins the game. At its end coins become gold pieces.
define-digger-goon = What moves, fights and works for you. Each goon of yours is in play or in your reserve.
define-digger-marker = A goon turned over on the room of an opponent: that room is conquered.
define-digger-order-point = What Orders are paid with. Each turn brings as many as your Tyranny; those left over are lost.
define-digger-project = A tile that lies open before you: only Projects can be built.
define-digger-reserve = Your goons that are not in play.
define-digger-resources = How many Resources you may use at a time; each goon in play uses one.
define-digger-squad = Goons of one player on one tile.
define-digger-step = A move from a tile to the next one.
define-digger-strength = What attackers are worth: they come in where their strength is more than the defence.
define-digger-tier = Of an Order: how high it is. A bonus offers the Orders up to a tier.
define-digger-tyranny = How many points each of your turns brings for Orders.
define-digger-victorious = Of a creature or an adventurer that moves: the tile was defended, and its strength was more than the defence.
define-digger-wit = How many Projects you hold at the end of your turn.
define-digger-largest-complex = How many rooms of yours are connected to one another at most.
define-digger-party = What moves and fights: a squad, a creature or an adventurer.
define-digger-march = A creature or an adventurer that marches moves from tile to tile, or from space to space, as far as its speed.
define-digger-arrived = Of a squad: it came to its tile by this very Order.
define-digger-working = Of a tile: its rules are in force.
define-digger-worth = How many gold pieces a complete corridor brings.
define-lords-attacked = Of a party: a monster has attacked it in this round. Only then does it heal.
define-lords-battlefield = The tile of yours that this round of the fight is about.
define-lords-bold = Of an adventurer: he goes before all others of the party.
define-lords-conquered = Of a tile: adventurers have taken it, and it is turned over.
define-lords-crowded = Of a space: a tunnel there would make a square of four tiles.
define-lords-cursed = Of a party: it does not heal in this round.
define-lords-damage = How many wounds a monster deals.
define-lords-dormant = Of a monster: it has attacked, lies face down, and fights again next year.
define-lords-ethereal = Of a monster: it needs no monster place.
define-lords-evil = How evil you are thought to be. The strongest adventurers come to the most evil player.
define-lords-fame = One for each title that you share, two for each that is yours alone.
define-lords-foremost = Of an adventurer: he stands in front, and takes wounds first.
define-lords-helpful = Of a monster: in rooms it does the work of an imp.
define-lords-hushed = Of a party: it casts nothing in this round.
define-lords-idle = Of an imp: it has not worked yet in this round.
define-lords-lairs = How many monsters may stand on a tile in a fight.
define-lords-leading = Of an Order: it is the first of the three that you gave.
define-lords-magic = How strong the spells are that the wizards and the paladin of a party can cast.
define-lords-minion = What you send to the boxes of your Orders.
define-lords-nearest = Of a tile: of those not conquered, none can be reached from outside in fewer steps.
define-lords-passes = How many places whoever begins moves on at the end of the year.
define-lords-patient = Of an adventurer: he goes behind the bold ones of the party.
define-lords-loyal = Of a monster: whoever loses it or gives it away puts it back into the stack.
define-lords-hasty = Of an adventurer: of equal level he goes before those drawn already.
define-lords-piety = How many wounds the priests and the paladin of a party heal after an attack.
define-lords-prison = Where those go who have as many wounds as health.
define-lords-protection = How many wounds by traps the thieves and the paladin of a party prevent.
define-lords-quick = Of a combat card: its spell precedes the attacks of the monsters.
define-lords-red-token = What you take for tax that you do not pay. It costs points at the end.
define-lords-safe = Of a tile: nobody takes it in this round.
define-lords-score = Your points. They are counted at the end.
define-lords-shield = How many wounds each blow of a monster loses.
define-lords-silent = Of a tile: no spell works there.
define-lords-slot = Of an Order: the place that your minion stands on, the first, the second or the third.
define-lords-slow = Of a combat card: its spell comes after the monsters attack.
define-lords-suited = Of a tunnel: it lies in the zone that is printed on the room.
define-lords-tax = How many gold nuggets you owe the treasury: one for two tunnels, rounded up, unless a variant says otherwise.
define-lords-tent = Where the paladin waits until somebody is evil enough.
define-lords-threshold = The score that the title takes.
define-lords-thinned = Of a party: the attack under way has beaten one of its adventurers.
define-lords-tireless = Of a monster: it may attack in every round.
define-lords-trap-fee = How many gold nuggets a trap costs you there.
define-lords-weariness = How many wounds a round of the fight costs the party.
define-lords-poison = An adventurer that is poisoned takes 2 wounds when the round of the fight ends. Nothing prevents them, and they pass to nobody else.
define-lords-lure = A paladin goes to the most evil player, if that player is at the marked level or above and more evil than whoever has him now.
define-lords-spy = Look at one combat card of this year’s fight, show it to nobody, and leave it where it lies.
define-lords-muster = Call your monsters one after the other: the rules for a monster that is called then tell what it wants.
define-lords-withhold = Lay an Order aside: it cannot be given in the next round.
define-lords-block = With two players, choose another Order for your minions of nobody: one goes to the first of its boxes where nobody stands, and no minion of a player goes there in this round.
# worked examples of tiles
tiles-points = { $count } { $count ->
    [one] Tyranny point
   *[other] Tyranny points
 }
tiles-gold = { $count } { $count ->
    [one] gold piece
   *[other] gold pieces
 }
tiles-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
tiles-amount-goons = { $count ->
    [one] { $count } goon in play
   *[other] { $count } goons in play
 }
tiles-amount-goons-flip = { $player } conquers { $space }: a goon becomes a Conquest marker.
tiles-named-at = { $one } ({ $other })
tiles-goons = goons: { $what }
tiles-no-goons = no goon on the board
tiles-coins = coins: { $count }
tiles-coins-named = coins, by worth: { $what }
tiles-reserve = in reserve: { $count }
tiles-projects = projects: { $count }
tiles-project-named = projects: { $what }
tiles-wit = Wit: { $count }
tiles-resources = Resources: { $count }
tiles-burden = Resources in use: { $count }
tiles-held-named = projects: { $what }
tiles-worth = worth of the coins: { $count }
tiles-bag = tiles in the bag: { $count }
tiles-tiles = { $one } holds: { $other }.
tiles-no-tiles = { $one } is empty.
tiles-markers = { $one } bears a marker: { $other }.
tiles-no-markers = { $one } bears no marker.
tiles-waiting = The order { $one } waits.
tiles-turn = It is the turn of { $one }.
tiles-over = The game is over.
tiles-winners = { $one } wins.
tiles-tokens = { $one } is in { $other }.
tiles-no-tokens = { $one } is not on the board.
tiles-stack = Collapses left in the stack: { $one }.
tiles-strength = { $one } has Strength { $other }.
tiles-deed-order = { $player } gives the order { $one }
tiles-deed-build = { $player } builds in { $other }: { $one }.
tiles-deed-step = { $player } moves { $count } { $count ->
    [one] goon
   *[other] goons
 } from { $one } to { $other }.
tiles-deed-march = { $player } takes { $one } to { $other }.
tiles-deed-summon = { $player } summons { $one } in { $other }.
tiles-deed-conquer = { $player } conquers with { $one }.
tiles-deed-exchange = { $player } sets aside: { $all }.
tiles-deed-bonus = { $player } names the bonus orders: { $all }
tiles-deed-offered = The orders on offer are: { $all }
tiles-deed-pick = { $player } chooses { $one }.
tiles-deed-store = { $player } lays a coin in { $one }.
tiles-deed-answer-yes = { $player } accepts.
tiles-deed-answer-yes-may = { $player } accepts: “{ $offer }”
tiles-deed-answer-no = { $player } declines.
tiles-deed-answer-no-may = { $player } declines: “{ $offer }”
tiles-deed-pass = { $player } passes.
tiles-deed-token = { $player } moves { $one } to { $other }.
tiles-defeated = defeated
tiles-not-defeated = not defeated
tiles-lord-named = Lord: { $what }
tiles-coins-in-bag = Coins in the bag: { $one }.
tiles-capacity = { $one } has room for: { $other }.
tiles-finish = Gold pieces that end the game: { $one }.
tiles-grains = Grains: { $one }.
tiles-heap = Coins on the heap: { $one }.
tiles-hidden = { $one } lies face down.
tiles-no-hidden = No tile lies face down.
tiles-leads = { $one } leads goons: { $other }.
tiles-not-over = The game goes on.
tiles-speed = { $one } has Speed { $other }.
tiles-steps = Steps left: { $one }.
tiles-stored = Coins in { $one }: { $other }.
tiles-no-waiting = No order waits.
tiles-no-winners = Nobody has won.
tiles-option-taken = In play: { $one }.
tiles-option-not-taken = Not in play: { $one }.
tiles-deed-careful = { $player } spends a point to move { $count } { $count ->
    [one] goon
   *[other] goons
 } with care from { $one } to { $other }.
tiles-deed-coin = { $player } takes a coin worth { $one }.
tiles-deed-reach = One step leads from { $one } to: { $all }.
tiles-deed-offer-exchange = { $player } sets projects aside for nothing.
tiles-deed-offer-summon = { $player } summons a goon for nothing.
tiles-deed-offer-draw = { $player } draws a coin.
tiles-deed-offer-put = { $player } lays a collapse without giving the order.
tiles-deed-offer-remove = { $player } removes a collapse without giving the order.
tiles-deed-offer-gain = { $player } takes the steps on offer.
tiles-deed-offer-build = { $player } builds without giving the order.
tiles-token-of = { $one } is in { $other } and is led by { $player }.
tiles-given-bag = Coins in the bag, by worth: { $all }.
tiles-given-grains = Grains: { $one }.
tiles-given-heap = Coins on the heap, by worth: { $all }.
tiles-given-quiet = Rounds in which nobody gained anything: { $one }.
tiles-given-round = It is round { $one }.
tiles-given-scenario = In play: { $all }.
tiles-given-stack = Collapses left in the stack: { $one }.
tiles-given-no-bag = The bag is empty of coins.
tiles-given-no-heap = The heap has no coins.
chapter-orders = Orders
chapter-dungeon = The dungeon and its rooms
chapter-events = Events and those who come
chapter-fights = The fight
kind-room = Rooms
kind-monster = Monsters
kind-trap = Traps
kind-paladin = Paladins
kind-card = Combat cards
kind-event = Events
kind-title = Titles
fact-copies = In the box
fact-monster-copies = Copies in the first and in the second year
fact-monster-gold = Price in gold
fact-monster-food = Price in food
fact-monster-evil = Price in evil
fact-monster-traps = Price in traps
fact-monster-monsters = Price in monsters
fact-monster-damage = Damage
fact-order-position = Place in the round
fact-year = Year
fact-crew = Imps at work
fact-zone = May lie
fact-levels = Levels, first year
fact-health = Health
fact-adventurer-health = Health, first year
fact-skill = Symbols
fact-adventurer-skill = Symbols, first year
fact-later-levels = Levels, second year
fact-later-health = Health, second year
fact-later-skill = Symbols, second year
fact-weariness = Fatigue
fact-need = Magic power needed
fact-card-speed = Spell
fact-event-deck = Deck it is drawn from
word-near = in the two rows near the entrance
word-far = in the two rows far from the entrance
word-border = along the border
word-inner = away from the border
word-anywhere = anywhere
word-quick = fast
word-slow = slow
word-tile = the event tiles
word-card = the special event cards
set-up-lords-start = Each player lays tunnels on these spaces: { $words }. The entrance is above the middle column.
set-up-lords-gold = Gold nuggets for each player: { $count }.
set-up-lords-food = Food rations for each player: { $count }.
set-up-lords-imps = Imps for each player: { $count }.
set-up-lords-evil = Each player begins at this level of evil: { $count }.
set-up-lords-cards-drawn = Orders that each player draws at random, face down: { $count }.
dungeons-nothing = nothing
dungeons-pair = { $one }: { $other }
dungeons-paired = { $one } ({ $other })
dungeons-amount-evil = { $count ->
    [one] { $count } evil point
   *[other] { $count } evil points
 }
dungeons-amount-food = { $count ->
    [one] { $count } food ration
   *[other] { $count } food rations
 }
dungeons-amount-gold = { $count ->
    [one] { $count } gold nugget
   *[other] { $count } gold nuggets
 }
dungeons-amount-imps = { $count ->
    [one] { $count } imp
   *[other] { $count } imps
 }
dungeons-amount-tokens = { $count ->
    [one] { $count } red token
   *[other] { $count } red tokens
 }
dungeons-amount-traps = { $count ->
    [one] { $count } trap
   *[other] { $count } traps
 }
dungeons-adventurers = adventurers
dungeons-battlefield = battlefield
dungeons-busy = imps that have worked
dungeons-conquered = conquered tiles
dungeons-dormant = dormant monsters
dungeons-evil = evil level
dungeons-fame = fame
dungeons-food = food
dungeons-gold = gold
dungeons-hand = Orders in hand
dungeons-held = Orders held back
dungeons-idle = idle imps
dungeons-imps = imps
dungeons-known = combat cards looked at
dungeons-laid = traps laid
dungeons-minions = minions on boxes
dungeons-monsters = monsters
dungeons-on-card = minions left on their cards
dungeons-orders = Orders given
dungeons-party = party, from the front
dungeons-performed = Orders carried out
dungeons-posted = monsters on the battlefield
dungeons-prison = in the prison
dungeons-rooms = rooms
dungeons-score = score
dungeons-tax = tax
dungeons-tiles = tiles
dungeons-tokens = red tokens
dungeons-trap-count = number of traps
dungeons-traps = traps
dungeons-tunnels = tunnels
dungeons-wounds = wounds
dungeons-given-year = It is year { $all }.
dungeons-given-round = It is round { $all }.
dungeons-given-first = The first player is { $all }.
dungeons-given-dummy = Colours of nobody have this evil level: { $all }.
dungeons-given-offer = On offer: { $all }.
dungeons-given-waiting = These adventurers wait: { $all }.
dungeons-given-drawn = These adventurers are drawn now: { $all }.
dungeons-given-event = The event: { $all }.
dungeons-given-special = The special event: { $all }.
dungeons-given-cards = Combat cards: { $all }.
dungeons-announced = Adventurers announced: { $all }.
dungeons-choices = May be chosen: { $all }.
dungeons-decks = Left in the stacks: { $all }.
dungeons-lords = With the licence of a Dungeon Lord: { $all }.
dungeons-winners = Winners: { $all }.
dungeons-first = The first player is { $all }.
dungeons-over = Nothing more is asked here.
dungeons-not-over = More is asked here.
dungeons-turn = Asked now: { $all }.
dungeons-dummy = Colours of nobody have this evil level: { $all }.
dungeons-deed-answer-yes = { $player } accepts.
dungeons-deed-answer-yes-may = { $player } accepts: “{ $offer }”
dungeons-deed-answer-no = { $player } declines.
dungeons-deed-answer-no-may = { $player } declines: “{ $offer }”
dungeons-deed-pass = { $player } does nothing more.
dungeons-deed-pick = { $player } chooses: { $all }.
dungeons-deed-pick-attack = { $player } attacks with: { $all }.
dungeons-deed-pick-battlefield = { $player } defends: { $all }.
dungeons-deed-pick-block = { $player } blocks a box of: { $all }.
dungeons-deed-pick-build = { $player } builds at: { $all }.
dungeons-deed-pick-dig = { $player } digs at: { $all }.
dungeons-deed-pick-discard = { $player } discards: { $all }.
dungeons-deed-pick-free = { $player } frees: { $all }.
dungeons-deed-pick-give-monster = { $player } gives up: { $all }.
dungeons-deed-pick-give-trap = { $player } gives up: { $all }.
dungeons-deed-pick-hire = { $player } hires: { $all }.
dungeons-deed-pick-lose = { $player } gives up: { $all }.
dungeons-deed-pick-muster = { $player } musters: { $all }.
dungeons-deed-pick-mine = { $player } mines gold: { $all }.
dungeons-deed-pick-poison = { $player } poisons: { $all }.
dungeons-deed-pick-return = { $player } takes back: { $all }.
dungeons-deed-pick-room = { $player } takes the room: { $all }.
dungeons-deed-pick-spring = { $player } springs: { $all }.
dungeons-deed-pick-spy = { $player } looks at the combat card of this round of the fight: { $all }.
dungeons-deed-pick-tile = { $player } loses: { $all }.
dungeons-deed-pick-turn-down = { $player } turns face down: { $all }.
dungeons-deed-pick-wound = { $player } deals these wounds to: { $all }.
dungeons-deed-put-monster = { $player } sends to the battlefield: { $all }.
dungeons-deed-put-trap = { $player } lays on the battlefield: { $all }.
dungeons-deed-run = { $player } runs a room: { $all }.
dungeons-deed-answer-yes-refused = The offer may not be taken.
dungeons-deed-answer-no-refused = The offer may not be declined.
dungeons-deed-pass-refused = Something more must be done.
dungeons-deed-pick-refused = May not be chosen: { $all }.
dungeons-deed-put-monster-refused = May not go to the battlefield: { $all }.
dungeons-deed-put-trap-refused = May not be laid on the battlefield: { $all }.
dungeons-deed-run-refused = This room may not be run: { $all }.
dungeons-of = { $title }: { $player }
dungeons-entrance = entrance
