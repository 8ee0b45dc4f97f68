"""Tiny Epic Dungeons: explore a dungeon by torchlight, and fight what lives at its end.

One to four people lead two to four heroes and win or lose together (TED-1.1). A match always ends:
the torch burns down with every turn (TED-4.6), within a turn everything that can be repeated costs
focus, health, Speed, a card or a step of the torch, and after a number of turns that is agreed on
nobody plays on (TED-R-79).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import Game, package, with_options
from podziemia.kernel.outcome import all_together

from .bot import Greedy, Novice, Squire
from .inventory import inventory
from .rules.end import leave
from .rules.turn import play
from .scenario import inspect, lay_out
from .shown.offers import offer
from .shown.refusals import explain
from .shown.scene import scene, summary
from .shown.view import deal_anew, view
from .state import Options, State

GAME: Final = Game(
    **package(__name__),
    prefix="TED",
    version=1,
    players=range(1, 5),  # TED-21.1, TED-21.3
    start=with_options(Options, State),
    play=play,
    leave=leave,
    view=view,
    deal_anew=deal_anew,
    explain=explain,
    over_rule="TED-1.9",
    out_rule="TED-R-82",
    resign_rule="TED-R-82",
    turn_rule="TED-4.11",
    scene=scene,
    offer=offer,
    lay_out=lay_out,
    inspect=inspect,
    sides=all_together,
    summary=summary,
    inventory=inventory,
    minutes=60,
    bots={"novice": Novice, "squire": Squire, "greedy": Greedy},
)
