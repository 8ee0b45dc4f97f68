"""Records in files: written whole or not at all, and read with a sentence when that fails."""

from __future__ import annotations

import os
from contextlib import suppress
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
        raise cannot_save(path, fault) from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)  # also when interrupted


def cannot_save(path: Path, fault: OSError | ValueError) -> BadInput:
    """Why nothing can be written there."""
    about = {"file": str(path), "fault": getattr(fault, "strerror", None) or str(fault)}
    return BadInput("cli-cannot-save", about)


def check_free(path: Path) -> Path:
    """Refuse to write over another match, or where nothing can be written."""
    folder = path.absolute().parent
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        if not folder.is_dir():
            raise BadInput("cli-no-folder", {"folder": str(folder)}) from None
        return path
    except (OSError, ValueError) as fault:  # a name that no file can have
        raise cannot_save(path, fault) from None
    raise BadInput("cli-file-exists", {"file": str(path)})


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
