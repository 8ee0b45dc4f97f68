"""Scenarios: tests that read like the rulebook's examples. The format is in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn, TypeAlias

import msgspec

from podziemia.kernel import vocabulary
from podziemia.kernel.differences import (
    contains,
    difference,
    lacking,
    listing,
    same,
    same_items,
    words,
)
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.files import Unreadable, read_toml
from podziemia.kernel.game import Game
from podziemia.kernel.given import unknown
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Ask, Option, Seat
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import OutOfChance, ScriptedRng
from podziemia.kernel.rulebook import Rulebook
from podziemia.kernel.vocabulary import check_names, check_pattern

Pattern = dict[str, Any]
Who: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)] | Literal["world"]
"""A seat, or what comes from outside the rules."""
ANYTHING: Final = "pass"
"""Whatever others are asked, they pass; or the questions are named at which they do."""
OVER: Final = "over"
"""The end of a match, as the end of a scenario."""
MOST_PASSES: Final = 1000
"""A position made by hand need not ever end; what comes at all comes sooner."""


def seat_of(who: Who) -> Seat:
    """A seat as matches know it."""
    return WORLD if who == "world" else who


def seat_words(seat: Seat) -> str:
    """A seat as scenarios speak of it."""
    return "the world" if seat == WORLD else f"seat {seat}"


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Scripted draws, in order."""

    dice: list[int] = []
    picks: list[str] = []
    shuffles: list[list[str]] = []


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a scenario: a choice, a refusal, or a look at what is offered."""

    seat: Who
    choose: Pattern | None = None
    prompt: str | None = None
    refused: str | None = None
    offered: list[Pattern] = []
    not_offered: list[Pattern] = []
    only: list[Pattern] | None = None
    undo: bool = False
    resign: bool = False
    then: dict[str, Any] = {}

    @property
    def who(self) -> Seat:
        """Whose step it is."""
        return seat_of(self.seat)

    @property
    def seat_words(self) -> str:
        """Whose step it is, in words."""
        return seat_words(self.who)


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it stands in its file."""

    title: Annotated[str, msgspec.Meta(min_length=1)]
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]
    game: str
    players: int
    options: dict[str, bool | int | str] = {}
    given: dict[str, Any] = {}
    chance: Chance = Chance()
    otherwise: str | list[str] | None = None
    play: list[Move] = []
    until: str | None = None
    then: dict[str, Any] = {}
    events: list[Pattern] = []
    no_events: list[Pattern] = []

    @property
    def passable(self) -> list[str]:
        """The questions at which others may pass, where they are named."""
        if isinstance(self.otherwise, list):
            return self.otherwise
        return [] if self.otherwise in (None, ANYTHING) else [self.otherwise]


class ScenarioFailed(Exception):
    """A scenario did not come out as written; says where, what was offered, what differs."""


def read(path: Path) -> Scenario:
    """Read a scenario file; a malformed one is refused with a sentence."""
    try:
        return read_toml(path, Scenario)
    except OSError as fault:
        raise BadInput("scenario-unreadable", {"file": str(path), "fault": str(fault)}) from None
    except Unreadable as fault:
        raise BadInput("scenario-malformed", {"file": str(path), "fault": str(fault)}) from None


def run(scenario: Scenario) -> None:
    """Play a scenario; raises ScenarioFailed if it does not come out as written."""
    Run(scenario).run()


