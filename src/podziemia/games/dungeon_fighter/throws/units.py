"""The units of gestures and of `content/*.toml`, by the metre, the degree and the centimetre."""

from __future__ import annotations

from typing import Final

TENTHS: Final = 10_000
"""Tenths of a millimetre in a metre."""
MM: Final = 1000
"""Millimetres in a metre, milliseconds in a second."""
CM: Final = 0.01
"""A centimetre in metres."""
GRAM: Final = 0.001
"""A gram in kilograms."""
HUNDREDTHS: Final = 100
"""Hundredths in a degree, or in a radian per second."""
FULL_TURN: Final = 36_000
"""A whole turn in hundredths of a degree."""
