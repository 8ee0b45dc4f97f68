"""Every card of the box has scenarios of its own: one shows it at work, others its limits."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from podziemia.games.tiny_epic_dungeons import content
from podziemia.games.tiny_epic_dungeons.entries import Ability, LootCard, LootType
from podziemia.games.tiny_epic_dungeons.operations import Op
from podziemia.games.tiny_epic_dungeons.rules.deeds import EFFECTS, Deed, Effect
from podziemia.games.tiny_epic_dungeons.state import State
from podziemia.kernel.errors import BadInput
from podziemia.kernel.questions import Rules
from podziemia.kernel.scenario import Scenario, ScenarioFailed, run

OWN = Path(__file__).parents[2] / "scenarios" / "tiny_epic_dungeons" / "cards"
ENEMIES = (content.BOSSES, content.GOBLINS, content.MINIONS)
KINDS = [list(deck) for deck in (content.HEROES, *ENEMIES, content.ROOMS, content.SPELLS)]
KINDS += [
    [n for n, card in content.LOOT.items() if card.type == kind] for kind in get_args(LootType)
]
CARDS = [name for kind in KINDS for name in kind]


def words(found: Any) -> Iterator[str]:
    """Every word of a scenario."""
    if isinstance(found, dict):
        yield from (word for value in found.values() for word in words(value))
    elif isinstance(found, list):
        yield from (word for value in found for word in words(value))
    elif isinstance(found, str):
        yield found


def without(found: Any, card: str) -> Any:
    """The same, but nobody has the card."""
    if isinstance(found, dict):
        kept = {key: without(value, card) for key, value in found.items() if key != card}
        return {key: value for key, value in kept.items() if (key, value) != ("slots", {})}
    return (
        [without(each, card) for each in found if each != card]
        if isinstance(found, list)
        else found
    )


def instead(found: Any, card: str, other: str) -> Any:
    """The same with another card, wherever the card is named."""
    if isinstance(found, dict):
        named = {key.replace(f".{card}.", f".{other}."): value for key, value in found.items()}
        return {key: instead(value, card, other) for key, value in named.items()}
    if isinstance(found, list):
        return [instead(each, card, other) for each in found]
    return other if found == card else found


def own(name: str) -> dict[str, Any]:
    """A scenario of a card, as it is written."""
    return tomllib.loads((OWN / f"{name}.toml").read_text(encoding="utf-8"))


def facts(written: dict[str, Any]) -> set[str]:
    """What a scenario says must be true in the end, apart from who is asked for what."""
    then = {*written.get("then", {})} - {"asked", "prompt"}
    return then | {*written.keys() & {"events", "no_events"}}


@pytest.mark.parametrize("card", CARDS)
def test_a_scenario_shows_every_card_at_work_and_others_its_limits(card: str) -> None:
    limits = [path.stem for path in OWN.glob(f"{card}_*.toml")]
    assert limits
    for name in (card, *limits):
        written = own(name)
        assert card in words(written)
        assert facts(written)
    assert any("refused" not in step for step in own(card)["play"])


@pytest.mark.parametrize("card", content.EQUIPMENT)
def test_without_the_card_its_scenario_comes_out_otherwise(card: str) -> None:
    written = own(card)
    written["given"] = without(written["given"], card)
    with pytest.raises((ScenarioFailed, BadInput)):
        run(msgspec.convert(written, Scenario))


@pytest.mark.parametrize(("card", "kind"), [(card, kind) for kind in KINDS for card in kind])
def test_no_other_card_of_its_kind_could_stand_in_for_it(card: str, kind: list[str]) -> None:
    for other in kind:
        if other != card:
            scenario = msgspec.convert(instead(own(card), card, other), Scenario)
            with pytest.raises((ScenarioFailed, BadInput)):
                run(scenario)


def printed(part: object) -> Iterator[Op]:
    """Every effect of a card that is carried out; not what is paid or only counts somewhere."""
    if isinstance(part, Op):
        yield part
    elif isinstance(part, tuple | dict):
        for each in part.values() if isinstance(part, dict) else part:
            yield from printed(each)
    elif isinstance(part, msgspec.Struct):
        counts = isinstance(part, LootCard) or (isinstance(part, Ability) and not acts(part))
        left_out = {"cost", "mods", "trigger", "aura"} | ({"effects"} if counts else set())
        for name in part.__struct_fields__:
            if name not in left_out:
                yield from printed(getattr(part, name))


def acts(ability: Ability) -> bool:
    """Whether an ability is something to do."""
    return ability.kind in ("heroic", "free")


def test_every_effect_that_is_printed_happens_in_a_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happened: set[tuple[str, Op]] = set()

    def watched(rules: Effect) -> Effect:
        def carried_out(state: State, op: Op, deed: Deed) -> Rules:
            happened.add((deed.source, op))
            return rules(state, op, deed)

        return carried_out

    for kind, rules in EFFECTS.items():
        monkeypatch.setitem(EFFECTS, kind, watched(rules))
    for path in OWN.parent.rglob("*.toml"):
        run(msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Scenario))
    decks = (*ENEMIES, content.ROOMS, content.EQUIPMENT, content.ABILITIES)
    wanted = {(name, op) for deck in decks for name, card in deck.items() for op in printed(card)}
    assert len(wanted) > len(CARDS)
    assert sorted(map(str, wanted - happened)) == []


def test_every_scenario_here_is_that_of_a_card() -> None:
    names = [path.stem for path in OWN.glob("*.toml")]
    assert [n for n in names if not any(n == c or n.startswith(f"{c}_") for c in CARDS)] == []
