"""Records in files: written whole or not at all, and read with a sentence when that fails."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from podziemia.kernel.match import Match


def save(match: Match[Any], path: Path) -> None:
    """Write the record of a match; the file is never half written."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(match.record().to_json())
        beside.replace(path)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        about = {"file": str(path), "fault": fault.strerror or str(fault)}
        raise BadInput("cli-cannot-save", about) from None


def check_free(path: Path) -> Path:
    """Refuse to write over another match, or where nothing can be written."""
    if path.exists():
        raise BadInput("cli-file-exists", {"file": str(path)})
    if not path.absolute().parent.is_dir():
        raise BadInput("cli-no-folder", {"folder": str(path.absolute().parent)})
    return path


def read(path: Path) -> str:
    """The content of a file of text."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("cli-no-file", {"file": str(path)}) from None
    except UnicodeDecodeError as fault:
        raise BadInput("record-damaged", {"fault": str(fault)}) from None
    except OSError as fault:
        about = {"file": str(path), "fault": fault.strerror or str(fault)}
        raise BadInput("cli-file-fault", about) from None
