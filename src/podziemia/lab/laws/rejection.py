"""Law 6: whatever is not offered is refused with a rule that exists, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from podziemia.kernel.errors import IllegalChoice, Refusal
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Ask, Option, Seat
from podziemia.kernel.rng import Rng
from podziemia.lab.laws.broken import LawBroken, check_same, shortened
from podziemia.lab.laws.copies import standing_at
from podziemia.lab.laws.end import rules_of
from podziemia.lab.plain_bots import some

LAW: Final = "rejection"
RANDOM_OPTIONS: Final = 12
FREE_ANSWERS: Final = 8
TRIES: Final = 20
DISTORTED: Final = 4
LONG_NUMBER: Final = "9" * 5000  # more digits than Python reads
HALF_A_LETTER: Final = "\ud800"  # JSON can write it, UTF-8 cannot


def check_rejection(match: Match[Any], seed: int) -> int:
    """Try what is not offered, in every way; returns how many ways were tried."""
    chance = Rng(seed)
    before = standing_at(match)
    events = None if match.state.log is None else len(match.state.log)
    count = 0
    for seat, choice in bad_choices(match, chance):
        check_refused(match, f"seat {seat!r} chose {shortened(choice)}", match.play, seat, choice)
        count += 1
    for seat in nobodies(match):
        check_refused(match, f"{seat!r} resigned", match.resign, seat)
        check_refused(match, f"{seat!r} ran out of time", match.time_out, seat)
        count += 2
    for ask in match.pending.values():
        check_offered(match, ask, chance)
    check_same(LAW, match, "a refused choice changed something", before, standing_at(match))
    now = None if match.state.log is None else len(match.state.log)
    check_same(LAW, match, "a refused choice made something happen", events, now)
    return count


def check_refused(match: Match[Any], what: str, act: Callable[..., None], *given: Any) -> None:
    """This is refused with a rule of the rulebook and a sentence."""
    made = len(match.decisions)
    try:
        act(*given)
    except IllegalChoice as refusal:
        if refusal.rule not in rules_of(match.game.folder):
            raise LawBroken(
                LAW, match, f"refused by {refusal.rule}, which no rulebook knows\n  {what}"
            ) from None
        check_sentence(match, what, refusal)
    except Exception as fault:
        raise LawBroken(LAW, match, f"a choice makes it crash: {fault!r}\n  {what}") from fault
    else:
        raise LawBroken(LAW, match, f"a choice that is not offered was accepted\n  {what}")
    if len(match.decisions) != made:
        raise LawBroken(LAW, match, f"refused, but noted as a decision\n  {what}")


def check_offered(match: Match[Any], ask: Ask, chance: Rng) -> None:
    """What a free question gives as an example, or to whoever does not answer, is accepted."""
    if ask.free is None:
        return
    for option in offered(ask, chance, FREE_ANSWERS):
        if not match.allows(ask.seat, option):
            raise LawBroken(LAW, match, f"a legal answer is refused\n  {shortened(option)}")


def check_sentence(match: Match[Any], what: str, refusal: IllegalChoice) -> None:
    """The refusal can be read, in both languages."""
    for language in ("en", "pl"):
        try:
            sentence = refusal.sentence(language)
        except Exception as fault:
            why = f"a refusal cannot be said in {language}: {fault!r}\n  {what}"
            raise LawBroken(LAW, match, why) from fault
        if not sentence:
            raise LawBroken(LAW, match, f"a refusal has no words in {language}\n  {what}")


def bad_choices(match: Match[Any], chance: Rng) -> Iterator[tuple[Any, Any]]:
    """Seats that may not choose, with good options; seats that may, with bad ones."""
    yield from wrong_seats(match)
    for seat, ask in sorted(match.pending.items()):
        yield from ((seat, choice) for choice in malformed(ask, Legal(ask)))
        for option in bad_options(match, seat, chance, RANDOM_OPTIONS):
            yield seat, option
            yield seat, msgspec.to_builtins(option)
        yield from ((seat, choice) for choice in distorted(ask, Legal(ask), chance))
    if match.over:
        for seat in range(match.state.players_count):
            yield from ((seat, choice) for choice in NOTHING_MORE)


NOTHING_MORE: Final[tuple[Any, ...]] = (0, {}, {"type": "pass"})


def wrong_seats(match: Match[Any]) -> Iterator[tuple[Any, Any]]:
    """Everybody who is not asked, and nobody at all."""
    asked = sorted(match.pending)
    options = offered(match.pending[asked[0]], Rng(0), 3) if asked else []
    choices: list[Any] = [0, *options, *(msgspec.to_builtins(option) for option in options)]
    others = [s for s in range(match.state.players_count) if s not in match.pending]
    for seat in [*others, *nobodies(match)]:
        if seat == WORLD and WORLD in match.pending:
            continue  # whoever drives the match answers for the world
        yield from ((seat, choice) for choice in choices)


def nobodies(match: Match[Any]) -> Iterator[Any]:
    """What is no seat, though some of it equals one."""
    yield from (-1, -2, match.state.players_count, 10**9, None, True, False)
    for seat in range(match.state.players_count):
        yield from (str(seat), float(seat), [seat], {"seat": seat})


def offered(ask: Ask, chance: Rng, most: int) -> list[Option]:
    """A few answers that are legal."""
    if ask.free is None:
        return some(chance, ask.options, most)
    return [ask.default, *(ask.sample(chance) for _ in range(most - 1))]


class Legal:
    """What a question allows, found out without the match that asks it."""

    def __init__(self, ask: Ask) -> None:
        self.free = ask.free
        self.said = [as_json(option) for option in ask.options]

    def means(self, choice: dict[str, Any]) -> bool:
        """Whether JSON says a legal answer: in its own words one of those listed, or a free one."""
        if self.free is None:
            return choice in self.said
        if "type" not in choice:
            return False
        try:
            self.free.check(msgspec.convert(choice, self.free.kind))
        except (msgspec.ValidationError, UnicodeError, Refusal):
            return False
        return True


def malformed(ask: Ask, legal: Legal) -> Iterator[Any]:
    """What is no option at all."""
    count = len(ask.options)
    yield from (-1, count, count + 1, -count - 1, 10**30)
    yield from (None, True, False, 0.0, 1.5, "", "0", b"pass", [], [0], (), {}, object())
    yield from ({"type": None}, {"type": "no_such_thing"}, {1: 2}, {"card": "x"}, [{"type": "x"}])
    yield {"type": HALF_A_LETTER}
    good = as_json(ask.default)
    yield {**good, "more": 1}
    yield {key: value for key, value in good.items() if key != "type"}
    yield [good]
    yield msgspec.json.encode(good).decode()
    for field in good:
        for odd in ODD_VALUES:
            if not legal.means(changed := {**good, field: odd}):
                yield changed


ODD_VALUES: Final[tuple[Any, ...]] = (None, 1.5, [], {}, [[]], {"a": 1})


def distorted(ask: Ask, legal: Legal, chance: Rng) -> Iterator[Any]:
    """Offered options with one thing in them changed."""
    for option in offered(ask, chance, DISTORTED):
        good = as_json(option)
        kind = type(option)
        for field in option.__struct_fields__:
            told = good.get(field, msgspec.to_builtins(getattr(option, field)))
            for value in distortions(told):
                changed = {**good, field: value}
                if not legal.means(changed):
                    yield changed
            typed = kind(**{**msgspec.structs.asdict(option), field: object()})
            yield typed  # the rules' own type, with something in it that it cannot hold


def distortions(value: Any) -> list[Any]:
    """Values near a value."""
    match value:
        case bool() | None:
            return [1, "", "none"]
        case int():
            return [value + 1, value - 1, -value - 1, value + 10**20, str(value), value + 0.5]
        case str():
            last = value[:-1] + LONG_NUMBER
            return [value + "x", value.upper() + ":", "", last, f"{value}:{value}", HALF_A_LETTER]
        case list() | tuple():
            return [[*value, *value], [*value, "x"], list(value)[:-1], [*value, 0], "x"]
    return [None]


def as_json(option: Option) -> dict[str, Any]:
    """An option as a browser sends it."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(option))
    return sent


