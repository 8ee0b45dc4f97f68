"""Every card of the box has scenarios of its own: one shows it at work, others its limits.

`<folder>/<card>.toml` is the first, `<folder>/<card>_<what>.toml` are the others.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from podziemia.games.descent.content import (
    ABILITIES,
    FAMILIARS,
    HEROES,
    ITEMS,
    MARKET,
    MONSTERS,
    OVERLORD_CARDS,
    POTIONS,
    RELICS,
    SHOP,
    SKILLS,
    TREASURES,
)
from podziemia.games.descent.entries import Bonus
from podziemia.games.descent.kit import kit_of
from podziemia.games.descent.quests import QUESTS
from podziemia.games.descent.rules.board import abilities_of
from podziemia.games.descent.vocabulary import ALL_ATTACKS
from podziemia.kernel.content import ContentEntry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.scenario import Scenario, ScenarioFailed, run

OWN: Final = Path(__file__).parents[2] / "scenarios" / "descent"


class Kind(NamedTuple):
    """Cards of a kind: in which folder their scenarios are, and what is proved about them."""

    cards: Mapping[str, ContentEntry]
    printed: tuple[str, ...] = ()
    """What is printed on them, by fields: each part of it is shown by some scenario."""
    alike: str = ""
    """The field that cards have in common which could be taken for each other."""


DRAWN: Final = {item.id: item for deck in TREASURES.values() for item in deck}
ON_ITEMS: Final = (
    *("hands", "rune", "dice", "surges", "abilities", "bonuses", "off_hand", "use", "immune"),
    *("speed_cap", "forbids_runes", "cache", "sell"),
)
ON_MONSTERS: Final = ("speed", "armor", "wounds", "dice", "bonuses", "abilities")
NAMED: Final = {name: card for quest in QUESTS.values() for name, card in quest.named.items()}
KINDS: Final[dict[str, Kind]] = {
    "heroes": Kind(
        HEROES,
        (
            *("wounds", "fatigue", "armor", "speed", "traits", "conquest", "hands"),
            "skills",
            *("bonuses", "immune", "familiars", "effect"),
        ),
    ),
    "monsters": Kind(MONSTERS, ON_MONSTERS),
    "named": Kind(NAMED, ON_MONSTERS),
    "familiars": Kind(FAMILIARS, ("speed", "carries"), "kind"),
    "skills": Kind(SKILLS, ("bonuses", "abilities", "familiars", "effect"), "deck"),
    "shop": Kind(SHOP, (*ON_ITEMS, "price")),
    "treasures": Kind(DRAWN, ON_ITEMS, "deck"),
    "relics": Kind(RELICS, ON_ITEMS),
    "potions": Kind(POTIONS, (*ON_ITEMS, "price")),
    "overlord": Kind(OVERLORD_CARDS, ("cost", "value", "trap", "spawns", "bonuses"), "type"),
}
CARDS: Final = [(folder, card) for folder, kind in KINDS.items() for card in kind.cards]


@pytest.fixture(autouse=True)
def nobody_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a scenario waits for comes soon; most of those changed here wait in vain."""
    monkeypatch.setattr("podziemia.kernel.scenario.MOST_PASSES", 50)


def words(found: Any) -> Iterator[str]:
    """Every word of a scenario."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from words(value)
    elif isinstance(found, list):
        yield from (word for value in found for word in words(value))
    elif isinstance(found, str):
        yield found


def swapped(found: Any, card: str, other: str) -> Any:
    """The same with each of two cards in the place of the other, wherever they are named."""
    names = {card: other, other: card}
    if isinstance(found, dict):
        return {names.get(key, key): swapped(value, card, other) for key, value in found.items()}
    if isinstance(found, list):
        return [swapped(each, card, other) for each in found]
    return names.get(found, found) if isinstance(found, str) else found


def written(path: Path) -> dict[str, Any]:
    """A scenario as it is written."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def own(folder: str, card: str, cards: Iterable[str] = ()) -> list[Path]:
    """All scenarios of a card among those of its folder, the one at work first."""
    longer = [name for name in cards or KINDS[folder].cards if name.startswith(f"{card}_")]
    limits = [
        path
        for path in sorted((OWN / folder).glob(f"{card}_*.toml"))
        if not any(path.stem == name or path.stem.startswith(f"{name}_") for name in longer)
    ]
    return [OWN / folder / f"{card}.toml", *limits]


