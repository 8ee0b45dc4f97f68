"""How long a pass may go on by itself: it ends before anything new has to be thought about."""

from typing import Any

from podziemia.games.boss_monster.options import Cast, Pass, Place
from podziemia.kernel.match import Match
from tests.games.boss_monster.test_forecast import JOHNNY, TOM, arranged


def ends(match: Match[Any], seat: int = 0) -> list[str]:
    """Until when a seat may go on passing, as it is asked now."""
    return [one.until for one in match.offer(seat, Pass()).lasting]


def two_heroes() -> Match[Any]:
    """Two heroes wait at the dungeon of player 0, who holds a spell, as the other does."""
    return arranged(
        {
            "phase": "adventure",
            "players.0": {
                "boss": "draculord",
                "rooms": ["golem_factory", "neanderthal_cave"],
                "entrance": [TOM, JOHNNY],
                "spells": ["kobold_strike"],
            },
            "players.1": {"boss": "robobo", "spells": ["giant_size"]},
        }
    )


def test_letting_a_hero_walk_ends_with_that_hero_and_the_round_goes_on() -> None:
    match = two_heroes()
    asked = []
    while match.state.players[0].entrance or match.state.walk is not None:
        asked.append(ends(match))
        match.play(0, Pass())
        match.play(1, Pass())
    heroes, rounds = zip(*asked, strict=True)
    assert len({*rounds}) == 1
    first, then = dict.fromkeys(heroes)
    walks = heroes.index(then)
    assert heroes == (first,) * walks + (then,) * (len(heroes) - walks)
    assert walks > 1, "a hero is asked about at the entrance and in its rooms"


def test_whatever_is_declared_ends_it() -> None:
    match = two_heroes()
    before = ends(match)
    match.play(0, Pass())
    match.play(1, Pass())
    assert ends(match) == before
    match.play(0, Pass())
    match.play(1, Cast("giant_size", "room:0.1"))
    assert ends(match) == [], "it waits to be resolved"
    while match.state.declared:
        match.play(min(match.pending), Pass())
    assert len(ends(match)) == 2
    assert not {*ends(match)} & {*before}


def test_nobody_passes_on_over_their_own_room() -> None:
    match = arranged(
        {
            "phase": "build",
            "players.0": {"boss": "draculord", "hand": ["golem_factory"], "spells": ["freeze"]},
            "players.1": {"boss": "robobo", "hand": ["dark_altar"]},
        }
    )
    while match.state.active != 0:
        match.play(min(match.pending), match.pending[min(match.pending)].options[-1])
    assert ends(match) == []
    match.play(0, next(one for one in match.pending[0].options if isinstance(one, Place)))
    assert len(ends(match)) == 1
