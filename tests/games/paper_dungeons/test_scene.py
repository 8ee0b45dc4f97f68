"""The scene and the offers: every piece once, every ref a piece, every word in both languages."""

from collections import Counter
from typing import Any

import pytest

import podziemia
from podziemia.games.paper_dungeons.content import BOSSES, MISSIONS, OBJECTIVES
from podziemia.games.paper_dungeons.dungeon import DUNGEONS
from podziemia.games.paper_dungeons.shown.pieces import mission, objective
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested
from podziemia.kernel.scene import (
    AnyPiece,
    Area,
    Card,
    Edge,
    Grid,
    Panel,
    Reach,
    Track,
    Way,
    Words,
    square_id,
    way_to,
)
from podziemia.kernel.texts import Texts
from tests.games.scenes import by_id, check, offers_of, strict

GAME = find("paper_dungeons")
MISSION = next(iter(MISSIONS))


VARIANTS: list[dict[str, object]] = [
    {},
    {"manual_potions": True, "open_objectives": True},
    {"use_missions": False, "vanishing_gems": True},
    {"adventure": "tower_of_death", "gem_track_rewards": False},
]


@pytest.mark.parametrize("seed", range(8))
def test_in_random_matches_every_piece_is_there_once_and_every_word_is_said(seed: int) -> None:
    players = (1, 2, 3, 8)[seed % 4]
    match = podziemia.start("paper_dungeons", players, seed, VARIANTS[seed // 2])
    rng = Rng(seed)
    while not match.over:
        seat = rng.pick(sorted(match.pending))
        if rng.below(players) == 0:  # each seat as often, however many there are
            check(match, seat)
        if rng.below(20 * players) == 0:
            check(match, rng.pick([None, *range(players)]))
        options = match.pending[seat].options
        match.play(seat, rng.pick(options[1:] or options))
    for other in (None, *range(players)):
        check(match, other)


def arranged(given: dict[str, Any], players: int = 2) -> Match[Any]:
    options = options_for(GAME, {})
    return Match(GAME, GAME.arrange(players, options, nested(given), Rng(0)))


def look(match: Match[Any], seat: int | None) -> dict[str, AnyPiece]:
    return by_id(GAME.scene(match.view(seat)))


WALKED = {
    "dungeon": "dungeon_a",
    "players.0": {
        "path": ["c1", "c2", "d2"],
        "looted": ["A"],
        "gone": ["B"],
        "levels": [4, 1, 1, 1],
        "parts": {"flaming_sword": 2},
    },
}


def test_the_map_shows_walls_waters_tunnels_and_the_path() -> None:
    piece = look(arranged(WALKED), 0)["map:0"]
    assert isinstance(piece, Grid)
    assert piece.rows == ("+^.^.z", "3^^o^^", "h^^^2g", ".+g.h^", "^^+^.o", "z.^1z^", "ho+g^+")
    assert piece.layers["path"] == Way(
        label=Words("pd-scene-layer-path"), squares=((6, 2), (5, 2), (5, 3))
    )
    assert {
        Edge(6, 3, "n", "wall"),
        Edge(6, 0, "n", "water"),
        Edge(5, 0, "e", "drawn"),
        Edge(5, 0, "w", "tunnel"),
        Edge(6, 5, "s", "entrance"),
    } <= set(piece.edges)
    assert Counter(edge.kind for edge in piece.edges) == {
        "wall": 6,
        "drawn": 6,
        "water": 7,
        "tunnel": 4,
        "entrance": 6,
    }
    assert piece.figures[0].square == (5, 3)
    areas = {name: each for name, each in piece.layers.items() if isinstance(each, Area)}
    assert areas["looted"].squares == ((5, 0, 1),)
    assert areas["gone"].squares == ((4, 5, 1),)
    assert [piece.square_name(square) for square in ((0, 0), (6, 5))] == ["A7", "F1"]


def test_rooms_tell_what_is_in_them_on_the_own_map_only() -> None:
    match = arranged(WALKED)
    own, other = look(match, 0)["map:0"], look(match, 1)["map:0"]
    assert isinstance(own, Grid)
    assert isinstance(other, Grid)
    assert len(own.spots) == len(other.spots) == 42
    assert not [spot for spot in other.spots if spot.name is not None or spot.badges]
    marks = {
        spot.card: [(badge.icon, badge.value) for badge in spot.badges]
        for spot in own.spots
        if spot.card in ("a2", "f3", "c1", "d2")
    }
    assert marks == {
        "a2": [("zombie", 4), ("gem-looted", "A")],
        "f3": [("orc", 4), ("gem-gone", "B")],
        "c1": [("potion-taken", 1)],
        "d2": [("boss", 1)],
    }


def stepping(given: dict[str, Any], die: int = 0) -> tuple[Match[Any], Grid]:
    """A match in which the first seat moves, and its map."""
    match = arranged(given)
    match.play(0, {"type": "use_die", "die": die})
    if match.pending[0].prompt != "step":
        match.play(0, {"type": "move"})
    piece = look(match, 0)["map:0"]
    assert isinstance(piece, Grid)
    return match, piece


def reach_of(grid: Grid) -> Reach:
    found = grid.layers["reach"]
    assert isinstance(found, Reach)
    return found


@pytest.mark.rule("PD-8.3")
def test_whoever_moves_sees_what_is_within_reach_and_the_way_there() -> None:
    match, grid = stepping({"dungeon": "dungeon_b", "players.0": {"room": "d4"}})
    reach = reach_of(grid)
    points = match.pending[0].about["points"]
    assert {each.cost for each in reach.squares} == {1, 2} == set(range(1, int(str(points)) + 1))
    near = {square_id(grid.id, (e.row, e.column)) for e in reach.squares if e.cost == 1}
    assert near == {offer.refs[0] for offer in offers_of(match.view(0)) if offer.refs}
    far = next(each for each in reach.squares if each.cost == 2)
    way = way_to(reach, (far.row, far.column))
    assert len(way) == 2
    assert square_id(grid.id, way[0]) in near
    other = look(match, 1)["map:0"]
    assert isinstance(other, Grid)
    assert "reach" not in other.layers
    told = {kind.__struct_config__.tag for kind in GAME.event_types}
    assert set(reach.events) < told
    assert "damage_taken" not in reach.events, "a walk ends where it hurts"


@pytest.mark.rule("PD-8.2")
def test_from_outside_every_way_begins_at_an_entrance() -> None:
    _, grid = stepping({"dungeon": "dungeon_b"})
    firsts = [each for each in reach_of(grid).squares if each.before is None]
    assert [(each.row, each.cost) for each in firsts] == [(6, 1)] * 6


@pytest.mark.rule("PD-8.4", "PD-8.5")
@pytest.mark.parametrize("item", ["cloak_of_phasing", "medallion_of_khar"])
def test_what_can_be_passed_is_within_reach(item: str) -> None:
    given: dict[str, Any] = {"dungeon": "dungeon_a", "players.0": {"room": "a1"}}
    _, without = stepping(given)
    given["players.0"]["parts"] = {item: 2}
    _, passing = stepping(given)
    assert len(reach_of(passing).squares) > len(reach_of(without).squares)


def test_tracks_items_and_score_are_there() -> None:
    pieces = look(arranged(WALKED), 0)
    warrior, sword, score = (
        pieces["hero:0.warrior"],
        pieces["item:0.flaming_sword"],
        pieces["score:0"],
    )
    assert isinstance(warrior, Track)
    assert (warrior.value, warrior.maximum, warrior.marks) == (4, 6, (4,))
    assert isinstance(sword, Card)
    assert sword.states == ("complete",)
    assert isinstance(score, Panel)
    assert score.numbers["L"] == 2 + 3 == score.heading.about["total"]
    assert (*score.numbers,) == (*"ABCDEFGHIJKL",)
    assert score.total == "L"
    assert len(score.lines) == 11


def test_a_step_says_what_waits_in_the_room() -> None:
    match = arranged({"dungeon": "dungeon_b", "players.0": {"room": "d4", "levels": [1, 1, 1, 2]}})
    match.play(0, {"type": "use_die", "die": 0})
    match.play(0, {"type": "move"})
    offers = {offer.refs: offer for offer in offers_of(match.view(0))}
    effect = offers[("map:0:3.2",)].effect
    assert effect is not None
    wanted = {"monster": "goblin", "level": 4, "damage": 2, "gem": "C", "new": True}
    assert wanted.items() <= effect.about.items()


@pytest.mark.rule("PD-3.16")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (22, 23), (23, 24), (24, 24)])
def test_a_point_into_the_column_says_the_damage_after_it(before: int, after: int) -> None:
    options = options_for(GAME, {"manual_potions": True})
    dice = ["skull", "wizard", "cleric", "rogue", "rogue", "rogue"]
    player = {"potions": 1, "damage": before, "resurrected": before > 4}
    given = {"dice": dice, "players": {"0": player}}
    match = Match(GAME, GAME.arrange(1, options, given, Rng(0)))
    (into_column,) = [o for o in offers_of(match.view(0)) if o.refs == ("damage:0",)]
    assert into_column.effect is not None
    assert into_column.effect.about == {"damage": after, "health": 4}
    match.play(0, {"type": "take_damage"})
    assert match.state.players[0].sheet.damage == after