class Run:
    """One scenario under way."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game: Game[Any] = find(scenario.game)
        if scenario.players not in self.game.players:
            least, most = self.game.players[0], self.game.players[-1]
            about = {"players": scenario.players, "least": least, "most": most}
            raise BadInput("bad-players", about, game=self.game.id)
        for name in scenario.passable:
            if name not in vocabulary.prompts(self.game):
                raise BadInput("scenario-otherwise", {"given": name})
        chance = scenario.chance
        self.rng = ScriptedRng(chance.dice, chance.picks, chance.shuffles)
        self.safe_points = 0
        self.passes = 0
        self.passed: set[str] = set()
        self.halted = False
        self.finishing = not scenario.play

    def run(self) -> None:
        """Set up, play the steps, and compare."""
        scenario = self.scenario
        self.check_words()
        self.check_events()
        try:
            self.begin()
            for number, move in enumerate(scenario.play, start=1):
                where = f"step {number}"
                self.wait_for(move, where)
                self.finishing = number == len(scenario.play)
                self.step(move, where)
            self.go_on()
        except OutOfChance as fault:
            raise ScenarioFailed(str(fault)) from None
        self.compare(scenario.then, "then")
        self.compare_events()
        if idle := [name for name in scenario.passable if name not in self.passed]:
            self.fail(f"take out of `otherwise` where nobody passed: {', '.join(idle)}")
        if left := self.match.state.rng.left():
            self.fail(f"chance was scripted but not drawn: {', '.join(left)}")
        if self.match.pending and "asked" not in scenario.then:
            self.fail("a question is left over; answer it or say `asked` in [then]")

    def begin(self) -> None:
        """Arrange the position and go on from there until somebody must choose."""
        scenario = self.scenario
        options = options_for(self.game, scenario.options)
        state = self.game.arrange(scenario.players, options, nested(scenario.given), self.rng)
        self.first_phase = self.game.inspect(state).get("phase")
        self.match = Match(self.game, state, halt=self.halt)

    def halt(self, state: Any) -> bool:
        """Whether this safe point is where the scenario ends."""
        self.safe_points += 1
        if self.scenario.until is None or not self.finishing:
            return False
        phase = self.game.inspect(state)["phase"]
        if self.safe_points == 1 and phase == self.first_phase:
            return False  # here it begins
        self.halted = phase == self.scenario.until
        return self.halted

    def go_on(self) -> None:
        """After the last step: pass until the scenario's end, if it says so."""
        if self.scenario.until is None:
            return
        while not self.halted and not self.match.over:
            if self.scenario.otherwise is None:
                self.fail(f"{self.scenario.until!r} is not reached: a question is open")
            self.pass_once()
        if self.match.over and self.scenario.until != OVER:
            self.fail(f"{self.scenario.until!r} is never reached; for the end write {OVER!r}")

    def pass_once(self) -> None:
        """Answer the open question as if nobody did: by passing, where that is possible."""
        self.passes += 1
        if self.passes > MOST_PASSES:
            self.fail(f"what it waits for does not come after {MOST_PASSES} passes")
        seat, ask = next(iter(self.match.pending.items()))
        if len(ask.options) != 1:
            if self.scenario.otherwise != ANYTHING and ask.prompt not in self.scenario.passable:
                self.fail(f"no step answers {ask.prompt!r}")
            self.passed.add(ask.prompt)
        self.match.play(seat, ask.default)

    def step(self, move: Move, where: str) -> None:
        """One step, now that its question is open."""
        ask = self.match.pending.get(move.who)
        self.look(move, ask, where)
        if move.undo or move.resign:
            try:
                (self.match.undo if move.undo else self.match.resign)(move.who)
            except BadInput as refusal:
                self.fail(f"{where}: {refusal}")
        elif move.refused is not None:
            self.refuse(move, where)
        elif move.choose is not None:
            if ask is None:
                self.fail(f"{where}: {move.seat_words} is not asked")
            self.match.play(move.who, self.meant(ask, move.choose, where))
        self.compare(move.then, where)

    def wait_for(self, move: Move, where: str) -> None:
        """With `otherwise`: pass for the others until this step's question comes.

        The step's own seat passes where it can do nothing else, and when the step says for which
        question it waits.
        """
        if self.scenario.otherwise is None:
            if move.prompt is not None and not self.is_asked(move):
                self.fail(f"{where}: {move.seat_words} is not asked {move.prompt!r}")
            return
        if move.refused is not None and move.prompt is None:
            return
        if move.undo or move.resign:
            return
        while not self.is_due(move):
            if self.match.over or not self.match.pending:
                self.fail(f"{where}: the question never comes")
            ask = self.match.pending.get(move.who)
            if ask is not None and self.is_asked(move) and len(ask.options) != 1:
                self.fail(f"{where}: {words(move.choose)} is not offered")
            self.pass_once()

    def is_asked(self, move: Move) -> bool:
        """Whether the step's seat is asked now, and what the step says."""
        ask = self.match.pending.get(move.who)
        return ask is not None and move.prompt in (None, ask.prompt)

    def is_due(self, move: Move) -> bool:
        """Whether the question this step answers is open now."""
        if not self.is_asked(move):
            return False
        if move.choose is None or move.refused is not None:
            return True
        return bool(self.fitting(self.match.pending[move.who], move.choose))

    def look(self, move: Move, ask: Ask | None, where: str) -> None:
        """Compare what is offered with what should be."""
        if not (move.offered or move.not_offered or move.only is not None):
            return
        if ask is None:
            self.fail(f"{where}: {move.seat_words} is not asked")
        for pattern in [*move.offered, *(move.only or [])]:
            if not self.fitting(ask, pattern):
                self.fail(f"{where}: {words(pattern)} is not offered")
        for pattern in move.not_offered:
            if self.fitting(ask, pattern):
                self.fail(f"{where}: {words(pattern)} is offered")
        if move.only is not None:
            for option in ask.options:
                if not any(self.fits(option, pattern) for pattern in move.only):
                    self.fail(f"{where}: also offered: {msgspec.to_builtins(option)}")

    def refuse(self, move: Move, where: str) -> None:
        """The choice must be refused, citing the rule, and change nothing."""
        before = self.match.digest()
        try:
            self.match.play(move.who, move.choose or {})
        except IllegalChoice as refusal:
            if refusal.rule != move.refused:
                text = f"{where}: refused by {refusal.rule}, not by {move.refused}: {refusal}"
                self.fail(text)
        else:
            self.fail(f"{where}: not refused")
        if self.match.digest() != before:
            self.fail(f"{where}: refused, and yet something changed")

    def fitting(self, ask: Ask, pattern: Pattern) -> list[Option]:
        """The offered options that a pattern describes; it may be a free answer itself."""
        if ask.free is not None:
            given = {"type": ask.free.kind.__struct_config__.tag, **pattern}
            if not self.match.allows(ask.seat, given):
                return []
            return [msgspec.convert(given, ask.free.kind)]
        return [option for option in ask.options if self.fits(option, pattern)]

    def fits(self, option: Option, pattern: Pattern) -> bool:
        """Whether an option has the pattern's fields; pieces may be named by their card."""
        fields = msgspec.to_builtins(option)
        return all(
            key in fields and self.same(fields[key], wanted) for key, wanted in pattern.items()
        )

    def same(self, value: Any, wanted: Any) -> bool:
        """Whether a field is what was wanted, by itself or by the card it names.

        Cards may be listed in any order; the numbers of a square have one.
        """
        if isinstance(value, list | tuple) and isinstance(wanted, list):
            if not all(isinstance(item, str) for item in [*value, *wanted]):
                return same(value, wanted)
            named = [self.called(item) for item in value]
            return same_items(named, wanted) or same_items(list(value), wanted)
        return bool(value == wanted) or self.called(value) == wanted

    def called(self, piece: Any) -> Any:
        """What a piece is called by: its card; anything else by itself."""
        return self.game.refer(self.match.state, piece) if isinstance(piece, str) else piece

    def meant(self, ask: Ask, pattern: Pattern, where: str) -> Option:
        """The one offered option that a pattern describes."""
        found = self.fitting(ask, pattern)
        if len(found) != 1:
            text = "is not offered" if not found else "fits several options"
            self.fail(f"{where}: {words(pattern)} {text}")
        return found[0]

    def compare(self, then: Mapping[str, Any], where: str) -> None:
        """Compare what paths lead to, in the state, a view or the match, with what is wanted."""
        for path, wanted in then.items():
            found = self.value(path)
            if wanted == {"nothing": True}:
                if found is not None:
                    self.fail(f"{where}: {path} is {words(found)}, not nothing")
            elif is_search(wanted):
                self.search(path, wanted, found, where)
            elif not same(found, wanted):
                self.fail(f"{where}: {path} differs\n{difference(wanted, found)}")

    def search(self, path: str, wanted: Pattern, found: Any, where: str) -> None:
        """Look for single items: each as often as it is listed, those that are lacking not once."""
        if not isinstance(found, list | dict):
            self.fail(f"{where}: {path} is {words(found)}, in which there are no items")
        items = list(found)
        missing = lacking(items, wanted.get("contains", []))
        surplus = [item for item in wanted.get("lacks", []) if item in items]
        if missing or surplus:
            self.fail(f"{where}: {path}: {words(wanted)}, but is {words(found)}")

    def value(self, path: str) -> Any:
        """What a path leads to."""
        first, *rest = path.split(".")
        match first:
            case "asked":
                asked = sorted(self.match.pending)
                return ["world" if seat == WORLD else seat for seat in asked]
            case "prompt":
                return self.prompt(rest, path)
            case "over":
                return self.match.over
            case "winners" | "places" | "ended_by":
                outcome = self.match.outcome
                if outcome is None:
                    return None
                value = outcome.rule if first == "ended_by" else getattr(outcome, first)
                return list(value) if isinstance(value, tuple) else value
            case "undoable":
                return self.match.undoable(self.seat_in(rest, path))
            case "view":
                seat = None if rest[:1] == ["spectator"] else self.seat_in(rest, path)
                return self.follow(self.match.view(seat), rest[1:], path)
        return self.follow(self.game.inspect(self.match.state), [first, *rest], path)

    def prompt(self, keys: Sequence[str], path: str) -> str | None:
        """What is asked: by everybody the same, or by the seat that a path names."""
        asked = {seat: ask.prompt for seat, ask in self.match.pending.items()}
        if keys:
            return asked.get(WORLD if keys == ["world"] else self.seat_in(keys, path))
        if len(set(asked.values())) > 1:
            self.fail("several are asked different things: say whose, as in `prompt.0`")
        return next(iter(asked.values()), None)

    def seat_in(self, keys: Sequence[str], path: str) -> int:
        """The seat that a path names after its first word."""
        seats = [str(seat) for seat in range(self.scenario.players)]
        if not keys or keys[0] not in seats:
            self.fail(f"{path!r} must name a seat after the first point: {', '.join(seats)}")
        return int(keys[0])

    def follow(self, value: Any, keys: Sequence[str], path: str) -> Any:
        for key in keys:
            try:
                value = value[int(key)] if isinstance(value, list) else value[key]
            except (KeyError, IndexError, ValueError, TypeError):
                known = ", ".join(value) if isinstance(value, dict) else words(value)
                self.fail(f"there is no {path!r}; at {key!r} there is: {known}")
        return value

    def check_words(self) -> None:
        """Everything that is named exists, the end is a phase, and something is checked."""
        scenario = self.scenario
        rules = Rulebook.of(self.game, "en").rules
        refusals = [move.refused for move in scenario.play if move.refused is not None]
        check_names([*scenario.rules, *refusals], rules, "rules")
        if scenario.until is not None:
            check_names([scenario.until], (*self.game.phases, OVER), "until")
        looks = (scenario.then, scenario.events, scenario.no_events)
        if not any(looks) and not any(checks(move) for move in scenario.play):
            raise BadInput("scenario-no-checks")
        for move in scenario.play:
            self.check_move(move)
        for then in (scenario.then, *(move.then for move in scenario.play)):
            self.check_searches(then)

    def check_move(self, move: Move) -> None:
        """Every option and question that a step names exists."""
        questions = vocabulary.prompts(self.game)
        if move.prompt is not None and questions:
            check_names([move.prompt], questions, "prompt")
        chosen = [] if move.choose is None or move.refused is not None else [move.choose]
        for pattern in [*chosen, *move.offered, *move.not_offered, *(move.only or [])]:
            check_pattern(pattern, vocabulary.options(self.game), "play")
        self.check_values(move.not_offered, "not_offered")

    def check_searches(self, then: Mapping[str, Any]) -> None:
        """What must be lacking could be there at all."""
        for path, wanted in then.items():
            if is_search(wanted):
                for items in wanted.values():
                    if not isinstance(items, list) or not items:
                        raise unknown(path, words(items))
                self.check_values(wanted.get("lacks", []), path)

    def check_values(self, values: Sequence[Any], where: str) -> None:
        """Refuse a word that means nothing: what is never there would be missed by nobody."""
        word = vocabulary.strange(self.game, values)
        if word is not None:
            raise unknown(where, word)

    def check_events(self) -> None:
        """Every event that is named exists, and has the fields that are named."""
        scenario = self.scenario
        for pattern in [*scenario.events, *scenario.no_events]:
            if "type" not in pattern:
                raise unknown("events", words(pattern))
            check_pattern(pattern, vocabulary.events(self.game), "events")
            if isinstance(seat := pattern.get("seat"), int) and seat >= scenario.players:
                raise unknown("events", f"seat = {seat}")
        self.check_values(scenario.no_events, "no_events")

    def compare_events(self) -> None:
        """The listed events happened, in this order; the others did not."""
        happened = msgspec.json.decode(msgspec.json.encode(self.match.all_events()))
        rest = iter(happened)
        for pattern in self.scenario.events:
            if not any(contains(event, pattern) for event in rest):
                self.fail(f"{words(pattern)} did not happen\n{listing(happened)}")
        for pattern in self.scenario.no_events:
            if any(contains(event, pattern) for event in happened):
                self.fail(f"{words(pattern)} happened\n{listing(happened)}")

    def fail(self, text: str) -> NoReturn:
        """Stop, with what is offered now."""
        lines = [text]
        for seat, ask in self.match.pending.items():
            lines.append(f"offered to {seat_words(seat)} ({ask.prompt}, {ask.rule}):")
            lines += [f"  {words(msgspec.to_builtins(option))}" for option in ask.options]
            if ask.free is not None:
                lines.append(f"  any legal {ask.free.kind.__struct_config__.tag}")
        if not self.match.pending:
            lines.append("nobody is asked" + (" (the match is over)" if self.match.over else ""))
        raise ScenarioFailed("\n".join(lines)) from None


def nested(given: Mapping[str, Any]) -> dict[str, Any]:
    """`"players.0" = {…}` is short for a table in a table."""
    result: dict[str, Any] = {}
    for path, value in given.items():
        *outer, last = path.split(".")
        place = result
        for key in outer:
            place = place.setdefault(key, {})
            if not isinstance(place, dict):
                raise BadInput("scenario-unknown", {"where": "given", "name": path})
        if last in place:
            raise BadInput("scenario-unknown", {"where": "given", "name": path})
        place[last] = nested(value) if isinstance(value, dict) else value
    return result


def checks(move: Move) -> bool:
    """Whether a step compares anything."""
    return bool(move.then or move.refused or move.offered or move.not_offered or move.only)


def is_search(wanted: object) -> bool:
    """Whether single items are looked for."""
    return isinstance(wanted, dict) and bool(wanted) and wanted.keys() <= {"contains", "lacks"}
