# Words of the rulebook that teaches, and the prose in it that is written by hand.
# Which rules a piece of prose tells stands in dsl/book/prose.yaml.
book-subtitle = Rules of the game
book-edition = { $name }, version { $version }
book-game = The game
book-length = Length of the game
book-rounds = { $rounds } rounds with { $players }
book-board = { $name }: { $players } players, { $rounds } rounds, { $regions } regions
book-rules = The rules, one by one
book-whole-turn = A whole turn
book-more = Further questions
book-examples = More worked examples
book-variants = Variants
book-about = About this book
book-contents = Contents
book-page = Page { $page }
book-added = added by { $pack }
book-generated = Made from the same source that plays: each rule is told from what it does, and each example was played.

lead-small_world = Many peoples, and a land too small for all of them. You lead one, give it a power, and spread it region by region. When it has spread as far as it can, you let it decline and begin again with another.
lead-underground = The same struggle, under the ground. You lead peoples of the deep through caverns and across rivers. Some regions hide a place of power or a relic; its monsters guard it, and whoever beats them has its help.
lead-dungeon_digger = You are a lord of the deep. Tile by tile you dig a dungeon, raise goons, send them into the dungeons of the others, and turn what you have taken into gold.
lead-dungeon_lords = You are a lord of the underworld. You give orders in secret, dig tunnels, build rooms and hire monsters, until adventurers come to conquer what you have dug.

prose-conquest-aim =
    Your peoples bring coins for the regions that they hold. After the last round, whoever has most coins wins.
prose-conquest-turn =
    Races lie in a row, each beside a power. On your first turn you choose one such pair: the nearest is free, and each pair that you pass over gets one of your coins. Two numbers, one of the race and one of the power, tell how many tokens you take.

    Now you conquer. You begin at the edge of the board and go on from region to region. An empty region asks for two tokens, a defended one for more; leave the tokens there, and it is yours. If few are left, the die may help once, and ends your conquests. Then you share your tokens out among your regions and are paid for each of them.

    On the turns that follow you take up your tokens again, all but one a region, and spread further. A people grows thin in the end. Then you give up a turn to let it decline: its tokens stay where they are and still earn coins, while you prepare for another people. Its turn comes next.
prose-conquest-choosing =
    A people is a race with a power. You take one whenever you have none in play: at the start, and on the turn after a decline.

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

# What is printed for a table.
print-track = Track of points
print-rounds = Track of rounds; in red, how many players end with it
print-aid = { $game }: a turn in short
print-sheet = { $title }, sheet { $number } of { $count }
print-copies = print it { $count } times
