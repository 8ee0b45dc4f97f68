"""DF-13.44, DF-13.46: `podziemia throws measure`, and how far `sampled` is from the physics."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree as Tree

import msgspec
import pytest

from podziemia.games.dungeon_fighter.content import BOT_SKILLS, TECHNIQUE_IDS
from podziemia.games.dungeon_fighter.shapes import Landing
from podziemia.games.dungeon_fighter.throws import measure as measuring
from podziemia.games.dungeon_fighter.throws.measure import (
    SKILLS,
    THROWS,
    cells_of,
    measure,
    measured_sets,
)
from podziemia.games.dungeon_fighter.throws.sampled import measured

FEW: list[tuple[str, ...]] = [(), ("floe",)]
SVG = "{http://www.w3.org/2000/svg}"


def test_plain_throws_every_technique_and_special_sets_are_measured() -> None:
    sets = measured_sets()
    assert sets[0] == ()
    assert {(name,) for name in TECHNIQUE_IDS} <= set(sets)
    assert ("waterfall", "wall") in sets
    assert tuple(BOT_SKILLS) == SKILLS
    assert THROWS.steps(3) == len(sets) * 4 * 3


def test_what_was_measured_is_shown_and_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "measured_sets", lambda: FEW)
    ticks: list[int] = []
    found = THROWS.make(2, "test", ticks.append)
    assert sum(ticks) == THROWS.steps(2) == 16
    assert found == THROWS.make(2, "test", ticks.append)
    for language, plain in (("en", "Plain throw, Sure hand"), ("pl", "Zwykły rzut, Pewna ręka")):
        lines = THROWS.show(found, language).splitlines()
        assert len(lines) == 1 + len(FEW) * 4
        assert lines[1].startswith(plain)
    files = THROWS.files(found)
    entries = tomllib.loads(files["landings.toml"])["landing"]
    landings = [msgspec.convert(entry, Landing) for entry in entries]
    assert [each.id for each in landings][:2] == ["plain_sure_hand", "plain_average"]
    for landing, cell in zip(landings, cells_of(found), strict=True):
        assert landing.hit == pytest.approx(cell.hit, abs=0.01)
        assert 0 <= cell.distance <= 1
    picture = Tree.fromstring(files["rests.svg"])  # noqa: S314 -- we have just drawn it
    assert [each.text for each in picture.iter(f"{SVG}text")] == ["plain", "floe"]
    dice = [each for each in picture.iter(f"{SVG}circle") if each.get("class") == "die"]
    rests = [cell.rests for cell in cells_of(found) if cell.skill == "average"]
    assert len(dice) <= sum(map(len, rests))


@pytest.mark.rule("DF-13.46")
@pytest.mark.parametrize("techniques", [(), ("waterfall",), ("launcher",), ("under_table",)])
def test_sampled_agrees_with_the_physics(techniques: tuple[str, ...]) -> None:
    cell = measure(techniques, "sure_hand", 50, "agree")
    assert cell.hit == pytest.approx(measured(techniques, "sure_hand").hit, abs=0.25)
    assert cell.distance < 0.45
