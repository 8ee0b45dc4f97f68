"""The engine, in one place: it says nothing of its types."""

# Not compiled: the engine does the work.

import mujoco  # type: ignore[import-untyped]  # it has none

__all__ = ["mujoco"]
