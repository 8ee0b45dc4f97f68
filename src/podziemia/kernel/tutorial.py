"""Tutorials: a scenario in lessons. The format is in docs/how-to/write-a-tutorial.md.

The file says where the learner sits and what everybody does, so a tutorial always runs the same
way and can be opened at any of its steps.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.files import Unreadable, read_toml
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Facts, Seat
from podziemia.kernel.rng import OutOfChance
from podziemia.kernel.rulebook import Rulebook
from podziemia.kernel.scenario import (
    Chance,
    Pattern,
    Run,
    Scenario,
    ScenarioFailed,
    Who,
    seat_of,
    seat_words,
)
from podziemia.kernel.scene import AnyPiece, Grid, Words, Zone, square_id

FILE: Final = "tutorial.toml"
FAULTS: Final = (OSError, Unreadable, BadInput, OutOfChance, ScenarioFailed)
"""What is wrong with a file before its first lesson."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the learner only watches, perhaps several times in a row."""

    seat: Who
    choose: Pattern
    times: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 1


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson as it stands in its file."""

    say: str
    chapter: str | None = None
    """The name of the chapter that begins here, by its message."""
    given: dict[str, Any] | None = None
    """A table that is laid anew for this lesson and those after it …"""
    chance: Chance = Chance()
    """… and the chance at it."""
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    choose: Pattern | None = None
    then: tuple[Reply, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial as it stands in its file: the position of a scenario, and lessons."""

    players: int
    lesson: Annotated[tuple[Lesson, ...], msgspec.Meta(min_length=1)]
    learner: Annotated[Seat, msgspec.Meta(ge=0)] = 0
    options: dict[str, bool | int | str] = {}
    given: dict[str, Any] = {}
    chance: Chance = Chance()


class LessonStep(msgspec.Struct, frozen=True):
    """One step: what is said (with the fact `rules`), of which pieces, and what to choose."""

    say: Words
    chapter: Words | None
    """The name of the chapter that begins with it."""
    fresh: bool
    """Whether its table has been laid anew, and does not follow from the step before."""
    point: tuple[str, ...]
    """The ids of pieces in the learner's scene."""
    rules: tuple[str, ...]
    expected: int | None
    """The option to choose, by its index; none: only read and go on …"""
    freely: bool
    """… or give any answer of the kind that is asked for; what comes of it is scripted."""


class Tutorial:
    """The tutorial of one game: its steps, and the table at each of them."""

    def __init__(
        self, learner: Seat, steps: tuple[LessonStep, ...], matches: tuple[Match[Any], ...]
    ) -> None:
        self.learner = learner
        self.steps = steps
        self._matches = matches

    def match_at(self, step: int) -> Match[Any]:
        """The table as a step finds it (one step further: as the last one leaves it).

        Steps are counted from 0. It is a copy of its own each time.
        """
        if type(step) is not int or not 0 <= step <= len(self.steps):
            about: Facts = {"step": reprlib.repr(step), "last": len(self.steps)}
            raise BadInput("tutorial-no-step", about)
        return self._matches[step].fork(events=True)


@cache
def tutorial_of(game: Game[Any]) -> Tutorial | None:
    """The tutorial of a game, read and played through once; None if it has none."""
    path = game.folder / FILE
    return read(path, game) if path.exists() else None


def read(path: Path, game: Game[Any]) -> Tutorial:
    """Read a tutorial and play it through; a fault names the file, the lesson and the reason."""
    try:
        script = read_toml(path, Script)
        run = begin(game, script, script.given, script.chance)
    except FAULTS as fault:
        about = {"file": str(path), "fault": str(fault)}
        raise BadInput("tutorial-malformed", about) from None
    steps, matches = [], []
    for number, lesson in enumerate(script.lesson, start=1):
        try:
            if lesson.given is not None:
                check_chance(run)
                run = begin(game, script, lesson.given, lesson.chance)
            matches.append(run.match.fork(events=True))
            steps.append(teach(run, script.learner, lesson))
            if number == len(script.lesson):
                check_chance(run)
        except (ScenarioFailed, OutOfChance, BadInput) as fault:
            where: Facts = {"file": str(path), "lesson": number, "fault": str(fault)}
            raise BadInput("tutorial-lesson", where) from None
    return Tutorial(script.learner, tuple(steps), (*matches, run.match.fork(events=True)))


def check_chance(run: Run) -> None:
    """Refuse chance that was scripted for a table and not drawn there."""
    if left := run.match.state.rng.left():
        run.fail(f"chance was scripted but not drawn: {', '.join(left)}")


def begin(game: Game[Any], script: Script, given: dict[str, Any], chance: Chance) -> Run:
    """A position in which the tutorial begins, or is begun anew."""
    scenario = Scenario(
        title=FILE,
        rules=[],
        game=game.id,
        players=script.players,
        options=script.options,
        given=given,
        chance=chance,
    )
    run = Run(scenario)
    run.begin()
    if script.learner >= script.players:
        run.fail(f"learner: there is no {seat_words(script.learner)}")
    return run


def teach(run: Run, learner: Seat, lesson: Lesson) -> LessonStep:
    """Check one lesson where the table stands now, and play it."""
    scene = run.game.scene(run.match.view(learner))
    look_up("rules", lesson.rules, list(Rulebook.of(run.game, "en").rules))
    look_up("point", lesson.point, list(ids(scene.pieces)))
    expected = None
    if lesson.choose is not None:
        expected = decide(run, learner, lesson.choose, "choose")
    freely = lesson.choose is not None and expected is None
    for number, reply in enumerate(lesson.then, start=1):
        for _ in range(reply.times):
            decide(run, seat_of(reply.seat), reply.choose, f"then {number}")
    say = Words(lesson.say, {"rules": ", ".join(lesson.rules)})
    chapter = None if lesson.chapter is None else Words(lesson.chapter)
    fresh = lesson.given is not None
    return LessonStep(say, chapter, fresh, lesson.point, lesson.rules, expected, freely)


def look_up(where: str, names: Sequence[str], known: Sequence[str]) -> None:
    """Refuse a name that is not known here, with those that somebody may have meant."""
    for name in names:
        if name not in known:
            similar = ", ".join(get_close_matches(name, known)) or "nothing like it"
            msg = f"{where}: there is no {name!r} here, but: {similar}"
            raise ScenarioFailed(msg)


def decide(run: Run, seat: Seat, pattern: Pattern, where: str) -> int | None:
    """Choose for a seat what a pattern describes; returns its index in the list, if it has one."""
    ask = run.match.pending.get(seat)
    if ask is None:
        run.fail(f"{where}: {seat_words(seat)} is not asked")
    option = run.meant(ask, pattern, where)
    index = ask.options.index(option) if ask.free is None else None
    run.match.play(seat, option)
    return index


def ids(pieces: Iterable[AnyPiece]) -> Iterator[str]:
    """The ids of pieces and of everything that lies or stands on them."""
    for piece in pieces:
        yield piece.id
        match piece:
            case Zone():
                yield from ids(piece.children)
            case Grid():
                yield from ids(piece.figures)
                yield from (tile.id for tile in piece.tiles)
                yield from (square_id(piece.id, square) for square in piece.squares())
