"""Whatever goes wrong, as one sentence for the person who must act on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from numbers import Real
from typing import Any, Final

from typer.exceptions import TyperException

from podziemia.cli import BAD_INPUT, FAILED
from podziemia.cli.speech import language_of, say
from podziemia.kernel.content import ContentFault
from podziemia.kernel.errors import BadInput, BotFault, IllegalChoice

LONGEST: Final = 40
"""How much of a value that does not fit is shown."""


def sentence_of(fault: Exception, arguments: Sequence[str]) -> tuple[str, int]:
    """The sentence and the exit code of a fault."""
    lang = language_of(arguments)
    match fault:
        case BotFault():
            return bad_input(fault, lang), FAILED
        case BadInput():
            return bad_input(fault, lang), BAD_INPUT
        case ContentFault():
            return say("cli-content-fault", {"fault": str(fault)}, lang), BAD_INPUT
        case TyperException():
            return usage(fault, lang), BAD_INPUT
        case OSError():
            about = {"file": str(fault.filename), "fault": fault.strerror or str(fault)}
            message = "cli-output-fault" if fault.filename is None else "cli-file-fault"
            return say(message, about, lang), BAD_INPUT
    about = {"fault": f"{type(fault).__name__}: {fault}".splitlines()[0]}
    return say("cli-bug", about, lang), FAILED


def bad_input(fault: BadInput, lang: str) -> str:
    """What was given cannot be used: the sentence of whoever refused it."""
    sentence = fault.sentence(lang)
    return f"{sentence} ({fault.rule})" if isinstance(fault, IllegalChoice) else sentence


def usage(fault: TyperException, lang: str) -> str:
    """A command line that cannot be understood: what, and where help is."""
    context = getattr(fault, "ctx", None)
    path = context.command_path if context is not None else "podziemia"
    about = {"help": f"{path} --help", "fault": fault.format_message().rstrip(".")}
    match type(fault).__name__:
        case "NoSuchOption":
            return say("cli-no-option", about | {"option": getattr(fault, "option_name", "")}, lang)
        case "MissingParameter":
            parameter = getattr(fault, "param", None)
            own = str(getattr(parameter, "name", None) or "-")
            wanted = str(getattr(parameter, "metavar", None) or own.upper())
            return say("cli-missing", about | {"wanted": wanted}, lang)
        case "BadParameter" if (errors := getattr(fault.__cause__, "errors", None)) is not None:
            return bad_value(fault, errors()[0], about, lang)
        case "BadOptionUsage":
            about |= {"option": getattr(fault, "option_name", "")}
            takes = "does not take" not in about["fault"]
            return say("cli-value-missing" if takes else "cli-value-needless", about, lang)
        case "UsageError" if more := between(about["fault"], "extra argument(s) (", ")"):
            return say("cli-too-many", about | {"more": more}, lang)
        case "UsageError" if name := between(about["fault"], "No such command '", "'"):
            known = list_commands(context)
            about |= {"command": name, "known": ", ".join(sorted(known))}
            close = get_close_matches(name, known, n=1)
            if close:
                return say("cli-no-command-close", about | {"close": close[0]}, lang)
            return say("cli-no-command", about, lang)
    return say("cli-usage", about, lang)


def list_commands(context: Any) -> list[str]:
    """The commands that there are where one was wanted."""
    known: list[str] = context.command.list_commands(context) if context is not None else []
    return known


def bad_value(
    fault: TyperException, error: Mapping[str, Any], about: Mapping[str, str], lang: str
) -> str:
    """A value that does not fit: which, where, and what is wanted there."""
    names = getattr(getattr(fault, "param", None), "opts", None) or ("?",)
    bounds = [f"{bound:g}" for bound in error.get("ctx", {}).values() if isinstance(bound, Real)]
    facts = {
        "option": names[0],
        "given": str(error["input"])[:LONGEST],
        "kind": error["type"],
        "bound": ", ".join(bounds),
    }
    return say("cli-bad-value", {**about, **facts}, lang)


def between(message: str, before: str, after: str) -> str:
    """What stands between two pieces of a message of Typer's; nothing, if they are not in it."""
    return message.partition(before)[2].partition(after)[0]
