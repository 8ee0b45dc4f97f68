"""Groups of commands, one of which is meant when none is named."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup


class Usual(TyperGroup):
    """`rules GAME 5` is `rules show GAME 5`: the first command is usual."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the name of the usual command before arguments that name none."""
        asks_for_help = args[:1] in (["-h"], ["--help"])
        if not asks_for_help and (not args or args[0] not in self.commands):
            args = [next(iter(self.commands)), *args]
        return super().parse_args(ctx, args)
