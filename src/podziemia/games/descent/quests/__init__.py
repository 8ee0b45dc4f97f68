"""Quests: files that people write, read strictly, and the seven of the box.

`read_quest` makes a quest of a file's text or says what is wrong in it and where; `faults` says
everything that is wrong. How a file is written: docs/how-to/write-a-quest.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from podziemia.kernel.content import ContentFault, content_needs
from podziemia.kernel.game import CardInfo

from ..content import CARD_INFO, facts_of, monster_info
from .drawing import draw
from .kind import QUEST_FILE
from .own import LONGEST_FILE, own_quest
from .parts import Difficulty
from .quest import Contents, Quest, body
from .read import faults, read_quest
from .report import QuestFault

__all__ = [
    "CONTENTS",
    "LONGEST_FILE",
    "NAMED",
    "QUESTS",
    "QUEST_FILE",
    "Contents",
    "Quest",
    "QuestFault",
    "body",
    "draw",
    "faults",
    "own_quest",
    "read_quest",
]


def _of_the_box() -> dict[str, Quest]:
    found: dict[str, Quest] = {}
    for file in QUEST_FILE.files():
        try:
            quest = read_quest(file.read_text(encoding="utf-8"), file.name)
        except QuestFault as fault:
            raise ContentFault(fault.sentence()) from None
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
        facts = facts_of(npc, "speed", "armor", "wounds")
        yield CardInfo(npc.id, "npc", names, words, facts, ("DJ-18.11",))


QUESTS: Final = _of_the_box()
CONTENTS: Final = [each for quest in QUESTS.values() for each in quest.contents.values()]
NAMED: Final = [monster for quest in QUESTS.values() for monster in quest.named.values()]
for found in (each for quest in QUESTS.values() for each in _infos(quest)):
    content_needs(found.id not in CARD_INFO, f"quests: {found.id}: used twice")
    CARD_INFO[found.id] = found
