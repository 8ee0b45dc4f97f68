"""What the offers foretell is what happens when everybody passes."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.games.boss_monster.events import HeroDied, HeroSurvived
from podziemia.games.boss_monster.options import Cast, Pass, Resolve, Use
from podziemia.games.boss_monster.shown import forecast
from podziemia.games.boss_monster.state import Walk
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Fact, Option
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested
from podziemia.kernel.scene import Figure, Offer, Words, Zone
from podziemia.kernel.scene import Text as TextPiece
from podziemia.kernel.texts import LANGUAGES, Texts

GAME = find("boss_monster")
STRICT = {language: Texts(GAME, language, (), strict=True) for language in LANGUAGES}
JOHNNY = "johnny_of_the_evening_watch"  # life 8
TOM = "samurai_tom"  # life 6


def arranged(given: dict[str, Any], **options: Any) -> Match[Any]:
    """A match of two from a position."""
    return Match(GAME, GAME.arrange(2, options_for(GAME, options), nested(given), Rng(0)))


def walking(rooms: list[str], hero: str, distance: int, damage: int, **more: Any) -> dict[str, Any]:
    """A position: player 0 is active, a hero is in one of their rooms."""
    return {
        "phase": "adventure",
        "walk": {"player": 0, "hero": hero, "distance": distance, "damage": damage, **more},
        "discard": ["freeze"],
        "players.0": {"boss": "robobo", "rooms": rooms},
        "players.1": {"boss": "draculord"},
    }


def offers(match: Match[Any], seat: int) -> list[tuple[Option, Words | None]]:
    """The options of a seat, each with what it would do."""
    told = [msgspec.convert(offer, Offer) for offer in match.view(seat)["ask"]["offers"]]
    pairs = zip(match.pending[seat].options, told, strict=True)
    return [(option, offer.effect) for option, offer in pairs]


def foretold(match: Match[Any], seat: int, option: Option) -> dict[str, Fact]:
    """The facts of what an option would do."""
    effect = next(effect for offered, effect in offers(match, seat) if offered == option)
    assert effect is not None
    return dict(effect.about)


def fate_of(match: Match[Any], hero: str, first: Option | None = None) -> str:
    """After a first option of player 0, pass everything: whether this hero dies or gets through."""
    seen = len(list(match.all_events()))
    if first is not None:
        match.play(0, first)
    while (real := told_of(match, seen, hero)) is None:
        match.play(min(match.pending), 0)
    return real


def told_of(match: Match[Any], seen: int, hero: str) -> str | None:
    """What the events since then tell of a hero."""
    for event in list(match.all_events())[seen:]:
        if isinstance(event, HeroDied) and event.hero == hero:
            return "dies"
        if isinstance(event, HeroSurvived) and event.hero == hero:
            return "through"
    return "neither" if match.over else None


def agrees(fate: Fact, real: str) -> bool:
    return {"here": "dies", "ahead": "dies", "through": "through"}[str(fate)] == real


def use(room: str, *pay: str) -> Callable[[Option], bool]:
    return lambda option: isinstance(option, Use) and (option.room, option.pay) == (room, pay)


FOUND_WRONG = [
    pytest.param(
        walking(["golem_factory", "neanderthal_cave", "dark_altar"], TOM, 1, 3),
        "room:0.0",
        (),
        "through",
        id="BM-12.9: the Cave slides over the gone Altar",
    ),
    pytest.param(
        walking(["boulder_ramp", "neanderthal_cave"], JOHNNY, 1, 1),
        "room:0.1",
        ("room:0.0",),
        "through",
        id="BM-18.20: the room paid is not ahead any more",
    ),
    pytest.param(
        walking(["golem_factory", "the_crushinator", "goblin_armory"], JOHNNY, 0, 6),
        "room:0.1",
        ("room:0.2",),
        "here",
        id="BM-12.22: the late bonus of The Crushinator",
    ),
    pytest.param(
        walking(["golem_factory", "the_crushinator", "goblin_armory"], JOHNNY, 2, 2),
        "room:0.1",
        ("room:0.2",),
        "ahead",
        id="BM-EX-48: paid with the room of the hero there is no late bonus",
    ),
    pytest.param(
        walking(["dark_altar over golem_factory", "goblin_armory"], TOM, 1, 6),
        "room:0.1",
        (),
        "here",
        id="BM-12.6: a doomed hero dies when it is forced out",
    ),
]


@pytest.mark.parametrize(("given", "room", "pay", "fate"), FOUND_WRONG)
def test_an_ability_does_what_it_foretells(
    given: dict[str, Any], room: str, pay: tuple[str, ...], fate: str
) -> None:
    match = arranged(given)
    option = next(filter(use(room, *pay), match.pending[0].options))
    told = foretold(match, 0, option)
    assert told["fate"] == fate
    assert agrees(fate, fate_of(match, str(told["hero"]), option))


@pytest.mark.parametrize("late", [True, False])
def test_a_late_bonus_hits_only_if_the_table_wants_it(late: bool) -> None:
    given = walking(["neanderthal_cave"], JOHNNY, 0, 6)
    given["players.0"]["spells"] = ["giant_size"]
    match = arranged(given, late_bonus_hits_current_hero=late)
    option = Cast("giant_size", "room:0.0")
    told = foretold(match, 0, option)
    assert (told["left"], told["fate"]) == ((0, "here") if late else (2, "through"))
    assert agrees(told["fate"], fate_of(match, JOHNNY, option))


@pytest.mark.parametrize(("damage", "fate"), [(2, "through"), (4, "ahead")])
def test_a_maze_is_gone_through_twice(damage: int, fate: str) -> None:
    """BM-EX-11: with 4 life left the hero gets through, with 2 it dies in the Factory."""
    rooms = ["golem_factory", "minotaurs_maze", "dark_altar"]
    given = walking(rooms, TOM, 2, damage)
    match = arranged(given)
    told = foretold(match, 0, Pass())
    assert (told["ahead"], told["fate"]) == (3, fate)
    assert agrees(fate, fate_of(match, TOM))


def test_a_maze_entered_before_sends_nobody_back_again() -> None:
    rooms = ["golem_factory", "minotaurs_maze", "dark_altar"]
    match = arranged(walking(rooms, TOM, 2, 2))
    match.play(0, 0)
    walk = match.state.walk
    assert walk is not None
    assert (walk.distance, walk.damage, len(walk.mazes)) == (2, 4, 1)
    assert foretold(match, 0, Pass())["ahead"] == 1


def test_the_queue_counts_the_way_back_from_a_maze() -> None:
    match = arranged(
        {
            "phase": "adventure",
            "players.0": {
                "boss": "robobo",
                "rooms": ["golem_factory", "minotaurs_maze", "neanderthal_cave"],
                "entrance": [TOM],
                "spells": ["freeze"],
            },
            "players.1": {"boss": "draculord"},
        }
    )
    told = foretold(match, 0, Pass())
    assert (told["damage"], told["fate"]) == (7, "ahead"), "2 + 2 + 0 + 3 (BM-EX-52)"
    assert said(match, 0, TOM)["en"] == "would die: 7 damage against 6 health"
    frozen = arranged(
        {
            "phase": "adventure",
            "players.0": {
                "boss": "robobo",
                "rooms": ["frozen golem_factory", "minotaurs_maze", "neanderthal_cave"],
                "entrance": [TOM],
                "spells": ["freeze"],
            },
            "players.1": {"boss": "draculord"},
        }
    )
    assert foretold(frozen, 0, Pass())["damage"] == 3


def piece_of(match: Match[Any], seat: int, name: str) -> Any:
    """A piece that a seat sees."""
    todo = [*GAME.scene(match.view(seat)).pieces]
    while todo:
        piece = todo.pop()
        if piece.id == name:
            return piece
        if isinstance(piece, Zone):
            todo += piece.children
    return None


def said(match: Match[Any], seat: int, name: str) -> dict[str, str]:
    """The words of a piece in all languages."""
    piece = piece_of(match, seat, name)
    words = piece.words if isinstance(piece, TextPiece) else piece.text
    return {language: texts.say(words.message, words.about) for language, texts in STRICT.items()}


def test_a_hero_between_rooms_stands_in_none() -> None:
    """BM-11.25: after the Altar under it is gone, Tom is in the dungeon but in no room."""
    given = walking(["dark_altar", "golem_factory", "dark_altar"], TOM, 2, 1)
    given["players.0"]["spells"] = ["teleportation"]
    match = arranged(given)
    match.play(0, Use("room:0.2"))
    while match.pending[0].prompt != "floor":
        match.play(0, 0)
    figure = piece_of(match, 0, TOM)
    assert isinstance(figure, Figure)
    assert figure.at is None
    assert said(match, 0, "walk:0") == {
        "en": "Samurai Tom: 5 of 6 health left; 3 more damage ahead: reaches the boss",
        "pl": "Samuraj Tom: życie 5 z 6; po drodze jeszcze 3 obrażenia: dotrze do bossa",
    }
    match.play(0, Cast("teleportation", TOM))
    figure = piece_of(match, 0, TOM)
    assert isinstance(figure, Figure)
    assert figure.at == "entrance:0"


def test_the_scene_counts_the_way_back_from_a_maze_that_lies_ahead() -> None:
    match = arranged(walking(["golem_factory", "minotaurs_maze", "dark_altar"], TOM, 2, 3))
    assert said(match, 0, "walk:0")["en"].endswith("3 more damage ahead: dies")
    match.state.walk.mazes.append(match.state.players[0].slots[1].rooms[-1].serial)
    assert "1 more damage ahead" in said(match, 0, "walk:0")["en"]


LOST = "bm-effect-lost-target"


def test_a_waiting_effect_that_has_lost_its_target_says_so() -> None:
    """BM-5.23: two Zombie Attacks at one hero; the first takes it away from the second."""
    match = arranged(
        {
            "phase": "build",
            "active": 0,
            "players.0": {
                "boss": "draculord",
                "rooms": ["golem_factory"],
                "souls": ["fires_breath"],
                "spells": ["freeze"],
            },
            "players.1": {
                "boss": "robobo",
                "spells": ["zombie_attack", "zombie_attack", "freeze"],
            },
        }
    )
    attack = Cast("zombie_attack", "fires_breath")
    for cast in (attack, attack, Cast("freeze", "room:0.0")):
        match.play(0, 0)
        match.play(1, cast)
    match.play(0, 0)
    assert told_of_effects(match, 1) == [
        "bm-effect-reviving",
        "bm-effect-reviving",
        "bm-effect-change",
    ]
    match.play(1, 0)
    match.play(0, 0)
    assert told_of_effects(match, 1) == [LOST, "bm-effect-change"]
    for texts in STRICT.values():
        assert texts.say(LOST, {})


def test_a_fear_whose_hero_is_gone_says_so() -> None:
    given = walking(["dark_altar"], "fires_breath", 0, 6)
    given["players.1"]["spells"] = ["fear", "assassin", "jeopardy"]
    match = arranged(given)
    match.play(0, 0)
    match.play(1, Cast("fear", "fires_breath"))
    match.play(0, 0)
    match.play(1, Cast("assassin", "fires_breath"))
    match.play(0, Use("room:0.0"))
    while 1 not in match.pending or match.pending[1].prompt != "resolve-first":
        match.play(min(match.pending), 0)
    assert told_of_effects(match, 1) == [LOST, LOST]


def told_of_effects(match: Match[Any], seat: int) -> list[str | None]:
    """What the effects that a seat may resolve first are said to do."""
    told = offers(match, seat)
    assert all(isinstance(option, Resolve) for option, _ in told)
    return [effect.message if effect is not None else None for _, effect in told]


def test_the_fate_of_a_hero_that_waits_for_the_next_round_is_not_told() -> None:
    """BM-EX-33: player 0's adventure turn is over when player 1 uses the Prison."""
    match = arranged(
        {
            "phase": "adventure",
            "active": 1,
            "players.0": {"boss": "draculord", "rooms": ["golem_factory"], "souls": [JOHNNY]},
            "players.1": {"boss": "robobo", "rooms": ["zombie_prison"], "entrance": [TOM]},
        }
    )
    told = foretold(match, 1, Use("room:1.0", JOHNNY))
    assert (told["damage"], told["life"], told["fate"]) == (2, 8, None)


