"""The last round: nothing is left to chance, so the dice are tried out on copies of the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from podziemia.kernel.questions import SAFE, Ask, Option, Rules

from ..content import DICE_COLOURS, HERO_NUMBERS, ITEM_NUMBERS
from ..options import Brew, Craft, LevelUp, Move, UseDie
from ..rules.bosses import band, boss_damage, has_found, strength
from ..rules.damage import hurt
from ..rules.dice import DICE_PER_ROUND, actions, brew, usable_dice
from ..rules.fields import fill_part, level_up
from ..rules.movement import move, move_points
from ..rules.round import mission_points
from ..rules.score import METRICS, TOTAL, boxes
from ..sheet import Sheet
from ..state import Player, State
from . import weights as w

Action: TypeAlias = Move | Brew | LevelUp | Craft

ONE_WILL_DO: Final = ("damage", "slay")  # potions come first (PD-R-2), monsters count alike


class Line(NamedTuple):
    """A way to use some of the last dice."""

    score: int
    """The total if the game ended with it."""
    first: Option | None
    """What it begins with."""
    sheet: Sheet
    """How it leaves the sheet."""
    used: tuple[int, ...]
    """The dice used by then; noted on the sheet only when it goes on."""


class Finale:
    """Tries out what a seat can do with its last dice; others' sheets are never looked at."""

    __slots__ = ("player", "sheet", "state")

    def __init__(self, state: State, player: Player) -> None:
        self.state = state.copy()
        self.player = self.state.players[player.seat]
        self.sheet = self.player.sheet

    def choose(self, ask: Ask) -> Option | None:
        """The answer that leads to the best end; none to questions that are of another kind."""
        begun = list(self.begin(ask))
        return self.best(begun) if begun else None

    def begin(self, ask: Ask) -> Iterator[Line]:
        """Every way to go on from a question, as far as the die in hand leads."""
        used = self.sheet.used
        match ask.prompt, ask.about:
            case "die", _:
                for die, _, score, sheet in self.uses(self.sheet, self.dice(self.sheet)):
                    yield Line(score, UseDie(die), sheet, (*used, die))
            case "action", {"die": int(die)}:
                for _, action, score, sheet in self.uses(self.sheet, [die]):
                    yield Line(score, action, sheet, (*used, die))
            case "step", _:
                rule = partial(move, self.state, self.player)
                for option in ask.options:
                    yield from self.after(option, self.ends(self.sheet, rule, option))
            case "reward-level" | "reward-part", _:
                for option in ask.options:
                    assert isinstance(option, LevelUp | Craft), "rewards with a choice"
                    yield from self.after(option, self.ends(self.sheet, self.rule(option)))

    def after(self, first: Option, sheets: Iterable[Sheet]) -> Iterator[Line]:
        """The ways that begin with an option and have come to these sheets."""
        return (Line(self.score(sheet), first, sheet, sheet.used) for sheet in sheets)

    def best(self, lines: list[Line]) -> Option | None:
        """What the best way begins with, when all dice that are left follow."""
        beam = fittest(lines)
        while len(beam[0].used) < DICE_PER_ROUND:
            beam = fittest(after for line in beam for after in self.longer(line))
        return beam[0].first

    def longer(self, line: Line) -> Iterator[Line]:
        """A way with one more die."""
        sheet = line.sheet.copy()
        sheet.used = line.used
        for die, _, score, after in self.uses(sheet, self.dice(sheet)):
            yield Line(score, line.first, after, (*line.used, die))

    def dice(self, sheet: Sheet) -> list[int]:
        """The dice that can be used, one of each face."""
        found: dict[tuple[int, int], int] = {}
        for option in usable_dice(self.state, sheet):
            found.setdefault((self.state.dice[option.die], DICE_COLOURS[option.die]), option.die)
        return list(found.values())

    def uses(self, sheet: Sheet, dice: Sequence[int]) -> Iterator[tuple[int, Action, int, Sheet]]:
        """Every use of one of these dice: the die, the action, the score, the sheet after it."""
        tried: dict[Action | int, list[tuple[int, Sheet]]] = {}
        for die in dice:
            symbol = self.state.dice[die]
            points = move_points(symbol)
            self.player.sheet = sheet
            for action in actions(self.player, symbol, DICE_COLOURS[die]):
                same = points if isinstance(action, Move) else action
                if same not in tried:  # with whatever die
                    ends = self.ends(sheet, self.rule(action, points))
                    tried[same] = [(self.score(end), end) for end in ends]
                for score, end in tried[same]:
                    yield die, action, score, end

    def rule(self, action: Action, points: int = 0) -> Callable[[], Rules]:
        """What an action does, a move with so many points."""
        own = (self.state, self.player)
        match action:
            case LevelUp():
                return partial(level_up, *own, HERO_NUMBERS[action.hero])
            case Craft():
                return partial(fill_part, *own, ITEM_NUMBERS[action.item])
            case Brew():
                return partial(brew, *own)
            case Move():
                return partial(self.move, points)

    def move(self, points: int) -> Rules:
        """A move with so many points."""
        self.player.sheet.points = points
        return move(self.state, self.player)

    def ends(self, sheet: Sheet, rule: Callable[[], Rules], *first: Option) -> Iterator[Sheet]:
        """Every sheet that a rule leads to, however its questions after the first are answered."""
        found: set[object] = set()
        scripts = [first]
        while scripts:
            script = scripts.pop()
            self.player.sheet = after = sheet.copy()
            ask = run(rule(), script)
            if ask is not None:
                options = ask.options[:1] if ask.prompt in ONE_WILL_DO else ask.options
                scripts += [(*script, option) for option in options]
            elif (key := key_of(after)) not in found:
                found.add(key)
                yield after

    def score(self, sheet: Sheet) -> int:
        """The total if the last boss came now."""
        state, player = self.state, self.player
        player.sheet = after = sheet.copy()
        for mission in state.missions:
            if METRICS[mission.metric](after, state.map) >= mission.count:
                after.mission_points += mission_points(state)
        number = len(after.bosses)
        boss = state.map.bosses[number]
        strong = strength(after, player.power, boss)
        if has_found(state, after, number) and (reached := band(boss, strong)):
            after.bosses += (boss.bands[reached - 1][1],)
            damage = boss_damage(player, boss, strong)
            on_potions = min(damage, after.empty_hearts())
            after.hearts += on_potions
            for _ in range(damage - on_potions):
                hurt(after)
        else:
            after.bosses += (boss.escape,)
        return boxes(state, player, after)[TOTAL]


