"""The table of Descent: every piece once, every word said, and what the map shows."""

from __future__ import annotations

from typing import Any

import pytest

import podziemia
from podziemia.games.descent.options import Activate, Declare, GoShopping
from podziemia.games.descent.quests import QUESTS
from podziemia.games.descent.state import OVERLORD, State
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Area, Card, Figure, Grid, Reach, Scene, Zone, covered, squares_of
from podziemia.kernel.texts import LANGUAGES
from podziemia.lab.corpus import play_on
from podziemia.lab.laws import check_lockstep, check_views
from tests.games import scenes
from tests.games.descent.explored import explored
from tests.games.descent.test_view import laid

GAME = find("descent")
LONG = 60
every_quest = pytest.mark.parametrize("quest", QUESTS)


def scene_of(match: Match[State], seat: int | None) -> Scene:
    """The table as a seat sees it."""
    return GAME.scene(match.view(seat))


def grid(match: Match[State], seat: int | None) -> Grid:
    """The map as a seat sees it."""
    return next(piece for piece in scene_of(match, seat).pieces if isinstance(piece, Grid))


def figure(found: Grid, piece: str) -> Figure:
    """A figure on the map."""
    return next(each for each in found.figures if each.id == piece)


@pytest.mark.parametrize("players", GAME.players)
def test_every_scene_is_whole_from_the_setup_on(players: int) -> None:
    options = {"free_hero_choice": players % 2 == 0, "open_skill_draft": players % 2 == 1}
    match = podziemia.start(GAME.id, players, seed=players, options=options)
    for number, position in enumerate(play_on(match, Rng(players))):
        if number > 2 * LONG:
            break
        for seat in (None, *position.pending):
            scenes.check(position, seat)


@pytest.mark.parametrize(("number", "quest"), list(enumerate(QUESTS)), ids=list(QUESTS))
def test_late_scenes_are_whole_and_tell_nobody_too_much(number: int, quest: str) -> None:
    players = GAME.players[number % len(GAME.players)]
    match = explored(number, players, quest)
    for made, position in enumerate(play_on(match, Rng(quest))):
        if made > LONG or position.over:
            break
        for seat in (None, *position.pending):
            scenes.check(position, seat)
        for ask in position.pending.values():
            for language in LANGUAGES:
                scenes.strict(GAME, language).question(ask.seat, ask.prompt, ask.about)
        if made % 20 == 0:
            check_views(position, [made])
            for seat in (None, *range(players)):
                check_lockstep(position, seat, made, steps=4)


@every_quest
@pytest.mark.rule("DJ-18.6")
def test_unseen_areas_lie_in_fog_and_only_the_overlord_sees_into_it(quest: str) -> None:
    match = laid(quest)
    for seat in (OVERLORD, 1, None):
        found = grid(match, seat)
        fog = found.layers["fog"]
        assert isinstance(fog, Area)
        hidden = set(squares_of(fog.squares))
        start = QUESTS[quest].floor
        assert hidden == {s for s in found.squares() if start.area[start.cells[s]]}
        spots = {spot.square for spot in found.spots if spot.picture not in ("stairs", "exit")}
        rough = {square for square in found.squares() if found.kind_of(square) != "."}
        assert bool(spots & hidden) == (seat == OVERLORD)
        assert bool(rough & hidden) <= (seat == OVERLORD)
        for each in found.figures:
            assert hidden.isdisjoint(covered(each))


@pytest.mark.rule("DJ-4.2")
def test_reach_is_what_the_points_left_are_worth() -> None:
    heroes = {"0": {"hero": "grey_ker", "at": [20, 0]}, "1": {"at": "town"}}
    turn = {"hero": 0, "action": "run", "mp": 2}
    match = laid("into_the_dark", players=3, heroes=heroes, turn=turn, monsters=[])
    reach = grid(match, 1).layers["reach"]
    assert isinstance(reach, Reach)
    assert reach.of == "hero:0"
    assert reach.events == ("figure_moved",)
    found = {(each.row, each.column): each.cost for each in reach.squares}
    assert found[20, 1] == 1
    assert found[20, 2] == 2
    assert (20, 3) not in found
    for each in reach.squares:
        assert (each.before == (20, 0)) == (each.cost == 1)


def test_of_ways_that_cost_the_same_the_straightest_is_meant() -> None:
    heroes = {"0": {"hero": "grey_ker", "at": [2, 3]}, "1": {"at": "town"}}
    given: dict[str, Any] = {"revealed": [1], "open": ["d1"], "monsters": []}
    turn = {"hero": 0, "action": "run", "mp": 6}
    match = laid("salty_cellar", players=3, heroes=heroes, turn=turn, **given)
    reach = grid(match, 1).layers["reach"]
    assert isinstance(reach, Reach)
    before = {(each.row, each.column): each.before for each in reach.squares}
    assert [before[2, column] for column in (5, 6, 7, 8)] == [(2, 4), (2, 5), (2, 6), (2, 7)]


@pytest.mark.rule("DJ-6.8")
def test_the_market_shows_what_a_hero_would_roll_with_a_weapon() -> None:
    heroes = {"0": {"hero": "runewitch_astarra", "at": "town", "coins": 300}, "1": {"at": "town"}}
    turn = {"hero": 0, "stage": "act"}
    match = laid("salty_cellar", players=3, heroes=heroes, turn=turn, monsters=[])
    for kind in (Declare, GoShopping):
        match.play(1, next(one for one in match.pending[1].options if isinstance(one, kind)))
    shop = next(piece for piece in scene_of(match, 1).pieces if piece.id == "shop")
    assert isinstance(shop, Zone)
    dice = {good.id: good.facts.get("dice") for good in shop.children if isinstance(good, Card)}
    assert dice["shop:mage_staff"] == "white yellow black black black"
    assert dice["shop:sword"] == "red green"