def daring(rng: Rng, options: Any) -> Any:
    """Any option, but passing seldom: so that much happens."""
    return rng.pick(options[1:]) if len(options) > 1 and rng.below(4) else rng.pick(options)


@pytest.mark.parametrize("seed", range(12))
def test_a_hero_that_goes_in_fares_as_foretold_if_all_pass(seed: int) -> None:
    """Whenever somebody has the floor with a hero at the entrance or in a room, all pass."""
    match = podziemia.start("boss_monster", 2, seed)
    rng = Rng(seed)
    checked = 0
    while not match.over and checked < 25:
        seat = rng.pick(sorted(match.pending))
        ask = match.pending[seat]
        if ask.prompt == "floor" and match.state.window in ("hero_entrance", "hero_in_room"):
            effect = forecast.passing(match.state, ask.prompt)
            if effect is not None and "fate" in effect.about and not match.state.declared:
                real = fate_of(podziemia.replay(match.record()), str(effect.about["hero"]))
                assert agrees(effect.about["fate"], real), effect
                checked += 1
        match.play(seat, daring(rng, ask.options))
    assert checked


MAZES = [
    "minotaurs_maze",
    "golem_factory",
    "goblin_armory",
    "neanderthal_cave",
    "frozen dark_altar",
]


@pytest.mark.parametrize("seed", range(60))
def test_in_random_dungeons_a_hero_fares_as_foretold(seed: int) -> None:
    rng = Rng(seed)
    pool = MAZES * 2
    rng.shuffle(pool)
    rooms = pool[: 1 + rng.below(5)]
    match = arranged(
        {
            "phase": "adventure",
            "players.0": {
                "boss": "draculord",
                "rooms": rooms,
                "entrance": [rng.pick([TOM, JOHNNY])],
                "spells": ["kobold_strike"],
            },
            "players.1": {"boss": "robobo"},
        }
    )
    told = foretold(match, 0, Pass())
    match.play(0, 0)
    walk: Walk | None = match.state.walk
    while walk is not None and match.state.walk is walk:
        inside = foretold(match, 0, Pass())
        assert (inside["fate"] == "through") == (told["fate"] == "through"), rooms
        match.play(0, 0)
    assert (told["fate"] == "through") == bool(match.state.players[0].wounds), rooms


def test_what_stays_as_it_is_is_not_foretold() -> None:
    """Freeze on a room without damage changes no sum, so there is nothing to say."""
    match = arranged(
        {
            "phase": "build",
            "players.0": {"boss": "robobo", "rooms": ["minotaurs_maze"], "spells": ["freeze"]},
            "players.1": {"boss": "draculord", "rooms": ["golem_factory"]},
        }
    )
    told = dict(offers(match, 0))
    assert told[Cast("freeze", "room:0.0")] is None
    effect = told[Cast("freeze", "room:1.0")]
    assert effect is not None
    assert (effect.about["before"], effect.about["after"]) == (2, 0)