def test_tracks_tell_what_is_printed_beside_them() -> None:
    pieces = look(arranged(WALKED), 0)
    slots = {}
    for name in ("damage", "potions", "monsters", "gems"):
        track = pieces[f"{name}:0"]
        assert isinstance(track, Track)
        slots[name] = track.slots
    points = {name: [slot.points for slot in found] for name, found in slots.items()}
    assert points["damage"] == [-1, -3, -6, -9, -12, -15, -18, -21]
    assert points["monsters"] == [1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25]
    assert points["gems"] == [3, 7, 11, 15, 20, 25, 30, 35, 40, 45]
    rewards = {name: [slot.reward for slot in found] for name, found in slots.items()}
    assert rewards["potions"] == ["level_up", "item_part", "gem"]
    assert [reward for reward in rewards["gems"] if reward] == ["potion", "item_part", "level_up"]


def test_a_slot_that_was_reached_is_taken() -> None:
    track = look(arranged({"players.0": {"potions": 5}}), 0)["potions:0"]
    assert isinstance(track, Track)
    assert [slot.taken for slot in track.slots] == [slot.at <= 5 for slot in track.slots]
    assert {slot.taken for slot in track.slots} == {True, False}


def test_without_rewards_on_the_gem_track_none_are_shown() -> None:
    match = podziemia.start("paper_dungeons", 1, 1, {"gem_track_rewards": False})
    track = look(match, 0)["gems:0"]
    assert isinstance(track, Track)
    assert track.marks == ()
    assert not any(slot.reward for slot in track.slots)


