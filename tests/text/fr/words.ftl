### French phrases for the words of the vocabulary, as many as the proof needs.

relation-with = avec { $target }
relation-beside = { AGR($x, f: "voisine", fp: "voisines", m: "voisin", mp: "voisins") } de { $target }
is-beside-mutual = { $subject } sont voisines entre elles
conquest-cost-less = pour conquérir { $subject } il te faut { COUNT($amount, of: "token") } de moins { $per } { $bound }
income-more = { $subject } rapporte { COUNT($amount, of: "coin") } de plus
    .yours = à la fin du tour, tu reçois { COUNT($amount, of: "coin") } de plus pour { $each }
tokens-lost-is-zero = nul ne perd de pion dans { $one }
    .yours = quand tu perds { $one }, tu ne perds aucun pion
do = { $verb } { $object } { $from } { $in } { $per }
slot-in = dans { $x }
