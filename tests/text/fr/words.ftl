### French phrases for the words of the vocabulary, as many as the proof needs.

relation-within = à { $target } au plus

relation-of = de { $target }
    .not = qui n'est pas de { $target }
relation-in = dans { $target }
    .not = hors de { $target }
relation-of-you = à toi
    .not = qui n'est pas à toi
relation-with = avec { $target }
    .not = sans { $target }
relation-without = sans { $target }
    .not = avec { $target }
relation-above = au-dessus de { $target }
    .not = qui n'est pas au-dessus de { $target }
relation-of-the-same-terrain-as = du même terrain que { $target }
    .not = d'un autre terrain que { $target }
relation-immune-to = { AGR($x, f: "immunisée", fp: "immunisées", m: "immunisé", mp: "immunisés") } contre { $target }
    .not = sans défense contre { $target }
relation-beside = { AGR($x, f: "voisine", fp: "voisines", m: "voisin", mp: "voisins") } de { $target }
is-beside-mutual = { $subject } sont voisines entre elles
conquest-cost-less = pour conquérir { $subject } il te faut { COUNT($amount, of: "token") } de moins { $per } { $bound }
income-more = { $subject } rapporte { COUNT($amount, of: "coin") } de plus
    .yours = à la fin du tour, tu reçois { COUNT($amount, of: "coin") } de plus pour { $each }
tokens-lost-is-zero = nul ne perd de pion dans { $one }
    .yours = quand tu perds { $one }, tu ne perds aucun pion
do = { $verb } { $object } { $from } { $to } { $in } { $using } { $per }
slot-in = dans { $x }
slot-to = à { $x }
slot-from = de { $x }
slot-using = avec { $x }
