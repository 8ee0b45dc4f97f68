"""Lessons: the steps of a game's tutorial, as they are sent."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.tutorial import tutorial_of
from podziemia.table import wire
from podziemia.table.journal.positions import position_of


def lesson(game: Game[Any], step: int) -> wire.Lesson:
    """One step of a tutorial: the table as it lies, and what is said of it."""
    tutorial = tutorial_of(game)
    if tutorial is None:
        raise BadInput("table-no-tutorial")
    if not 0 <= step < len(tutorial.steps):
        raise BadInput("tutorial-no-step", {"step": step, "last": len(tutorial.steps) - 1})
    taught, match = tutorial.steps[step], tutorial.match_at(step)
    learner = tutorial.learner
    follows = step > 0 and not taught.fresh
    known = len(tutorial.match_at(step - 1).events(learner)) if follows else 0
    return wire.Lesson(
        step=step,
        steps=len(tutorial.steps),
        chapters=tuple(
            wire.Chapter(step=number, name=found.chapter)
            for number, found in enumerate(tutorial.steps)
            if found.chapter is not None
        ),
        follows=follows,
        seat=learner,
        say=taught.say,
        point=taught.point,
        rules=taught.rules,
        expected=taught.expected,
        freely=taught.freely,
        position=position_of(
            match,
            learner,
            number=step,
            moments=step,
            question=step,
            listed=False,
            first_event=known,
            events=match.events(learner, known),
        ),
    )