def run(rule: Rules, answers: Sequence[Option]) -> Ask | None:
    """Go on with a rule by these answers, to the first question that has none."""
    try:
        step = next_question(rule, None)
        for answer in answers:
            step = next_question(rule, answer)
    except StopIteration:
        return None
    assert isinstance(step, Ask), "a die asks its player, and nobody else"
    return step


def next_question(rule: Rules, answer: Option | None) -> object:
    """Go on with a rule to its next question, past its safe points."""
    step = rule.send(answer)
    while step is SAFE:
        step = rule.send(None)
    return step


def fittest(lines: Iterable[Line]) -> list[Line]:
    """The best of some ways, without those that come to the same."""
    found: dict[object, Line] = {}
    for line in lines:
        found.setdefault((key_of(line.sheet), frozenset(line.used)), line)
    return sorted(found.values(), key=itemgetter(0), reverse=True)[: w.LINES]


def key_of(sheet: Sheet) -> object:
    """All of a sheet that a die can change."""
    return (
        tuple(sheet.levels),
        tuple(sheet.parts),
        (sheet.potions, sheet.hearts, sheet.damage, sheet.resurrected, sheet.gems, sheet.looted),
        (sheet.room, sheet.explored, sheet.defeated, sheet.traps, sheet.walls, sheet.waters),
        sheet.switched,
    )
