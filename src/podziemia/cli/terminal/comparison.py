"""Words as they are compared: letters without case and diacritics."""

from __future__ import annotations

import unicodedata
from typing import Final

STROKES: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})  # these are no combinations


def fold(words: str) -> str:
    """Words without case and diacritics, with single spaces."""
    letters = unicodedata.normalize("NFD", " ".join(words.split()).casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.translate(STROKES)
