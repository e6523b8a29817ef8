# Words of the rulebook that teaches, and the prose in it that is written by hand.
# Which rules a piece of prose tells stands in dsl/book/prose.yaml.
book-subtitle = Rules of the game
book-subtitle-added = Adds to { $game }
book-subtitle-with = Rules of the game, with { $added }
book-head-added = { $name }, for { $game }
book-head-with = { $name } with { $added }
book-edition = { $name }, version { $version }
book-game = The game
book-new-underground = For those who know the game above ground
book-length = Length of the game
book-rounds = { $rounds } rounds with { $players }
book-years = { $years } years of { $rounds } rounds, each with a fight at its end
book-board = { $name }: { $players } players, { $rounds } rounds, { $regions } regions
book-legend = On the boards
book-letters = Letters
book-rules = The rules, one by one
book-rules-tidying = To keep the table in order
book-whole-turn = A whole turn
example-of = Example: { $name }
book-more = Further questions
book-examples = More worked examples
book-variants = Variants
book-about = About this book
book-contents = Contents
book-page = Page { $page }
book-added = added by { $pack }
book-generated = Made from the same source that plays: each rule is told from what it does.
book-generated-played = Made from the same source that plays: each rule is told from what it does, and each example was played.

lead-small_world = Many peoples, and a land too small for all of them. You lead one, give it a power, and spread it region by region. When it has spread as far as it can, you let it decline and begin again with another.
lead-underground = The same struggle, under the ground. You lead peoples of the deep through caverns and across rivers. Some regions hide a popular place or a relic; its monsters guard it, and whoever beats them has its help.
lead-dungeon_digger = You are a lord of the deep. Tile by tile you dig a dungeon, raise goons, send them into the dungeons of the others, and turn what you have taken into gold.
lead-dungeon_lords = You are a lord of the underworld. You give orders in secret, dig tunnels, build rooms and hire monsters, until adventurers come to conquer what you have dug.

prose-conquest-aim =
    Your peoples bring coins for the regions that they hold. After the last round, whoever has most coins wins.
prose-conquest-turn =
    Races lie in a row, each beside a power. On your first turn you choose one such pair: the nearest is free, and each pair that you pass over gets one of your coins. Two numbers, one of the race and one of the power, tell how many tokens you take.

    Now you conquer. You begin at the edge of the board and go on from region to region. An empty region asks for two tokens, a defended one for more; leave the tokens there, and it is yours. If few are left, the die may help once, and ends your conquests. Then you share your tokens out among your regions and are paid for each of them.

    On the turns that follow you take up your tokens again, all but one a region, and spread further. A people grows thin in the end. Then you give up a turn to let it decline: its tokens stay where they are and still earn coins, while you prepare for another people. Its turn comes next.
prose-conquest-choosing =
    A people is a race with a power. You take one whenever you have none in play: at the start, and on the turn after a decline. Two numbers, added up, say how many tokens you get: that of its banner and that of its power.

    The first of the row costs nothing. Passing over a pair costs one coin, laid on that pair; whoever takes it later takes the coins with it. The row then moves up and is filled again.
prose-conquest-readying =
    A people that is already on the board first makes ready. Take its tokens back into your hand, but leave one in each region.

    This is the one moment to give up regions, and the one moment to decline instead of conquering. You cannot decline on the turn in which you chose the people, nor after giving up a region.
prose-conquest-conquest =
    To conquer is to bring enough tokens to a region. It must touch one of yours; a people without regions enters at the edge of the board. Work out what the region asks for, put the tokens down, and go on with the next. Stop when you like.

    What stands in the region defends it. Whoever loses a region loses one token for good and takes the others in hand until the end of your turn.

    When your tokens fall short by three or less, you may name one last region and roll the die. Its points stand in for missing tokens. Whether you win the region or not, your conquests are over.
prose-conquest-redeployment =
    Your conquests are over: share your tokens out among your regions as you please, and leave none of them bare. Then the players who lost regions put down the tokens that they took in hand.
prose-conquest-scoring =
    You are paid for each region that your peoples hold, active or in decline. What races and powers add comes on top.
prose-conquest-declining =
    Declining ends the conquests of a people, not its use. Its tokens are turned over and one stays in each region. From now on it only holds what it has, and earns. The rest of its tokens go back to the tray.

    One such people of yours stays on the board: when the next declines, the older one leaves.
prose-conquest-ending =
    The board says how many rounds there are. After the last turn of the last round the game is over, and coins are counted.

prose-dungeon_digger-aim =
    Gold pieces win. Closing corridors, joining rooms of one kind and coins taken from the others bring them. When somebody ends a turn with enough of them, usually twenty, the game is over: three awards are given, coins count as gold, and whoever has most has won.
prose-dungeon_digger-turn =
    Your turn begins with points, as many as your Tyranny. With them you pay for orders, one after another, as long as points last. The orders have you build tiles from your projects, raise goons from the reserve, march them about, or conquer rooms of the others.

    What you build has to fit: doors and corridors lead on, earth meets earth. A goon that conquers is turned over and stays behind as your marker; that room works no more, and you take a coin for it.

    At the end of the turn unused points are gone, and you draw projects until you hold as many as your Wit. Then the next player begins.