@pytest.mark.rule("DJ-13.5")
def test_squares_to_spawn_on_are_shown_to_the_overlord_before_the_activations() -> None:
    heroes = {"0": {"at": [20, 0]}, "1": {"at": [21, 0]}}
    given: dict[str, Any] = {"heroes": heroes, "hand": ["beastman_war_party"], "revealed": [1]}
    match = laid("into_the_dark", players=3, phase="overlord_turn", open=[], **given)
    while match.pending[OVERLORD].prompt == "hand-limit":
        match.play(OVERLORD, 0)
    assert match.pending[OVERLORD].prompt == "opening"
    spawn = grid(match, OVERLORD).layers["spawn"]
    assert isinstance(spawn, Area)
    squares = set(squares_of(spawn.squares))
    assert squares
    assert (20, 1) not in squares
    assert "spawn" not in grid(match, 1).layers


def test_a_monster_that_acts_has_not_acted_yet() -> None:
    heroes = {"0": {"at": [2, 2]}, "1": {"at": [3, 1]}}
    beast = {"monster": "beastman", "at": [2, 8]}
    given: dict[str, Any] = {"heroes": heroes, "revealed": [1], "open": ["d1"], "deck": []}
    match = laid("salty_cellar", players=2, phase="overlord_turn", monsters=[beast], **given)
    while match.pending[OVERLORD].prompt != "activate":
        match.play(OVERLORD, len(match.pending[OVERLORD].options) - 1)
    match.play(OVERLORD, Activate("monster:0"))
    assert match.view(OVERLORD)["monsters"][0]["done"] is True
    assert figure(grid(match, OVERLORD), "monster:0").facts["done"] is False


@pytest.mark.rule("DJ-14.3")
def test_a_large_monster_covers_its_squares_and_shows_what_lasts() -> None:
    giant = {"monster": "giant", "at": [3, 10], "burn": 2, "stun": 1, "wounds": 3}
    match = laid("into_the_dark", revealed=[4], monsters=[giant])
    found = figure(grid(match, 1), "monster:0")
    assert set(covered(found)) == {(3, 10), (3, 11), (4, 10), (4, 11)}
    numbers = {badge.icon: (badge.value, badge.most) for badge in found.badges}
    life = match.view(1)["monsters"][0]["life"]
    assert numbers == {"wounds": (life - 3, life), "burn": (2, None), "stun": (1, None)}


@pytest.mark.rule("DJ-17.1")
def test_doors_are_edges_closed_open_or_unseen() -> None:
    doors = QUESTS["salty_cellar"].doors
    first, second = list(doors)[:2]
    away = {str(number): {"at": "town"} for number in range(3)}
    for opened in ([], [first]):
        found = grid(laid("salty_cellar", open=opened, heroes=away), 1)
        kinds = [edge.kind for edge in found.edges]
        assert len(kinds) == 2 * len(doors)
        assert kinds[0] == kinds[1] == ("open" if opened else "door")
        assert kinds[2] == "unknown"
    assert doors[second].color is not None
    seen = grid(laid("salty_cellar", revealed=[1]), 1)
    assert [edge.kind for edge in seen.edges][2] == doors[second].color


@pytest.mark.rule("DJ-12.1")
def test_the_hand_lies_open_for_the_overlord_alone() -> None:
    match = laid("into_the_dark", hand=["aim_card", "aim_card", "dodge_card"], threat=4)

    def hand(seat: int | None) -> list[str]:
        pieces = {piece.id: piece for piece in scenes.every(scene_of(match, seat).pieces)}
        zone = pieces["hand"]
        assert isinstance(zone, Zone)
        return [child.id for child in zone.children]

    assert hand(OVERLORD) == ["hand:aim_card", "hand:dodge_card"]
    assert hand(1) == hand(None) == ["hand-cards"]


def test_the_summary_says_how_far_it_has_come() -> None:
    summary = GAME.summary(laid("into_the_dark", round=3, revealed=[1, 2]).view(None))
    assert summary is not None
    assert summary.about == {"round": 3, "conquest": 5, "seen": 3, "areas": 5}
    scenes.say(GAME, summary)


@pytest.mark.rule("DJ-7.1", "DJ-7.15")
def test_whoever_acts_is_told_how_far_the_others_are_and_what_hides_them() -> None:
    """One Skeleton in sight, one behind it, one behind the closed door d2."""
    match = laid(
        "into_the_dark",
        players=3,
        revealed=[1, 2],
        open=["d1"],
        heroes={"0": {"hero": "steelhorns", "at": [21, 7]}, "1": {"at": "town"}},
        monsters=[{"monster": "skeleton", "at": [21, column]} for column in (9, 11, 18)],
        turn={"hero": 0, "action": "battle"},
    )
    layers = grid(match, 1).layers
    assert layers["aim:monster:0"].label.about == {"distance": 2}
    assert layers["hidden:monster:1"].label.about == {"why": "figures"}
    between = layers["blocked:monster:1"]
    assert isinstance(between, Area)
    assert list(squares_of(between.squares)) == [(21, 9)]
    assert layers["hidden:monster:2"].label.about == {"why": "wall"}
    assert all(layer.of == name.partition(":")[2] for name, layer in layers.items() if ":" in name)
