"""The scene and the offers: every piece once, every ref a piece, every word in both languages."""

from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.games.boss_monster.content import BOSSES, ROOMS
from podziemia.games.boss_monster.options import Cast, Place
from podziemia.games.boss_monster.shown.pieces import card
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested
from podziemia.kernel.scene import AnyPiece, Card, Figure, Offer, Token, Track, Zone
from podziemia.kernel.scene import Text as TextPiece
from tests.games.scenes import by_id, check, offers_of, strict

GAME = find("boss_monster")
VARIANTS: list[dict[str, object]] = [{}, {"i_choose_you": True, "machinations": True}]


def daring(rng: Rng, options: Any) -> Any:
    """Any option, but passing seldom: so that much happens."""
    return rng.pick(options[1:]) if len(options) > 1 and rng.below(4) else rng.pick(options)


@pytest.mark.parametrize("seed", range(8))
def test_in_random_matches_every_piece_is_there_once_and_every_word_is_said(seed: int) -> None:
    players = 2 + seed % 3
    match = podziemia.start("boss_monster", players, seed, VARIANTS[seed % 2])
    rng = Rng(seed)
    while not match.over:
        seat = rng.pick(sorted(match.pending))
        check(match, seat)
        if rng.below(10) == 0:
            for other in (None, *range(players)):
                check(match, other)
        match.play(seat, daring(rng, match.pending[seat].options))
    for other in (None, *range(players)):
        check(match, other)


def arranged(given: dict[str, Any], seed: int = 0) -> Match[Any]:
    """A match of two from a position."""
    options = options_for(GAME, {})
    return Match(GAME, GAME.arrange(2, options, nested(given), Rng(seed)))


TWO_DUNGEONS = {
    "phase": "build",
    "town": ["samurai_tom", "pugi_the_druidess", "the_fool"],
    "players.0": {
        "boss": "draculord",
        "rooms": ["dark_altar", "goblin_armory", "golem_factory"],
        "hand": ["neanderthal_cave", "monsters_ballroom"],
        "spells": ["freeze"],
    },
    "players.1": {"boss": "king_croak", "rooms": ["dark_altar", "dark_altar"]},
}
"""Rooms are given from the entrance to the boss."""


def look(match: Match[Any], seat: int) -> tuple[dict[str, AnyPiece], dict[str, Offer]]:
    """The pieces a seat sees, and its offers by their English words."""
    view = match.view(seat)
    offers = {
        strict(GAME, "en").say(offer.words.message, offer.words.about): offer
        for offer in offers_of(view)
    }
    return by_id(GAME.scene(view)), offers


def test_a_dungeon_lies_from_the_entrance_to_the_boss_with_its_sums() -> None:
    pieces, _ = look(arranged(TWO_DUNGEONS), 0)
    dungeon = pieces["dungeon:0"]
    assert isinstance(dungeon, Zone)
    assert [piece.id for piece in dungeon.children] == [
        "place:0.3",
        "room:0.2",
        "room:0.1",
        "room:0.0",
        "boss:0",
    ]
    names = [child.card for child in dungeon.children if isinstance(child, Card)]
    assert names == [None, "dark_altar", "goblin_armory", "golem_factory", "draculord"]
    factory = pieces["room:0.0"]
    assert isinstance(factory, Card)
    damage = next(stat.value for stat in factory.stats if stat.icon == "damage")
    assert damage == 3, "the armory beside it adds one: current, not printed, values"
    souls = pieces["souls:0"]
    assert isinstance(souls, Track)
    assert (souls.value, souls.maximum) == (0, 10)


def test_heroes_in_town_say_where_they_would_go() -> None:
    pieces, _ = look(arranged(TWO_DUNGEONS), 0)
    told = {}
    for hero in ("samurai_tom", "pugi_the_druidess", "the_fool"):
        piece = pieces[hero]
        assert isinstance(piece, Card)
        assert piece.text is not None
        told[hero] = strict(GAME, "en").say(piece.text.message, piece.text.about)
    assert told == {
        "samurai_tom": "→ Player 1",  # fighter 3 against 1
        "pugi_the_druidess": "→ Player 2",  # cleric 4 against 3
        "the_fool": "stays: a tie",
    }


