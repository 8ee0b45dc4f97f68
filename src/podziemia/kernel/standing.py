"""Standing instructions: what a seat wants answered for it, by kind of question."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from podziemia.kernel.asking import Ask, Fact, Option


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For questions of one kind, when these facts hold, choose the option with these fields.

    Instructions are tried in order; the first that fits and is offered is the answer.
    """

    prompt: str
    choose: dict[str, Fact | list[str]]
    when: dict[str, Fact] = msgspec.field(default_factory=dict)


def answer(instructions: Sequence[Instruction], ask: Ask) -> Option | None:
    """What the instructions say to this question, if they say anything."""
    for instruction in instructions:
        if instruction.prompt != ask.prompt:
            continue
        if any(ask.about.get(key) != value for key, value in instruction.when.items()):
            continue
        for option in ask.options:
            fields = msgspec.to_builtins(option)
            if all(fields.get(key) == value for key, value in instruction.choose.items()):
                assert isinstance(option, Option)
                return option
    return None
