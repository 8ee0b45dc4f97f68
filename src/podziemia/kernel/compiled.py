"""What the compiler is told about a class or a number (see `docs/how-to/compile.md`).

Nothing here does anything when the source is interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["compiled", "i64"]

if TYPE_CHECKING:
    from mypy_extensions import i64
    from mypy_extensions import mypyc_attr as compiled
else:
    i64 = int

    def compiled(**_):
        """Leave the class unchanged."""
        return lambda kind: kind