def test_a_die_tells_what_it_can_mark() -> None:
    given = {"dungeon": "dungeon_b", "players.0": {"parts": {"book_of_wisdom": 2}}}
    for offer in offers_of(arranged(given).view(0)):
        die = int(offer.refs[0].removeprefix("die:"))
        trial = arranged(given)
        trial.play(0, {"type": "use_die", "die": die})
        marked = {
            ref.partition(".")[2]
            for use in offers_of(trial.view(0))
            for ref in use.refs
            if "." in ref
        }
        told = {ref.partition(".")[2] for ref in offer.leads if "." in ref}
        assert told == marked


def test_games_that_are_over_stay_on_the_table() -> None:
    match = podziemia.start("paper_dungeons", 1, 4, {"adventure": "tower_of_death"})
    while "result:1" not in (pieces := look(match, 0)):
        match.play(0, match.pending[0].options[0])
    result = pieces["result:1"]
    assert isinstance(result, Panel)
    (line,) = result.lines
    assert line.numbers["L"] == sum(line.numbers[box] for box in "ABCDEFGHIJK")
    assert result.total == "L"
    rounds = pieces["rounds"]
    assert isinstance(rounds, Track)
    assert rounds.slots == ()


def test_the_digits_of_the_dice_stand_under_the_rounds() -> None:
    match = podziemia.start("paper_dungeons", 1, 4)
    view = match.view(0)
    while view["round"] < 3:
        match.play(0, match.pending[0].options[0])
        view = match.view(0)
    rounds = look(match, 0)["rounds"]
    assert isinstance(rounds, Track)
    first, second = rounds.slots
    assert (first.at, second.at) == (1, 2)
    assert [len(first.note), len(second.note)] == [3, 3]
    assert first.note == "".join(map(str, view["players"][0]["digits"][0]))


@pytest.mark.rule("PD-21.7")
@pytest.mark.parametrize(
    ("second", "heading"),
    [
        (4, "Game 1 is over, won by Ola"),
        (8, "Game 1 is over: a shared first place"),
        (12, "Game 1 is over, won by Jan"),
    ],
)
def test_a_game_of_a_campaign_names_its_winner(second: int, heading: str) -> None:
    options = options_for(GAME, {"adventure": "tower_of_death"})
    players = {"0": {"mission_points": 8}, "1": {"mission_points": second}}
    given = {"phase": "scoring", "round": 8, "dungeon": "dungeon_g", "players": players}
    match = Match(GAME, GAME.arrange(2, options, given, Rng(1)))
    panel = by_id(GAME.scene(match.view(None)))["result:1"]
    assert isinstance(panel, Panel)
    texts = Texts(GAME, "en", ("Ola", "Jan"), strict=True)
    assert texts.say(panel.heading.message, panel.heading.about) == heading
    first = ["won" in line.states for line in panel.lines]
    assert first == [second <= 8, second >= 8]


@pytest.mark.rule("PD-21.7")
@pytest.mark.parametrize(("players", "adventure"), [(1, "tower_of_death"), (2, "dungeon_g")])
def test_alone_and_in_a_single_game_the_panel_names_nobody(players: int, adventure: str) -> None:
    options = options_for(GAME, {"adventure": adventure})
    given = {"phase": "scoring", "round": 8, "dungeon": "dungeon_g"}
    match = Match(GAME, GAME.arrange(players, options, given, Rng(1)))
    panel = by_id(GAME.scene(match.view(None)))["result:1"]
    assert isinstance(panel, Panel)
    assert strict(GAME, "en").say(panel.heading.message, panel.heading.about) == "Game 1 is over"
    assert not any(line.states for line in panel.lines)


