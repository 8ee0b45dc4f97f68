"""Boss Monster: build a dungeon that lures heroes and kills them before they reach its boss.

Dead heroes are souls, survivors are wounds (BM-1.2). Two to four players; hidden building,
majority bidding for heroes, spells with priority and negation. A match always ends: at the latest
twenty rounds after the last hero has left the decks (BM-16.16), and every declaration uses up a
card, a room or a limit of the round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podziemia.games.boss_monster import cards as _cards  # noqa: F401 -- registers the effects
from podziemia.games.boss_monster.bot import Greedy
from podziemia.games.boss_monster.content import CARD_INFO, FOLDER
from podziemia.games.boss_monster.ending import conclude
from podziemia.games.boss_monster.events import EVENT_TYPES
from podziemia.games.boss_monster.explain import explain
from podziemia.games.boss_monster.inventory import inventory
from podziemia.games.boss_monster.offers import offer
from podziemia.games.boss_monster.options import OPTION_TYPES
from podziemia.games.boss_monster.pieces import COLOURS
from podziemia.games.boss_monster.round import play
from podziemia.games.boss_monster.scenario import STEPS, arrange, inspect, refer
from podziemia.games.boss_monster.scene import scene
from podziemia.games.boss_monster.state import Options, State
from podziemia.games.boss_monster.view import deal_anew, view
from podziemia.kernel.game import Game, Switch, Value
from podziemia.kernel.outcome import last_one_standing
from podziemia.kernel.rng import Rng

SWITCHES: Final = (
    Switch("i_choose_you", default=False, rule="BM-17.2"),
    Switch("machinations", default=False, rule="BM-17.5"),
    Switch("hard_mode", default=False, rule="BM-17.9"),
    Switch("starting_discard_rule", "discard_two", "BM-17.11", ("discard_two", "open_pile")),
    Switch("mulligan_repeatable", default=True, rule="BM-3.11"),
    Switch("late_bonus_hits_current_hero", default=True, rule="BM-12.22"),
    Switch("crushinator_once_per_round", default=True, rule="BM-18.24"),
    Switch("stall_rounds", 5, "BM-16.14", least=1, most=50),
    Switch("late_rounds_cap", 20, "BM-16.16", least=1, most=100),
)


def start(players: int, options: Mapping[str, Value], rng: Rng) -> State:
    """A table with the box still closed; nothing carries over from an earlier game (BM-16.15)."""
    return State(players, Options.of(options), rng)


GAME: Final = Game(
    id="boss_monster",
    prefix="BM",
    version=1,
    players=range(2, 5),  # BM-1.1
    switches=SWITCHES,
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
    arrange=arrange,
    phases=STEPS,
    inspect=inspect,
    refer=refer,
    cards=CARD_INFO,
    minutes=30,
    colours=COLOURS,
    bots={"greedy": Greedy},
    inventory=inventory,
)
