"""Quests: files that people write, read strictly, and the seven of the box.

`read_quest` makes a quest of a file's text or says what is wrong in it and where; `faults` says
everything that is wrong. How a file is written: docs/how-to/write-a-quest.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, get_args

from podziemia.kernel.content import attributes, content_needs
from podziemia.kernel.files import Unreadable, converted, parsed_toml
from podziemia.kernel.game import CardInfo

from ..content import CARD_INFO, SHELF, monster_info
from .drawing import draw
from .faults import QuestFault, Report
from .map import LARGEST, Map, check_areas, check_doors, check_drawing
from .names import check_names, check_texts
from .parts import Difficulty, QuestFile
from .pieces import check_box, check_keys, check_pieces, check_start
from .quest import Contents, Quest, body, quest_of
from .way import check_way

TABLE: Final = re.compile(r"key `(\w+)\[(\d+)\]\.?(.*?)`: (.*)", re.DOTALL)
"""How the reader speaks of a place in a list of tables."""

__all__ = [
    "QUESTS",
    "Contents",
    "Quest",
    "QuestFault",
    "body",
    "draw",
    "faults",
    "read_quest",
]


def read_quest(text: str, where: str) -> Quest:
    """The quest of a file; the first thing that is wrong in it is refused with its place."""
    read, wrong = understood(text, where)
    if read is None:
        raise wrong[0]
    return read


def faults(text: str, where: str) -> list[QuestFault]:
    """Everything that is wrong in a quest file."""
    return understood(text, where)[1]


def understood(text: str, where: str) -> tuple[Quest | None, list[QuestFault]]:
    """A quest file as a quest, or what is wrong in it.

    What can only be judged when the rest is sound is judged last.
    """
    report = Report(where)
    try:
        file = converted(parsed_toml(text.encode(errors="replace")), QuestFile)
    except Unreadable as fault:
        place, why = placed(str(fault))
        if why.startswith("key `map`: nothing like this"):  # far too long to be read at all
            report.add("map-large", "map", most=LARGEST)
        else:
            report.add("malformed", place, fault=why)
        return None, report.faults
    if not check_drawing(file.map, report):
        return None, report.faults
    plan = Map(file.map)
    check_areas(file, plan, report)
    check_doors(file, plan, report)
    check_pieces(file, plan, report)
    check_start(file, plan, report)
    check_box(file, plan, report)
    check_keys(file, report)
    check_names(file, plan, report)
    check_texts(file, report)
    if report.faults:
        return None, report.faults
    quest = quest_of(file)
    check_way(file, quest, report)
    return (None if report.faults else quest), report.faults


def placed(fault: str) -> tuple[str, str]:
    """The place in the file that a fault of the reader is about, and the rest of it."""
    table = TABLE.fullmatch(fault)
    if table is None:
        return "none", fault
    name, number, key, why = table.groups()
    return f"[[{name}]] {int(number) + 1}", f"key `{key}`: {why}" if key else why


def _of_the_box() -> dict[str, Quest]:
    found: dict[str, Quest] = {}
    for file in sorted((SHELF.folder / "quests").glob("*.toml")):
        wrong = faults(text := file.read_text(encoding="utf-8"), file.name)
        content_needs(not wrong, str(wrong[:1]))
        quest = read_quest(text, file.name)
        content_needs(quest.id == file.stem, f"{file.name}: key `id`: not the name of the file")
        found[quest.id] = quest
    order = get_args(Difficulty)
    ranked = sorted(found.values(), key=lambda quest: order.index(quest.head.difficulty))
    return {quest.id: quest for quest in ranked}


def _infos(quest: Quest) -> Iterator[CardInfo]:
    """Whoever a quest calls by name, as they can be looked up."""
    yield from (monster_info(monster, "DJ-14.17") for monster in quest.named.values())
    for npc in quest.npcs.values():
        names = {"en": npc.name_en, "pl": npc.name_pl}
        words = {"en": npc.effect_en, "pl": npc.effect_pl}
        facts = attributes(npc, "speed", "armor", "wounds")
        yield CardInfo(npc.id, "npc", names, words, facts, ("DJ-18.11",))


QUESTS: Final = _of_the_box()
CARD_INFO.update({found.id: found for quest in QUESTS.values() for found in _infos(quest)})
