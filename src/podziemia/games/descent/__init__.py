"""Descent: one overlord against a party of heroes, quest by quest.

Two to five play: the first seat is the overlord, all others lead the heroes and win or lose
together (DJ-1.1, DJ-1.3). A match always ends: every turn of the overlord draws cards, every
emptied deck takes conquest tokens, and a quest gives only so many (DJ-22.11); within a turn
whatever can be repeated costs movement, fatigue, an attack, a card or threat.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import Game, package, with_options
from podziemia.kernel.outcome import first_against_others

from .bot import Greedy, Novice, Squire
from .inspected import inspect
from .inventory import inventory
from .quests import QUEST_FILE
from .rules.end import leave
from .rules.round import play
from .scenario import lay_out
from .shown.hidden import deal_anew
from .shown.offers import offer
from .shown.refusals import explain
from .shown.scene import scene, summary
from .shown.view import view
from .state import Options, State

GAME: Final = Game(
    **package(__name__),
    prefix="DJ",
    version=1,
    players=range(2, 6),  # DJ-1.3, DJ-25.1, DJ-25.2
    start=with_options(Options, State),
    play=play,
    leave=leave,
    view=view,
    deal_anew=deal_anew,
    explain=explain,
    over_rule="DJ-22.7",
    out_rule="DJ-R-86",
    resign_rule="DJ-R-86",
    turn_rule="DJ-2.6",
    scene=scene,
    offer=offer,
    lay_out=lay_out,
    inspect=inspect,
    sides=first_against_others,
    summary=summary,
    inventory=inventory,
    minutes=120,
    bots={"novice": Novice, "squire": Squire, "greedy": Greedy},
    files={"quest": QUEST_FILE},
)
