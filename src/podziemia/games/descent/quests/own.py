"""A quest that the players bring to the table as the text of its file."""

# Not compiled: no match runs through it.
from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from .quest import Quest
from .read import read_quest

LONGEST_FILE: Final = 30_000
"""So many letters a quest file that is brought to a table may have."""
KEPT: Final = 32


@lru_cache(maxsize=KEPT)
def own_quest(text: str) -> Quest:
    """The quest of a file that the players have brought; every state of a match shares it."""
    return replace(read_quest(text, "quest"), text=text, own=True)
