"""Paper Dungeons: lead a party through the same dungeon as everybody else, on your own sheet.

Eight rounds of one common roll, three dice each, three bosses; most glory wins (PD-17.13). One to
eight players, all at the same time. A match always ends: a game has eight rounds of three dice, a
die at most three movement points and one more for each of seven waters (PD-18.9), every chain fills
fields of bounded tracks (PD-23.9), and a campaign has three games (PD-21.2).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import Game, package, with_options
from podziemia.kernel.outcome import last_one_standing

from .bot import Greedy
from .inventory import inventory
from .rules.round import play
from .rules.score import ROOMS_EXPLORED, TOTAL, conclude
from .scenario import inspect, lay_out
from .shown.offers import explain, offer
from .shown.scene import scene, summary
from .shown.view import deal_anew, view
from .state import Options, State

GAME: Final = Game(
    **package(__name__),
    prefix="PD",
    version=2,
    oldest=2,  # version 1 drew other chance
    players=range(1, 9),  # PD-1.1
    start=with_options(Options, State.of),
    play=play,
    leave=last_one_standing(conclude),
    view=view,
    deal_anew=deal_anew,
    explain=explain,
    over_rule="PD-17.1",
    out_rule="PD-R-71",
    resign_rule="PD-R-71",
    turn_rule="PD-4.4",
    scene=scene,
    offer=offer,
    lay_out=lay_out,
    inspect=inspect,
    inventory=inventory,
    bots={"greedy": Greedy},
    summary=summary,
    minutes=30,
    deciding=(TOTAL, ROOMS_EXPLORED),  # PD-17.13, PD-21.5
)
