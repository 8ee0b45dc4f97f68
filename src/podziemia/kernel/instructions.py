"""Standing instructions: what a seat wants answered for it, by kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from podziemia.kernel.errors import BadInput, Refusal
from podziemia.kernel.questions import Ask, Fact, Free, Option


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For questions of one kind, when these facts hold, choose the option with these fields.

    Instructions are tried in order; the first that fits and is offered is the answer.
    """

    prompt: str
    choose: dict[str, Fact | list[str]]
    when: dict[str, Fact] = msgspec.field(default_factory=dict)


def checked(given: Any) -> list[Instruction]:
    """Instructions as somebody gives them, if that is what they are."""
    try:
        return msgspec.convert(msgspec.to_builtins(given), list[Instruction])
    except (msgspec.ValidationError, TypeError) as fault:
        raise BadInput("bad-instructions", {"fault": str(fault)}) from None


def answer(instructions: Sequence[Instruction], ask: Ask) -> Option | None:
    """What the instructions say to this question, if they say anything."""
    for instruction in instructions:
        if instruction.prompt != ask.prompt:
            continue
        if any(ask.about.get(key) != value for key, value in instruction.when.items()):
            continue
        if ask.free is not None and (given := free_answer(instruction, ask.free)) is not None:
            return given
        for option in ask.options:
            fields = msgspec.to_builtins(option)
            if all(fields.get(key) == value for key, value in instruction.choose.items()):
                assert isinstance(option, Option)
                return option
    return None


def free_answer(instruction: Instruction, free: Free) -> Option | None:
    """What an instruction answers where the answers cannot be listed, if that is legal."""
    try:
        option: Option = msgspec.convert(instruction.choose, free.kind)
        free.check(option)
    except (msgspec.ValidationError, Refusal):
        return None
    return option
