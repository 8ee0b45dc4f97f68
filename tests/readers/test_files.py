"""Files are read within bounds, and a fault says where it is."""

import re
from pathlib import Path

import msgspec
import pytest

from podziemia.kernel.files import DEEPEST, LARGEST, Unreadable, read_toml


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    """Something with anything in it."""

    what: object
    size: int = 0


FAULTS = [
    (b"what = 1\n#" + b"x" * LARGEST, "bytes"),
    (b"what = \xff", "TOML"),
    (b"what = " + b"[" * 5_000, "TOML"),
    (b"what = " + b"9" * 5_000, "TOML"),
    (b"what = " + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), "too deeply"),
    (b"what = " + b"9" * 400, "`what`"),
    (b"what = { ever = [1, nan] }", "`what.ever[1]`"),
    (b"what = inf", "`what`"),
    (b"what = 2024-02-29", "`what`"),
    (b'what = "' + b"x" * 6_000 + b'"', "`what`"),
    (b'what = 1\nsize = "big"', "`size`"),
    (b"what = 1\nweight = 1", "weight"),
    (b"", "what"),
]


@pytest.mark.parametrize(("data", "word"), FAULTS, ids=[str(data[:20]) for data, _ in FAULTS])
def test_what_cannot_be_read_is_refused_with_its_reason(
    tmp_path: Path, data: bytes, word: str
) -> None:
    path = tmp_path / "thing.toml"
    path.write_bytes(data)
    with pytest.raises(Unreadable, match=re.escape(word)):
        read_toml(path, Thing)


def test_what_can_be_read_is_what_its_kind_declares(tmp_path: Path) -> None:
    path = tmp_path / "thing.toml"
    path.write_text("what = [1, 0.5, true]\nsize = 3\n", encoding="utf-8")
    assert read_toml(path, Thing) == Thing([1, 0.5, True], 3)
