"""Boss Monster: build a dungeon that lures heroes and kills them before they reach its boss.

Dead heroes are souls, survivors are wounds (BM-1.2). Two to four players; hidden building,
majority bidding for heroes, spells with priority and negation. A match always ends: at the latest
twenty rounds after the last hero has left the decks (BM-16.16), and every declaration uses up a
card, a room or a limit of the round.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import Game, package, with_options
from podziemia.kernel.outcome import last_one_standing

from . import scenario
from .bot import Greedy
from .inventory import inventory
from .rules import cards as _cards  # noqa: F401 -- registers the effects
from .rules.end import conclude
from .rules.round import play
from .shown.offers import explain, offer
from .shown.pieces import COLOURS
from .shown.scene import scene, summary
from .shown.view import deal_anew, view
from .state import Options, State

GAME: Final = Game(
    **package(__name__),
    prefix="BM",
    version=2,
    oldest=2,  # version 1 drew other chance
    players=range(2, 5),  # BM-1.1
    start=with_options(Options, State),  # BM-16.15: nothing carries over from an earlier game
    play=play,
    leave=last_one_standing(conclude),
    view=view,
    deal_anew=deal_anew,
    explain=explain,
    over_rule="BM-16.4",
    out_rule="BM-5.34",
    resign_rule="BM-R-73",
    turn_rule="BM-5.11",
    scene=scene,
    offer=offer,
    lay_out=scenario.lay_out,
    inspect=scenario.inspect,
    refer=scenario.refer,
    minutes=30,
    colours=COLOURS,
    bots={"greedy": Greedy},
    summary=summary,
    inventory=inventory,
)
