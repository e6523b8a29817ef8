"""What rules of a regatta can call."""

from __future__ import annotations

from regola_engine.kernel.primitives import (
    COUNT,
    FRAME,
    GRANTED,
    NOTHING,
    YOU,
    Deed,
    Place,
    Primitives,
    Quantity,
    Use,
    word,
)
from regola_engine.kernel.standing import number
from tests.regatta import engine as e

PRIMITIVES = Primitives(
    quantities=(Quantity(GRANTED, Place(form=NOTHING), Use(number, word(), YOU)),),
    deeds=(
        Deed(verb="choose", object=Place(("wind",), plain=True), use=Use(e.choose_wind, FRAME)),
        Deed(verb="sail", object=Place(("step",), plain=True), use=Use(e.sail, FRAME, COUNT)),
        Deed(verb="draw", object=Place(("wind",), plain=True), use=Use(e.draw_wind, FRAME)),
    ),
    common=("base",),
    data={"base": e.Base, "wind": e.Wind},
)
