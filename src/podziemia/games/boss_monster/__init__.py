"""Boss Monster: build a dungeon that lures heroes and kills them before they reach its boss.

Dead heroes are souls, survivors are wounds (BM-1.2). Two to four players; hidden building,
majority bidding for heroes, spells with priority and negation. A match always ends: at the latest
twenty rounds after the last hero has left the decks (BM-16.16), and every declaration uses up a
card, a room or a limit of the round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podziemia.kernel.game import Game, Value
from podziemia.kernel.outcome import last_one_standing
from podziemia.kernel.rng import Rng
from podziemia.kernel.switches import options_of, switches

from . import scenario
from .bot import Greedy
from .content import CARD_INFO, FOLDER
from .events import EVENT_TYPES
from .inventory import inventory
from .options import OPTION_TYPES
from .rules import cards as _cards  # noqa: F401 -- registers the effects
from .rules.end import conclude
from .rules.round import play
from .shown.offers import explain, offer
from .shown.pieces import COLOURS
from .shown.scene import scene, summary
from .shown.view import deal_anew, view
from .state import Options, State


def start(players: int, options: Mapping[str, Value], rng: Rng) -> State:
    """A table with the box still closed; nothing carries over from an earlier game (BM-16.15)."""
    return State(players, options_of(Options, options), rng)


GAME: Final = Game(
    id="boss_monster",
    prefix="BM",
    version=2,
    oldest=2,  # version 1 drew other chance
    players=range(2, 5),  # BM-1.1
    switches=switches(Options),
    option_types=OPTION_TYPES,
    event_types=EVENT_TYPES,
    folder=FOLDER,
    start=start,
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
    arrange=scenario.arrange,
    phases=scenario.PHASES,
    inspect=scenario.inspect,
    given=scenario.PositionGiven,
    words=scenario.WORDS,
    refer=scenario.refer,
    cards=CARD_INFO,
    minutes=30,
    colours=COLOURS,
    bots={"greedy": Greedy},
    summary=summary,
    inventory=inventory,
)
