"""A quest file read: strictly, and with everything that is wrong in it."""

# Not compiled: no match runs through it.
from __future__ import annotations

import re
from typing import Final

from podziemia.kernel.files import Unreadable, converted, parsed_toml

from .map import LARGEST, Map, check_areas, check_doors, check_drawing
from .names import check_names, check_texts
from .parts import QuestFile
from .pieces import check_box, check_keys, check_pieces, check_start
from .quest import Quest, quest_of
from .report import QuestFault, Report
from .way import check_way

TABLE: Final = re.compile(r"key `(\w+)\[(\d+)\]\.?(.*?)`: (.*)", re.DOTALL)
"""How the reader speaks of a place in a list of tables."""


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
        file = converted(parsed_toml(text.encode(errors="surrogatepass")), QuestFile)
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