prose-conquest-set-up =
    Agree who begins; the others follow clockwise. The first space of the track of rounds has its marker, which moves on when everybody has had a turn. Tokens wait in their tray, each people in its place, and coins lie within reach of all. What you own stays hidden until the end.
prose-underground-new =
    Whoever knows the game above ground knows the turn, the row of peoples, decline and payment: they are the same. New is what the deep holds.

    A river takes one token less, and everybody gets in by its ends. It only carries you across: when you redeploy you leave it, and it never pays. A chasm is closed to all, as seas and lakes are above.

    In some regions two monsters stand guard. When you beat them, you draw a relic or a popular place and lay it there, face up. From then on you use it while your active people holds the region. It stays there when the region is lost.

    Peoples and powers are others, and so are the terrains. Lost tribes are gone: monsters stand in their stead.

prose-dungeon_digger-set-up =
    Draw one goon of those of all players: its owner begins, and the others follow clockwise. In this order the portals are laid, on places with the number of players. Each player draws three tiles and lays them down face up: these are the projects. Two collapses for each player make a stack for all.
prose-dungeon_digger-values =
    Wit is how many projects you hold at the end of your turn. Resources are how many goons you may have in play. Tyranny is how many points for orders you get each turn. Rooms make Wit and Resources larger.
prose-dungeon_digger-turns =
    Your Tyranny tells how many points you have each turn; points left over are lost. An order is paid and carried out before the next one, and you may give the same one again. All cost one point but Demolish!, which costs two.

    Move! lets goons take up to three steps. Think! changes projects for others from your bag. Work! builds a project. Arise! brings a goon from the reserve to your Portal or a Dormitory. Conquer! takes a room of an opponent, or takes a marker off a room of yours. Sabotage! lays a collapse on an empty space and costs you a goon. Demolish! takes a collapse away.

    Some rooms give a bonus: orders carried out at once, without points. How high the bonus is tells which orders it offers; the highest gives two.
prose-dungeon_digger-building =
    You build one of your projects on an empty space. It has to be connected to a tile of yours on which a goon of yours stands, and to fit on all sides. A door meets a door or an arm of a corridor; earth meets earth. Against a collapse, the rim of the board or an empty space anything may lie.

    A corridor is complete when doors of yours close all its ends. It brings one gold piece for a single tile, two more for each further tile, and nine at most. A room that you connect to another of the same kind brings three.
prose-dungeon_digger-moving =
    A step takes a goon, or several that stand together, to a connected tile. Through corridors of your own, one step leads on as far as no door stands in the way. In the dungeon of an opponent a step is one tile.

    Goons never go through earth, and a Portal of an opponent is closed to them. You enter a tile with goons of an opponent only with more goons than stand there. Theirs go back to the reserve, and you lose none.

    Each goon in play takes up one Resource. You may bring in another only while one is free.
prose-dungeon_digger-fighting =
    A goon that stands in a room of an opponent can conquer it: turn it over, it is now your marker. The room stops working. You take a coin, from the bag or from its owner; nobody else sees its worth before the end. Corridors, the Portal and the Sacrifice Well cannot be conquered.

    The owner gets the room back with a goon in it and the order Conquer!: the marker goes home.
prose-dungeon_digger-ending =
    Whoever ends a turn with enough gold pieces ends the game: twenty, unless a scenario says otherwise. Three awards of five gold pieces go to the longest complete corridor, to the largest group of connected rooms, and to most markers; an award that is tied goes to nobody. Then coins are turned over and added. Most gold wins.

prose-dungeon_lords-aim =
    Over two years you dig a dungeon and defend it. In the end points count: for monsters, rooms, captured adventurers, and titles for whoever has most of something. Conquered tiles and unpaid taxes cost points. Whoever ends above zero has the licence of a Dungeon Lord, and most points win.
prose-dungeon_lords-turn =
    A year has four rounds, and then a fight. Each round three monsters and two rooms come on offer. In the first three rounds of a year, the adventurers and the event of the next round are shown too. Then everybody chooses three orders in secret, from the six in hand.

    The orders are turned up: first the first one of each player, beginning with the first player, then the second ones, then the third ones. For each a minion takes the first free box of that order. There are three boxes, each with its own price and gain. Whoever finds none keeps the minion on the card, and gets nothing.

    Now the orders are carried out, from the first on the board to the last. Imps that have not worked yet run rooms. Each player takes back the two orders held back before, and one of the three just given; the other two are held back for a round.

    From the second round of a year on, the event follows that was shown before. Then an adventurer joins each player: the weakest goes to the least evil. Last, the next player becomes the first player, but not in the fourth round. After it the adventurers attack.