def bad_options(match: Match[Any], seat: Seat, chance: Rng, count: int) -> Iterator[Option]:
    """So many options that this seat is not offered, made of words it may know.

    There may be fewer where nearly everything is legal.
    """
    ask = match.pending[seat]
    words, legal = vocabulary(match, ask), Legal(ask)
    for _ in range(count * TRIES):
        option = made_up(chance.pick(match.game.option_types), words, chance)
        if not legal.means(as_json(option)):
            yield option
            count -= 1
        if not count:
            return


def vocabulary(match: Match[Any], ask: Ask) -> list[str]:
    """Ids of cards, and the pieces that are spoken of now."""
    spoken: list[str] = []
    for option in ask.options[:40]:
        for value in msgspec.to_builtins(option).values():
            spoken += [value] if isinstance(value, str) else []
            spoken += [v for v in value if isinstance(v, str)] if isinstance(value, list) else []
    pieces = [f"{kind}:{number}" for kind in ("player", "declared") for number in range(9)]
    rooms = [f"room:{seat}.{slot}" for seat in range(5) for slot in range(6)]
    return [*spoken, *spoken, *card_ids(match.game), *pieces, *rooms, "", "x"]


@cache
def card_ids(game: Game[Any]) -> tuple[str, ...]:
    """The ids of all cards and figures of a game."""
    return tuple(game.cards)


def made_up(kind: type[Option], words: list[str], chance: Rng) -> Option:
    """An option of a kind with arbitrary values of the right types."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    values = {field.name: made_up_value(field.type, words, chance) for field in info.fields}
    return kind(**values)


def made_up_value(info: Any, words: list[str], chance: Rng) -> Any:
    """An arbitrary value of a type."""
    inspect = msgspec.inspect
    match info:
        case inspect.StrType():
            return chance.pick(words)
        case inspect.BoolType():
            return bool(chance.below(2))
        case inspect.IntType():
            return chance.below(10) - 2
        case inspect.LiteralType():
            return chance.pick(info.values)
        case inspect.UnionType():
            return made_up_value(chance.pick(info.types), words, chance)
        case inspect.VarTupleType() | inspect.ListType():
            items = [made_up_value(info.item_type, words, chance) for _ in range(chance.below(4))]
            return items if isinstance(info, inspect.ListType) else tuple(items)
        case inspect.TupleType():
            return tuple(made_up_value(item, words, chance) for item in info.item_types)
    return None
