"""Dungeon Fighter, the frost box: throw dice at a target, and at what lives in the castle.

One to four people play two to four heroes and win or lose together (DF-1.1). A match always ends:
every room shows a market symbol, so a third market comes (DF-11.16); and in a fight, where nobody
need ever hit or be hurt for good, throws and flips are counted (DF-R-83), a card changes hands once
in a rest (DF-R-84), and coins are spent but once.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import Game, package, with_options
from podziemia.kernel.outcome import all_together

from .bot import Greedy, Novice, Squire
from .inventory import inventory
from .rules.end import leave
from .rules.outside import answer
from .rules.rounds import play
from .scenario import inspect, lay_out
from .shown.hidden import deal_anew
from .shown.offers import offer
from .shown.refusals import explain
from .shown.scene import scene, summary
from .shown.view import view
from .state import Options, State
from .throws.measure import THROWS

GAME: Final = Game(
    **package(__name__),
    prefix="DF",
    version=1,
    players=range(1, 5),  # DF-R-51
    start=with_options(Options, State),
    play=play,
    leave=leave,
    view=view,
    deal_anew=deal_anew,
    explain=explain,
    over_rule="DF-15.1",
    out_rule="DF-R-82",
    resign_rule="DF-R-82",
    turn_rule="DF-4.9",
    scene=scene,
    offer=offer,
    lay_out=lay_out,
    inspect=inspect,
    world=answer,
    sides=all_together,
    summary=summary,
    measures={"throws": THROWS},
    inventory=inventory,
    minutes=60,
    bots={"novice": Novice, "squire": Squire, "greedy": Greedy},
)
