"""What the table says to people: its own sentences, and those of refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import structlog

from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.texts import LANGUAGES, say_from, texts
from podziemia.table.storage.driver import Unavailable
from podziemia.table.storage.rows import Damaged

LOCALE: Final = Path(__file__).parents[1] / "locale"

log = structlog.get_logger()


def note_fault(fault: BadInput) -> None:
    """Note in the log what whoever runs the server must know of a refusal."""
    match fault:
        case Unavailable(why=why):
            log.warning("database away", fault=fault.message, why=why)
        case Damaged(table_id=table_id, why=why):
            log.error("table damaged", table=table_id, why=why)


def sentence(fault: BadInput, language: str, players: Sequence[str] = ()) -> str:
    """The sentence of a fault, with the players called by their names."""
    own = say_from(LOCALE, language, fault.message, fault.about)
    return own or texts(fault.game, language, players).say(fault.message, fault.about)


def rule_of(fault: BadInput) -> str | None:
    """The rule a refusal follows, if it follows one."""
    return fault.rule if isinstance(fault, IllegalChoice) else None


def preferred(accepted: str | None) -> str:
    """The language of a browser, from its `Accept-Language`."""
    for part in (accepted or "").split(","):
        name = part.partition(";")[0].strip().partition("-")[0].lower()
        if name in LANGUAGES:
            return name
    return "en"