def test_placing_says_what_the_dungeon_would_be_like() -> None:
    _, offers = look(arranged(TWO_DUNGEONS), 0)
    placing = offers["Place Neanderthal Cave face-down as a new room at the entrance"]
    assert placing.refs == ("hand:neanderthal_cave", "place:0.3")
    assert placing.effect is not None
    about = placing.effect.about
    assert (about["damage"], about["cleric"], about["fighter"]) == (8, 3, 4)
    assert about["lured"] == "samurai_tom"
    covering = offers["Place Monster's Ballroom face-down on top of Golem Factory"]
    assert covering.refs == ("hand:monsters_ballroom", "room:0.0")


def stands_on(pieces: dict[str, AnyPiece], name: str) -> int | str:
    """The number that an offer names by its piece, and by its icon where there are several."""
    place, _, icon = name.partition(".") if name.startswith("treasure") else (name, "", "damage")
    piece = pieces[place.replace("place", "room")]
    assert isinstance(piece, Card | Token)
    found = piece.stats if isinstance(piece, Card) else piece.badges
    return next(stat.value for stat in found if stat.icon == icon)


WOULD = [
    (
        Place("neanderthal_cave", 3),
        {"damage:0": 8, "treasure:0.fighter": 4, "place:0.3": 3},
        {},
    ),
    (
        Cast("freeze", "room:0.1"),
        {"damage:0": 3, "treasure:0.fighter": 1, "room:0.0": 2, "room:0.1": 0},
        {"samurai_tom": "bm-scene-tie"},
    ),
]


@pytest.mark.parametrize(("option", "becomes", "tells"), WOULD)
def test_what_an_option_would_change_on_the_table_is_what_changes(
    option: Option, becomes: dict[str, int], tells: dict[str, str]
) -> None:
    match = arranged(TWO_DUNGEONS)
    offer = match.offer(0, option)
    assert offer.becomes == becomes
    assert {hero: words.message for hero, words in offer.tells.items()} == tells
    match.play(0, option)
    while match.state.declared or match.state.players[0].slots[-1].face_down:
        match.play(min(match.pending), 0)
    pieces = by_id(GAME.scene(match.view(None)))
    assert {name: stands_on(pieces, name) for name in becomes} == becomes
    for hero, sign in offer.tells.items():
        told = pieces[hero]
        assert isinstance(told, Card)
        assert told.text == sign


def test_rooms_of_one_name_are_told_apart() -> None:
    _, offers = look(arranged(TWO_DUNGEONS), 0)
    first = next(words for words in offers if "Dark Altar (no. 1 from the entrance)" in words)
    assert offers[first].refs == ("hand:freeze", "room:1.1")
    assert "Cast Freeze on your Dark Altar" in offers


def test_the_hand_is_seen_by_its_owner_only() -> None:
    match = arranged(TWO_DUNGEONS)
    assert "hand:freeze" in look(match, 0)[0]
    for seat in (1, None):
        pieces = by_id(GAME.scene(match.view(seat)))
        assert not [name for name in pieces if name.startswith("hand:")]
        assert "back:0.spell" in pieces


def test_a_walking_hero_stands_in_its_room() -> None:
    match = arranged(
        {
            "phase": "adventure",
            "players.0": {
                "boss": "draculord",
                "rooms": ["dark_altar", "golem_factory"],
                "entrance": ["samurai_tom"],
                "spells": ["exhaustion"],
            },
            "players.1": {"boss": "king_croak", "rooms": ["dark_altar"]},
        }
    )
    pieces, _ = look(match, 0)
    queue = pieces["entrance:0"]
    assert isinstance(queue, Zone)
    assert [piece.id for piece in queue.children] == ["samurai_tom"]
    match.play(0, 0)  # at the entrance nothing happens
    match.play(1, 0)
    pieces, offers = look(match, 0)
    figure = pieces["samurai_tom"]
    assert isinstance(figure, Figure)
    assert figure.at == "room:0.1"
    walk = pieces["walk:0"]
    assert isinstance(walk, TextPiece)
    assert strict(GAME, "en").say(walk.words.message, walk.words.about) == (
        "Samurai Tom: 5 of 6 health left; 2 more damage ahead: reaches the boss"
    )
    effect = offers["Cast Exhaustion on Samurai Tom (fighter)"].effect
    assert effect is not None
    assert (effect.about["left"], effect.about["fate"]) == (3, "through")


FIVE_ROOMS = ["dark_altar", "dark_altar", "golem_factory", "dragon_hatchery", "recycling_center"]


