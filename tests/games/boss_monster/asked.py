"""Positions in which the heuristic bot is asked."""

from collections.abc import Mapping
from typing import Any

from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.bot import Greedy
from podziemia.games.boss_monster.options import Pass
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested

NINE = [
    *("nick_the_masher", "boden_the_pantless", "joman_chimm_cutpurse", "the_fool"),
    *("tieg_and_the_magic_bubble", "acacia_warrior_of_light", "fires_breath"),
    *("mitchell_the_judge", "jesta_the_rogue"),
]
FOUR_WOUNDS = ["katelyn_angelic_healer", "lord_van_ette"]
WARRIOR = "johnny_of_the_evening_watch"  # life 8
PRIEST = "delatorious_angel_of_light"  # life 8
THIEF = "sir_digby_apple"  # life 8
MAGE = "dartteon_elf_pyromancer"  # life 8


def arranged(
    given: Mapping[str, Any], players: int = 2, options: Mapping[str, object] | None = None
) -> Match[Any]:
    """A match from a position; the bosses' XP makes seat 0 the first unless told otherwise."""
    chosen = options_for(GAME, options or {})
    return Match(GAME, GAME.arrange(players, chosen, nested(given), Rng(1)))


def answer(match: Match[Any], seat: int) -> Option:
    """What the bot chooses for a seat that is asked."""
    return Greedy(0).choose(match.seen(seat))


def passed(match: Match[Any], *seats: int) -> Match[Any]:
    """The match after these seats have passed, one after the other."""
    for seat in seats:
        match.play(seat, Pass())
    return match