def facts(scenario: dict[str, Any]) -> set[str]:
    """What a scenario demands, apart from who is asked for what in the end."""
    then = {*scenario.get("then", {})} - {"asked", "prompt"}
    steps = {key for step in scenario.get("play", []) for key in step} - {
        "seat",
        "prompt",
        "choose",
    }
    return then | steps | {*scenario.keys() & {"events", "no_events"}}


def fails(scenario: dict[str, Any]) -> bool:
    """Whether it comes out otherwise than written; not if its position cannot come about."""
    try:
        run(msgspec.convert(scenario, Scenario))
    except ScenarioFailed:
        return True
    except BadInput:
        return False
    return False


@contextmanager
def printed_otherwise(card: ContentEntry, field: str, value: object) -> Iterator[None]:
    """For a while something else is printed on a card."""
    before = getattr(card, field)
    try:
        print_on(card, field, value)
        yield
    finally:
        print_on(card, field, before)


def print_on(card: ContentEntry, field: str, value: object) -> None:
    """Something else is printed on a card, and whoever has looked at it forgets it."""
    msgspec.structs.force_setattr(card, field, value)
    kit_of.cache_clear()
    abilities_of.cache_clear()


BEYOND_ARMOR: Final = 10
"""The Pierce of the Blade of Light: no armor would tell it from 9."""


def lacks(card: ContentEntry, fields: tuple[str, ...]) -> Iterator[tuple[str, object]]:
    """Everything printed in these fields, each time with something left out, or a number less.

    What says nothing, as by default, is left alone.
    """
    usual = {each.name: each.default for each in msgspec.structs.fields(card)}
    for field in fields:
        value = getattr(card, field)
        if value == usual[field]:
            continue
        yield from ((field, less) for less in lesser(value))
        if isinstance(value, str):
            yield field, None


def lesser(value: Any) -> Iterator[Any]:
    """The same with a part left out, or with a number less somewhere in it."""
    match value:
        case int():
            yield from (type(value)(value - 1),) if value else ()
        case (int(), *_):
            yield tuple(worth - 1 for worth in value)
        case tuple():
            for place, part in enumerate(value):
                before, after = value[:place], value[place + 1 :]
                yield before + after
                if isinstance(part, Struct):
                    yield from ((*before, less, *after) for less in lesser(part))
        case dict():
            yield from (value | {key: worth - 1} for key, worth in value.items() if worth)
        case Struct():
            for field in msgspec.structs.fields(value):
                part = getattr(value, field.name)
                if part not in (field.default, BEYOND_ARMOR):
                    yield from (replace(value, **{field.name: less}) for less in lesser(part))


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_a_scenario_shows_every_card_at_work_and_others_its_limits(folder: str, card: str) -> None:
    at_work, *limits = own(folder, card)
    assert limits
    for path in (at_work, *limits):
        scenario = written(path)
        assert facts(scenario), path.name
        assert card in words(scenario) or path in limits, path.name


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_no_card_like_it_could_stand_in_for_it(folder: str, card: str) -> None:
    kind, scenario = KINDS[folder], written(own(folder, card)[0])
    for other, about in kind.cards.items():
        same = not kind.alike or getattr(about, kind.alike) == getattr(kind.cards[card], kind.alike)
        if other != card and same:
            with pytest.raises((ScenarioFailed, BadInput)):
                run(msgspec.convert(swapped(scenario, card, other), Scenario))


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_everything_that_is_printed_on_it_is_shown_by_a_scenario(folder: str, card: str) -> None:
    kind = KINDS[folder]
    scenarios = [written(path) for path in own(folder, card)]
    for field, value in lacks(kind.cards[card], kind.printed):
        with printed_otherwise(kind.cards[card], field, value):
            assert any(fails(scenario) for scenario in scenarios), f"{field}: {value} is as good"


