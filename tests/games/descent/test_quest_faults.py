"""Whatever is wrong in a quest file is said, with its place, and all of it at once."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

import podziemia
from podziemia.games.descent.content import SHELF
from podziemia.games.descent.quests import QuestFault, faults, read_quest
from podziemia.kernel.texts import LANGUAGES
from tests.budget import Budget
from tests.readers.mutations import mutant

FILES: Final = sorted((SHELF.folder / "quests").glob("*.toml"))
SALTY: Final = (SHELF.folder / "quests" / "salty_cellar.toml").read_text(encoding="utf-8")
GLASS: Final = (SHELF.folder / "quests" / "hourglass.toml").read_text(encoding="utf-8")
MIDDAY: Final = (SHELF.folder / "quests" / "midday_midnight.toml").read_text(encoding="utf-8")
SHIFT: Final = (SHELF.folder / "quests" / "last_shift.toml").read_text(encoding="utf-8")


def changed(text: str, old: str, new: str, times: int = 1) -> str:
    """A quest file in which something is otherwise."""
    assert old in text, old
    return text.replace(old, new, times)


BIG: Final = "map = '''\n" + ("0" * 500 + "\n") * 500 + "'''"
WIDE: Final = "map = '''\n" + "0" * 65 + "\n'''"
CROWDED: Final = "map = '''\n" + ("0" * 32 + "\n") * 32 + "'''"
KEY: Final = '[[rune_key]]\ncolor = "red"\nsquare = [0, 8]\n'
DOOR: Final = "a = [[2, 2], [3, 2]]\nb = [[2, 3], [3, 3]]"
GLYPH: Final = "[[glyph]]\nsquare = [3, 0]\nactive = true"
TOLL: Final = """[[rule]]
id = "toll"
kind = "offerings"
threat = 1
text_en = "A toll."
text_pl = "Myto."
effect_en = "The overlord gains threat."
effect_pl = "Pan Podziemi otrzymuje zagrożenie."
"""
WRONG: Final = {
    # what is wrong: the file, what stands there, what stands there instead, what is said and where
    "an unknown key": (SALTY, "conquest = 4", "tokens = 4", "malformed", "tokens"),
    "a wrong type": (SALTY, "conquest = 4", 'conquest = "4"', "malformed", "quest.conquest"),
    "a wrong word": (SALTY, 'kind = "pit"', 'kind = "hole"', "malformed", "[[obstacle]] 1"),
    "a missing text": (SALTY, "goal_pl", "# goal_pl", "malformed", "goal_pl"),
    "no TOML": (SALTY, "[[door]]", "[[door", "malformed", "line"),
    "an empty text": (SALTY, 'name_pl = "Zejście"', 'name_pl = " "', "text-empty", "[[area]] 0"),
    "a long name": (SALTY, '"Zejście"', f'"{"Zejście" * 10}"', "text-long", "[[area]] 0"),
    "500 times 500 squares": (
        BIG + SALTY[SALTY.index("[quest]") - 1 :],
        "",
        "",
        "map-large",
        "map",
    ),
    "1,024 squares": (
        CROWDED + SALTY[SALTY.index("[quest]") - 1 :],
        "",
        "",
        "map-squares",
        "map",
    ),
    "65 columns": (WIDE + SALTY[SALTY.index("[quest]") - 1 :], "", "", "map-large", "map"),
    "a letter": (SALTY, "00011111111222222", "000x1111111222222", "map-letter", "map, row 2"),
    "a short row": (SALTY, "...111111..222222", "...111111..22222", "map-ragged", "map, row 0"),
    "no map": (
        SALTY,
        SALTY[SALTY.index("...1") : SALTY.index("'''\n\n[q")],
        "",
        "area-",
        "[[area]]",
    ),
    "an area not drawn": (SALTY, "[[area]]\nid = 2", "[[area]]\nid = 3", "area-not-drawn", "3"),
    "an area not told": (SALTY, "[[area]]\nid = 2", "[[area]]\nid = 3", "area-not-told", "map"),
    "an area told twice": (SALTY, "[[area]]\nid = 2", "[[area]]\nid = 1", "twice", "[[area]] 1"),
    "no area 0": (
        SALTY,
        "00011111111222222\n000",
        "...11111111222222\n...",
        "area-not-drawn",
        "[[area]] 0",
    ),
    "a door inside an area": (SALTY, DOOR, DOOR.replace(", 3]", ", 1]"), "door-edge", "d1"),
    "a door askew": (SALTY, DOOR, DOOR.replace("[3, 3]", "[4, 3]"), "door-edge", "[[door]] d1"),
    "a crossed door": (
        SALTY,
        DOOR,
        "a = [[2, 2], [3, 2]]\nb = [[3, 3], [2, 3]]",
        "door-edge",
        "d1",
    ),
    "areas that touch": (
        SALTY,
        "...111111..222222\n000",
        "...11111122222222\n000",
        "areas-touch",
        "map",
    ),
    "a door without color": (SALTY, 'color = "red"\na', "a", "door-color", "[[door]] d2"),
    "a color too many": (SALTY, 'kind = "rune"\n', "", "door-color", "[[door]] d2"),
    "two doors in one place": (
        SALTY,
        "[[obstacle]]",
        f'[[door]]\nid = "d3"\n{DOOR}\n[[obstacle]]',
        "door-twice",
        "d3",
    ),
    "one id for two doors": (SALTY, 'id = "d2"', 'id = "d1"', "twice", "[[door]]"),
    "a chest off the map": (
        SALTY,
        "square = [5, 16]",
        "square = [5, 17]",
        "outside",
        "[[chest]] 2 (silver)",
    ),
    "a chest in a pit": (
        SALTY,
        "square = [5, 16]",
        "square = [3, 5]",
        "overlap",
        "[[chest]] 2 (silver)",
    ),
    "two monsters on a square": (
        SALTY,
        "square = [4, 7]",
        "square = [2, 7]",
        "overlap",
        "[[monster]] 2",
    ),
    "a spider in the wall": (
        SALTY,
        "square = [4, 11]",
        "square = [5, 11]",
        "outside",
        "bane_spider",
    ),
    "a spider in two areas": (
        SALTY,
        "square = [4, 11]",
        "square = [2, 10]",
        "two-areas",
        "bane_spider",
    ),
    "rubble in pieces": (SALTY, "[[0, 6], [1, 6]]", "[[0, 6], [2, 6]]", "obstacle-apart", "rubble"),
    "a monster on the glyph": (
        SALTY,
        "square = [2, 7]",
        "square = [3, 0]",
        "on-glyph",
        "[[monster]] 1",
    ),
    "no start glyph": (SALTY, GLYPH, GLYPH.replace("true", "false"), "start-glyph", "[[glyph]]"),
    "no room to begin": (SALTY, "square = [2, 7]", "square = [2, 1]", "start-room", "[[glyph]]"),
    "room behind a corner": (
        SALTY,
        "00011111111222222\n00011111111222222\n...",
        "00011111111222222\n0.011111111222222\n.0.",
        "start-room",
        "[[glyph]]",
    ),
    "nine copper chests": (
        SALTY,
        '[[chest]]\ncolor = "copper"',
        "".join(f'[[chest]]\ncolor = "copper"\nsquare = [{r}, 4]\n' for r in (0, 1, 4))
        + '[[chest]]\ncolor = "copper"',
        "box-chests",
        "[[chest]]",
    ),
    "three red giants": (
        SALTY,
        'monster = "bane_spider"',
        'monster = "giant"\nsquare = [0, 11]\n[[monster]]\nmonster = "giant"',
        "box",
        "[[monster]], area 2",
    ),
    "five small pits": (
        SALTY,
        "[[obstacle]]",
        "".join(f'[[obstacle]]\nkind = "pit"\nsquares = [[{r}, 4]]\n' for r in (0, 1, 2, 4))
        + "[[obstacle]]",
        "box",
        "[[obstacle]]",
    ),
    "two red keys": (
        SALTY,
        KEY,
        KEY + KEY.replace("[0, 8]", "[1, 8]"),
        "color-twice",
        "[[rune_key]]",
    ),
    "a key without a door": (
        SALTY,
        KEY,
        KEY.replace("red", "blue"),
        "key-without-door",
        "[[rune_key]]",
    ),
    "a door without a key": (SALTY, KEY, "", "door-without-key", "[[door]]"),
    "a key behind its door": (
        SALTY,
        KEY,
        KEY.replace("[0, 8]", "[0, 12]"),
        "area-unreached",
        "[[area]] 2",
    ),
    "a chest behind rubble": (
        SALTY,
        "[[0, 6], [1, 6]]",
        "[[4, 3], [4, 4], [5, 4]]",
        "unreached",
        "[[chest]] 1 (copper)",
    ),
    "an unknown monster": (
        SALTY,
        'monster = "bane_spider"',
        'monster = "kitten"',
        "unknown-monster",
        "(kitten)",
    ),
    "a skeleton upright": (
        SALTY,
        'monster = "skeleton"',
        'monster = "skeleton"\nupright = true',
        "upright",
        "[[monster]] 3",
    ),
    "a named monster that is nowhere": (
        SALTY,
        'named = "fang"\n\n',
        "\n",
        "named-missing",
        "[[named_monster]] fang",
    ),
    "a monster named like nobody": (
        SALTY,
        'named = "fang"\n\n',
        'named = "tooth"\n\n',
        "unknown-named",
        "[[monster]] 6",
    ),
    "a goal that is nobody": (
        SALTY,
        'named = "fang" }',
        'named = "tooth" }',
        "unknown-named",
        "[quest], win",
    ),
    "a normal named monster": (
        SALTY,
        'base = "master_beastman"',
        'base = "beastman"',
        "named-master",
        "fang",
    ),
    "another base": (
        SALTY,
        'base = "master_beastman"',
        'base = "master_ogre"',
        "named-base",
        "[[monster]] 6",
    ),
    "nothing to take away": (
        SALTY,
        'base = "master_beastman"',
        'base = "master_beastman"\nwithout = ["fly"]',
        "without",
        "fang",
    ),
    "a name of the box": (
        SALTY.replace('"fang"', '"ogre"'),
        'id = "ogre"',
        'id = "ogre"',
        "name-taken",
        "[[named_monster]] ogre",
    ),
    "no wounds left": (SALTY, "wounds = 3", "wounds = -9", "named-low", "fang"),
    "a chest number without contents": (
        SALTY,
        "number = 5",
        "number = 4",
        "chest-number",
        "[[chest_contents]] 5",
    ),
    "the same contents twice": (SALTY, "number = 5", "number = 4", "twice", "[[chest_contents]]"),
    "rounds that go backwards": (
        SALTY,
        "rounds = [4, 6]",
        "rounds = [6, 4]",
        "span",
        "[quest], rounds",
    ),
    "an exit without a rule": (
        GLASS,
        'kind = "leaving"\nexit = "gate"\ncost = 1\nconquest = 1',
        'kind = "told"',
        "exit-without-rule",
        "win",
    ),
    "an unknown exit": (
        GLASS,
        'id = "gate"\nname_en',
        'id = "way"\nname_en',
        "unknown-exit",
        "[[rule]] gate",
    ),
    "too many must leave": (
        GLASS,
        'exit = "gate" }',
        'exit = "gate", at_least = 5 }',
        "escape-many",
        "[quest], win",
    ),
    "an area swallowed twice": (GLASS, "areas = [5]", "areas = [4]", "twice", "[[rule]] sand"),
    "a round too early": (GLASS, "round = 13", "round = 9", "sand-order", "[[rule]] sand"),
    "a rule twice": (
        GLASS,
        "[[encounter]]",
        TOLL + TOLL + "[[encounter]]",
        "rule-twice",
        "[[rule]]",
    ),
    "a captive whom nobody leads": (
        SHIFT,
        'npc = "bartosz"\nwithin',
        'npc = "jan"\nwithin',
        "npc-not-led",
        "[quest], win",
    ),
    "a goal only for four heroes": (
        SALTY,
        'named = "fang"\n',
        'named = "fang"\nheroes = 4\n',
        "goal-heroes",
        "[[monster]] 6 (master_beastman)",
    ),
    "a leader whom nobody dares to hit": (
        SALTY,
        'base = "master_beastman"\n',
        'base = "master_beastman"\nabilities = [{ id = "fear", rank = 11 }]\n',
        "named-fear",
        "[[named_monster]] fang",
    ),
    "a gate too dear": (GLASS, "cost = 1\n", "cost = 7\n", "dear", "[[rule]] gate"),
    "knots too tight": (SHIFT, "cost = 2\n", "cost = 7\n", "dear", "[[rule]] bound"),
    "a price of all wounds": (
        MIDDAY,
        "price = { wounds = 5",
        "price = { wounds = 16",
        "price-high",
        "[[encounter]] ",
    ),
    "one sister twice": (
        MIDDAY,
        'named = ["poludnica", "polnocnica"]',
        'named = ["poludnica", "poludnica"]',
        "twice",
        "[quest], win",
    ),
    "a captive unknown": (
        SHIFT,
        'npc = "bartosz"\nwithin',
        'npc = "jan"\nwithin',
        "unknown-npc",
        "[[rule]] leading",
    ),
    "a goal off the map": (
        SHIFT,
        "square = [9, 0] }",
        "square = [0, 0] }",
        "outside",
        "[quest], win",
    ),
    "an area known without name": (
        SHIFT,
        'known = "area"\narea = 4',
        'known = "area"',
        "rule-area",
        "[[rule]] bound",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_whatever_is_wrong_is_said_with_its_place(what: str) -> None:
    text, old, new, message, place = WRONG[what]
    found = faults(changed(text, old, new) if old else text, "mine.toml")
    said = [fault for fault in found if fault.message.startswith(f"dj-quest-{message}")]
    assert said, [fault.sentence() for fault in found]
    for language in LANGUAGES:
        assert any(place in fault.sentence(language) for fault in said), said[0].sentence(language)
        assert said[0].sentence(language).startswith("mine.toml: ")
    with pytest.raises(QuestFault):
        read_quest(changed(text, old, new) if old else text, "mine.toml")


def test_a_mark_of_an_editor_is_no_fault_and_a_broken_letter_has_its_line() -> None:
    assert not faults("\ufeff" + SALTY, "mine.toml")
    (fault,) = faults(changed(SALTY, "Zejście", "Zej\udcffcie"), "mine.toml")
    line = SALTY[: SALTY.index("Zejście")].count("\n") + 1
    assert fault.sentence() == f"mine.toml: not valid TOML: no UTF-8 (at line {line})."


def test_a_sand_clock_without_sand_is_missed() -> None:
    text = changed(SALTY, "[[area]]", CRANK + "[[area]]")
    assert [fault.message for fault in faults(text, "mine.toml")] == ["dj-quest-no-sand"]


CRANK: Final = """
[[encounter]]
id = "crank"
kind = "crank"
square = [0, 4]
rounds = 1
text_en = "A crank."
text_pl = "Korba."
effect_en = "It turns."
effect_pl = "Obraca się."

"""


def test_everything_that_is_wrong_is_said_at_once() -> None:
    text = changed(changed(SALTY, KEY, ""), "rounds = [4, 6]", "rounds = [6, 4]")
    found = {fault.message for fault in faults(text, "mine.toml")}
    assert found == {"dj-quest-door-without-key", "dj-quest-span"}


def test_quests_gone_wrong_get_sentences_or_can_be_played(budget: Budget) -> None:
    def check(number: int) -> None:
        chance = Random(f"quests/{number}")
        text = mutant(chance.choice(FILES), FILES, chance).decode("utf-8", "replace")
        wrong = faults(text, "mine.toml")
        for fault in wrong:
            for language in LANGUAGES:
                assert fault.sentence(language).startswith("mine.toml: ")
        if not wrong:
            match = podziemia.start("descent", 2 + number % 4, number, {"own_quest": text})
            assert match.rollout(number).winners

    budget.spend(3.0, 300, check)