def test_the_numbers_of_a_band_are_a_group() -> None:
    lying = look(arranged({}), 0)
    for piece in (lying[f"boss:{number}"] for number in (1, 2, 3)):
        assert isinstance(piece, Card)
        bands = BOSSES[piece.card or ""].bands
        for group, band in enumerate(bands, start=1):
            told = {each.icon: each.value for each in piece.stats if each.group == group}
            assert told == dict(zip(("strength", "glory", "damage"), band, strict=True))


def test_a_boss_that_is_over_says_how_it_went() -> None:
    escape = DUNGEONS["dungeon_a"].bosses[1].escape
    given = {"dungeon": "dungeon_a", "round": 7, "players.0": {"bosses": [5, escape]}}
    pieces = look(arranged(given), 0)
    said = {}
    for number in (1, 2, 3):
        card = pieces[f"boss:{number}"]
        assert isinstance(card, Card)
        assert card.text is not None
        said[number] = strict(GAME, "en").say(f"{card.text.message}.short", card.text.about)
    assert said[1] == "fought (5 points)"
    assert said[2] == f"fled ({escape} points)"
    assert said[3].startswith("not found, your strength ")


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ({"seat": 0, "claimed": [MISSION]}, "done by you"),
        ({"seat": 0, "claimed": []}, "taken by others"),
        (None, "done"),
    ],
)
def test_a_fulfilled_mission_says_by_whom(own: dict[str, Any] | None, said: str) -> None:
    about = {"mission": MISSION, "count": 3, "fulfilled": 2, "progress": [3, 3]}
    text = mission(about, own).text
    assert text is not None
    assert strict(GAME, "en").say(f"{text.message}.short", text.about) == said


def test_before_the_first_roll_of_a_game_no_dice_lie_there() -> None:
    match = podziemia.start("paper_dungeons", 1, 4, {"adventure": "tower_of_death"})
    while "result:1" not in look(match, 0):
        match.play(0, match.pending[0].options[0])
    assert match.view(0)["round"] == 0
    assert "die:0" not in look(match, 0)


def test_every_item_tells_its_points_at_the_end() -> None:
    match = arranged({"dungeon": "dungeon_b"})
    match.play(0, {"type": "use_die", "die": 0})
    crafted = [offer for offer in offers_of(match.view(0)) if offer.words.message.endswith("craft")]
    assert crafted
    for offer in crafted:
        points = GAME.cards[offer.refs[0].partition(".")[2]].facts["end_points"]
        assert offer.effect is not None
        assert offer.words.about["points"] == offer.effect.about["points"] == points


@pytest.mark.parametrize("seed", range(12))
def test_an_option_says_what_damage_it_leaves_and_when_it_ends_the_round(seed: int) -> None:
    match = podziemia.start("paper_dungeons", 1, seed)
    chance, said = Rng(f"offers/{seed}"), set[str]()
    while not match.over:
        state, before = match.state, match.state.players[0].sheet.copy()
        offers = offers_of(match.view(0))
        chosen = chance.below(len(offers))
        offer, round_now, step = offers[chosen], state.round, state.phase
        match.play(0, chosen)
        sheet, same = match.state.players[0].sheet, match.state.round == round_now
        if same and match.state.phase == step == "dice" and "damage:0" in offer.becomes:
            assert sheet.damage == offer.becomes["damage:0"]
            assert (sheet.resurrected and not before.resurrected) == (offer.warning is not None)
            said |= {"warning"} if offer.warning else {"damage"}
        if step == "dice":
            ended = not (same and match.state.phase == "dice")
            assert (offer.closes is not None) == ended, offer
            said |= {"closes"} if ended else set()
    assert said >= {"damage", "closes"}


def test_a_resurrection_is_said_before_the_step() -> None:
    given: dict[str, Any] = {"dungeon": "dungeon_a", "players.0": {"room": "a2"}}
    for damage, warned in ((3, False), (4, True)):
        given["players.0"]["damage"] = damage
        match, _ = stepping(given)
        (step,) = [o for o in offers_of(match.view(0)) if o.words.about.get("room") == "a3"]
        assert step.becomes["damage:0"] == damage + 1
        assert (step.warning is not None) == warned


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_objective_says_what_is_counted(language: str) -> None:
    metrics = {card.metric for card in OBJECTIVES.values()}
    firsts = [objective("objective:0", name, None).stats[0].label for name in OBJECTIVES]
    said = {strict(GAME, language).say(words.message, words.about) for words in firsts}
    assert len(said) == len(metrics)