def wider(card: ContentEntry) -> Iterator[tuple[Bonus, ...]]:
    """The bonuses of a card, each time with one that counts for all attacks, or against all."""
    bonuses: tuple[Bonus, ...] = getattr(card, "bonuses", ())
    for place, bonus in enumerate(bonuses):
        for field, value in (("attacks", ALL_ATTACKS), ("against", "all")):
            if getattr(bonus, field) != value:
                more = replace(bonus, **{field: value})
                yield (*bonuses[:place], more, *bonuses[place + 1 :])


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_it_does_no_more_than_what_is_printed(folder: str, card: str) -> None:
    about = KINDS[folder].cards[card]
    scenarios = [written(path) for path in own(folder, card)]
    for bonuses in wider(about):
        with printed_otherwise(about, "bonuses", bonuses):
            assert any(fails(scenario) for scenario in scenarios), f"{bonuses} are as good"


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("card", [*MONSTERS, *NAMED])
def test_the_same_blow_leaves_a_monster_the_wounds_of_its_card(card: str, players: int) -> None:
    """DJ-14.2: its scenario with three players, played by two, four and five."""
    folder = "monsters" if card in MONSTERS else "named"
    wounds = (MONSTERS | NAMED)[card].wounds
    scenario = written(OWN / folder / f"{card}_struck.toml") | {"players": players}
    more = wounds[players - 2] - wounds[1]
    scenario["events"][0]["left"] += more
    assert not fails(scenario)
    scenario["events"][0]["left"] += 1
    assert fails(scenario)


@pytest.mark.parametrize("ability", ABILITIES)
def test_a_scenario_shows_every_special_ability_and_others_its_limits(ability: str) -> None:
    """It comes out otherwise if nobody has the ability, and no weapon's surges buy it."""
    decks: list[Mapping[str, Any]] = [MONSTERS, NAMED, SKILLS, ITEMS]
    able = [card for deck in decks for card in deck.values()]
    at_work, *limits = map(written, own("abilities", ability, ABILITIES))
    assert limits
    assert all(map(facts, limits))
    with ExitStack() as nowhere:
        for card in able:
            kept = tuple(each for each in card.abilities if each.id != ability)
            nowhere.enter_context(printed_otherwise(card, "abilities", kept))
        for item in ITEMS.values():
            bought = tuple(
                option for option in item.surges if all(gain.id != ability for gain in option.gains)
            )
            nowhere.enter_context(printed_otherwise(item, "surges", bought))
        assert fails(at_work)


def test_every_scenario_of_an_ability_is_that_of_one() -> None:
    found = {path for ability in ABILITIES for path in own("abilities", ability, ABILITIES)}
    assert {*(OWN / "abilities").glob("*.toml")} == found


@pytest.mark.parametrize("folder", KINDS)
def test_every_scenario_here_is_that_of_a_card(folder: str) -> None:
    found = {path for card in KINDS[folder].cards for path in own(folder, card)}
    assert {*(OWN / folder).glob("*.toml")} == found


@pytest.mark.parametrize("offer", MARKET)
def test_a_scenario_shows_everything_the_market_sells_and_others_its_limits(offer: str) -> None:
    folder = OWN / "market"
    assert written(folder / f"{offer}.toml")["then"]["heroes.0.coins"] == 0
    coins = written(folder / f"{offer}_poor.toml")["given"]["heroes.0"]["coins"]
    assert coins == MARKET[offer].price - 1
    names = {path.stem for path in folder.glob("*.toml")}
    assert names == {name for each in MARKET for name in names if f"{name}_".startswith(f"{each}_")}