@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize("seed", range(3))
def test_level_ups_are_said_whatever_is_chosen(boss: str, seed: int) -> None:
    other = "xyzax" if boss != "xyzax" else "gorgona"
    match = arranged(
        {
            "phase": "end",
            "town": ["samurai_tom", "katelyn_angelic_healer"],
            "discard": ["monstrous_monument", "freeze", "minotaurs_maze", "witchs_kitchen"],
            "players.0": {"boss": boss, "rooms": FIVE_ROOMS, "hand": ["goblin_armory"]},
            "players.1": {
                "boss": other,
                "rooms": ["boulder_ramp", "open_grave"],
                "hand": ["boulder_ramp", "neanderthal_cave"],
                "spells": ["fear", "fear"],
                "leveled_up": True,
            },
        }
    )
    rng = Rng(seed)
    while not match.over and match.state.phase == "end":
        seat = min(match.pending)
        check(match, seat)
        match.play(seat, daring(rng, match.pending[seat].options))


SPELLS_BY_WINDOW = {
    "adventure": [
        *("annihilator", "assassin", "cave_in", "exhaustion", "fear", "freeze", "giant_size"),
        *("teleportation", "soul_harvest", "trepidation", "princess_in_peril", "counterspell"),
    ],
    "build": ["zombie_attack", "motivation", "jeopardy", "kobold_strike", "princess_in_peril"],
}


@pytest.mark.parametrize("phase", SPELLS_BY_WINDOW)
@pytest.mark.parametrize("seed", range(6))
def test_spells_and_abilities_are_said_whatever_is_declared(phase: str, seed: int) -> None:
    spells = SPELLS_BY_WINDOW[phase]
    rooms = ["boulder_ramp", "bottomless_pit", "the_crushinator", "zombie_prison", "jackpot_stash"]
    match = arranged(
        {
            "phase": phase,
            "town": ["samurai_tom", "katelyn_angelic_healer"],
            "discard": ["monstrous_monument", "freeze"],
            "players.0": {
                "boss": "draculord",
                "rooms": rooms,
                "hand": ["goblin_armory", "goblin_armory", "witchs_kitchen"],
                "spells": spells,
                "entrance": ["brandork_the_neverwrong", "blackbeard_jake"],
                "souls": ["nick_the_masher"],
                "wounds": ["mitchell_the_judge"],
                "leveled_up": True,
            },
            "players.1": {
                "boss": "king_croak",
                "rooms": [
                    "all_seeing_eye",
                    "dracolich_lair",
                    "torture_chamber",
                    "vampire_bordello",
                ],
                "hand": ["dark_altar", "dark_altar"],
                "spells": ["counterspell", "fear", "assassin", "freeze", "zombie_attack"],
                "entrance": ["tieg_and_the_magic_bubble"],
                "souls": ["jesta_the_rogue", "koey_last_dragon_mage"],
            },
        }
    )
    rng = Rng(seed)
    while not match.over and match.state.phase == phase:
        seat = min(match.pending)
        for other in (None, 0, 1):
            check(match, other)
        match.play(seat, daring(rng, match.pending[seat].options))


def effects(match: Match[Any]) -> list[str]:
    """The abilities that may come first."""
    return [option["effect"] for option in msgspec.to_builtins(match.pending[0].options)]


def test_new_rooms_that_were_swapped_are_offered_as_they_were_built() -> None:
    """BM-9.11: the first one is what a player who does not answer gets."""
    rooms = [
        f"face-down {name}"
        for name in ("centipede_tunnel", "monstrous_monument", "dark_laboratory")
    ]
    given = {
        "phase": "reveal",
        "discard": ["succubus_spa"],
        "players.0": {"boss": "draculord", "rooms": rooms},
        "players.1": {"boss": "robobo", "rooms": ["open_grave"]},
    }
    match = arranged(given)
    pieces = effects(match)
    match.play(0, match.pending[0].options[pieces.index("room:0.2")])
    match.play(0, next(o for o in match.pending[0].options if getattr(o, "second", None) == 1))
    swapped = effects(match)
    assert [pieces, swapped] == [["room:0.0", "room:0.1", "room:0.2"], ["room:0.1", "room:0.0"]]


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_says_what_it_is(name: str) -> None:
    shown, printed = card(f"hand:{name}", name), ROOMS[name]
    assert shown.facts.get("kind", shown.frame) == printed.type
    assert shown.facts.get("advanced", False) == printed.advanced
