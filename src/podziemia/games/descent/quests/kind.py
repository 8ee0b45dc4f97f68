"""Quest files as a kind of files that people write: checked, shown, told as facts."""

# Not compiled: no match runs through it.
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from podziemia.kernel.game import FileKind
from podziemia.kernel.texts import say_from

from ..content import SHELF
from .drawing import draw, name
from .quest import Quest
from .read import faults, read_quest
from .report import LOCALE


def facts(text: str, where: str) -> dict[str, Any]:
    """What a quest file says, in short."""
    quest = read_quest(text, where)
    head = quest.head
    return {
        "id": quest.id,
        "name": {"en": head.name_en, "pl": head.name_pl},
        "difficulty": head.difficulty,
        "rounds": list(head.rounds),
        "minutes": list(head.minutes),
        "conquest": head.conquest,
        "win": str(head.win.__struct_config__.tag),
        "squares": quest.floor.size,
        "areas": [each.name_en for each in quest.areas.values()],
        "monsters": {heroes: monsters(quest, heroes) for heroes in (2, 3, 4)},
        "rules": [rule.id for rule in quest.rules],
    }


def monsters(quest: Quest, heroes: int) -> int:
    """How many monsters wait for so many heroes."""
    everything = quest.contents.values()
    return sum(placed.heroes <= heroes for each in everything for placed in each.monsters)


def show(text: str, where: str, language: str) -> str:
    """A quest for the terminal: what it is about, its map, what the signs mean."""
    quest = read_quest(text, where)
    head = quest.head
    own = {key: getattr(head, f"{key}_{language}") for key in ("intro", "goal", "twist")}
    about = {
        "name": name(head, language),
        "squares": quest.floor.size,
        "areas": len(quest.areas),
        "few": monsters(quest, 2),
        "some": monsters(quest, 3),
        "many": monsters(quest, 4),
        "conquest": head.conquest,
    }
    said = say_from(LOCALE, language, "dj-quest-shown", about)
    return "\n\n".join((str(said), own["intro"], own["goal"], draw(quest, language)))


def own_files() -> Sequence[Path]:
    """The quests of the box."""
    return sorted((SHELF.folder / "quests").glob("*.toml"))


QUEST_FILE: Final = FileKind(faults=faults, facts=facts, show=show, files=own_files)
