### French patterns, as many as the proof needs.

np-a = { NP($one, art: "indef") }
np-the = { NP($one, art: "def") }
np-that = { NP($one, art: "that") }
np-generic = { NP($many, art: "def") }
np-all = { AGR($many, fp: "toutes", mp: "tous") } { NP($many, art: "def") }
np-exactly = { $amount } { NUM($amount) ->
    [one] { $one }
   *[other] { $many }
 }
np-many-your = tes { $many }
np-a-your = une de tes { $many }
np-after-each = { $one }
np-after-each-count = { np-exactly }
np-after-each-your = { AGR($many, fp: "chacune", mp: "chacun") } de tes { $many }
np-its-any = { NP($one, art: "indef") } de { NP($self, art: "indef") }
np-its-any-region = { NP($one, art: "indef") } avec { NP($self, art: "indef") }
np-its-region = { NP($one, art: "def") } avec { NP($self, art: "def") }
np-any = { NP($one, art: "indef") }
np-negative = { NP($one, art: "no") }
pronoun-you-subject = tu
or = ou
quoted = «{ $name }»

did-you = que tu as { AGR($x, f: "conquise", fp: "conquises", m: "conquis", mp: "conquis") } { $time }
span-turn = ce tour
per = pour chaque { $x }
per-count = pour { $x }
bound = (minimum { $n })
quantity-is = { $quantity } est { $amount } { $per }
quantity-more = { $quantity } augmente de { $amount } { $per }
quantity-less = { $quantity } baisse de { $amount } { $per } { $bound }
quantity = { NP($noun, art: "def") } de { $subject }
is = { $subject } { AGR($subject, pl: "sont", sg: "est", you: "es") } { $predicate }
is-kind = { $subject } { AGR($subject, pl: "comptent", sg: "compte") } comme { $kind }
pronoun-you-object = toi
at = pendant { NP($phase, art: "def") }
at-turn-end = à la fin de ton tour
at-redeployment-end = à la fin de { NP($phase, art: "def") }
when = quand { $event }
event-you = tu { $deed }
first-when = { $limit } que { $event }
limit-once = une fois
    .ever = une seule fois
limit-first-times = les { $n } premières fois
limit-per-turn = par tour
limit-per-opponent = par adversaire
scope-declined = en déclin
scope-always = même en déclin
prefix = { $parts },
list-and = { $left } et { $right }
may-you = tu peux { $deed }
