"""What is wrong in a quest file: the place, and a sentence for whoever wrote it."""

# Not compiled: no match runs through it.
from __future__ import annotations

from pathlib import Path
from typing import Final

from podziemia.kernel.errors import BadInput
from podziemia.kernel.questions import Facts
from podziemia.kernel.texts import say_from

LOCALE: Final = Path(__file__).parents[1] / "locale"


class QuestFault(BadInput):
    """A quest file that cannot be played; `about` has the file as `file` and the `place` in it."""

    def __init__(self, message: str, file: str, place: str, about: Facts) -> None:
        facts = {"file": file, "place": place, **about}
        super().__init__(f"dj-quest-{message}", facts, game=LOCALE.parent.name)

    def sentence(self, language: str = "en") -> str:
        """The sentence, from the texts of the game."""
        said = say_from(LOCALE, language, self.message, self.about)
        assert said is not None, self.message
        return said


class Report:
    """Collects what is wrong in one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[QuestFault] = []

    def add(self, message: str, place: str, **about: str | int) -> None:
        """Something is wrong at this place."""
        self.faults.append(QuestFault(message, self.file, place, about))

    def unless(self, true: bool, message: str, place: str, **about: str | int) -> bool:
        """Something is wrong at this place, unless this is true; whether it is."""
        if not true:
            self.add(message, place, **about)
        return true