prose-dungeon_lords-set-up =
    Shuffle monsters, rooms, adventurers, traps and Combat cards, those of each year apart. Draw a special event for each year, face down. The marker of rounds stands on the first round.

    Choose who begins. Each player has three minions, a marker of evil, and a dungeon of five columns and four rows, with its entrance above the middle column and three tunnels below it. Of the three orders drawn, hold two back for the first round; the third goes to the five others in hand.

    With fewer than four players minions of nobody take some boxes when a round begins. With three players they are three, on orders drawn by chance, one on each. With two players each looks after a colour of nobody: two of its minions go on orders drawn by chance, and the player chooses an order for the third. With two players a marker of evil that is nobody’s begins at 5 as well.
prose-dungeon_lords-orders =
    The eight orders bring food, a better name, tunnels, gold, imps, traps, monsters and rooms, in this sequence. Within an order the first box acts first. Monsters and rooms are taken the other way round: the third box chooses first, and pays more.

    What a box asks is paid whole and gives all that it shows. Whoever does without gets nothing, and the minion goes back on its card. Whoever gives the order for monsters as the first of the three pays a gold nugget.

    Digging and mining are done by imps, one for each tunnel or nugget. The third box needs one imp more, to lead the others.

    One of the three orders given comes back: the first, or one with its minion on the card.
prose-dungeon_lords-dungeon =
    A new tunnel touches a tile of yours side by side, and never completes a square of two by two. A room takes the place of a tunnel that is not conquered, and does not lie beside another room. In the first year it also has to lie in the part of the dungeon that its tile shows.

    Rooms of the first year produce: put in as many idle imps as the room asks, and take what it gives. A room runs once a round, in the second year twice; a conquered room never. Rooms of the second year help in fights or bring points.
prose-dungeon_lords-events =
    There are three events a year, one a round: pay day, taxes, and a special one from a card. On pay day you pay the price of each monster again, or it leaves and you gain an evil point. Taxes are one nugget for two tunnels, rounded up. For each that you do not pay you take a red token.

    Then the adventurers come: the weakest to the least evil player, the strongest to the most evil. Among equals, the one earlier in turn order counts as less evil. A newcomer goes to the end of the party, a warrior to its head.

    With two players a marker of evil that is nobody’s stands on the scale too, starting at 5 like the others. It goes up by one before adventurers come, and among equals counts as the most evil: the adventurer that it draws is out of the game. When the second year begins it goes down by two. It draws no paladin and takes no title.

    Evil goes from 1 to 15, and all begin at 5. Whoever reaches 10 lures the paladin of the year, who goes to the head of the party. He moves on when another player at 10 or above is more evil than the one he is with.

    In the examples a number behind a name tells which of several alike is meant: Warrior 3 is the third in the tables of the Warrior.
prose-dungeon_lords-fights =
    Each player fights their own party, up to four rounds. Each round choose a tile that is not conquered: of all, the one nearest to the entrance. You may put a trap there, and a monster: two in a room. Ethereal monsters need no place. A trap in a room costs a nugget. Then the card of the round is turned up.

    All that happens comes in this sequence: the trap, a fast spell, monsters, a slow spell, healing, fatigue, conquest. Thieves ward off wounds of traps. A spell works if the wizards have power enough. Priests heal only if a monster attacked. Fatigue wounds the first in line; what is left over goes to the next. An adventurer with as many wounds as health goes to your prison at once.

    If anybody is left, the tile is conquered and you lose one evil point. A monster that attacked lies face down until the end of the year. If all your tiles are conquered, you free a prisoner instead.
prose-dungeon_lords-ending =
    After the first fight monsters wake up, and the second year brings other monsters, rooms, adventurers and cards. After the second fight points are counted. A monster brings one, a room two, a captured adventurer two, a captured paladin five. A conquered tile costs two, a red token three.

    Seven titles go to whoever has most evil, rooms, tunnels, monsters, imps, riches and unconquered tiles. A title is worth three points alone, two if it is shared. Players with equal points win together. Whoever has most points is the Underlord; everybody with one point or more has the licence of a Dungeon Lord.

# The drawing of the table: what lies before each player, what is common, tracks.
table-title = The table with { $players } players
table-caption = The table with { $players } players. The first player is at the bottom; the others follow clockwise.
table-blocked = The table with { $players } players. The first player is at the bottom; the others follow clockwise. Minions of nobody stand on boxes drawn by chance: this is one case.
table-first = 1 · begins
table-player = { $number }
table-each-starting-coins = { $count } coins
table-each-portal-goons = { $count ->
    [one] 1 goon in the Portal
   *[other] { $count } goons in the Portal
    }
table-each-track-goons = { $count } on the track
table-each-gold = { $count } gold nuggets
table-each-food = { $count } food rations
table-each-imps = { $count } imps
table-each-cards-held = { $count } orders in hand
table-common-coins = { $all } coins in the bag
table-common-monsters-shown = { $count } monsters
table-common-rooms-shown = { $count } rooms
table-common-shown = { $count } adventurers
table-rounds = Rounds
table-row = Price of a pair
table-gold = Gold pieces
table-evil = Evil

# What is printed for a table.
print-track = Track of points
print-rounds = Track of rounds; in red, how many players end with it
print-aid = { $game }: a turn in short
print-sheet = { $title }, sheet { $number } of { $count }
print-copies = print it { $count } times
