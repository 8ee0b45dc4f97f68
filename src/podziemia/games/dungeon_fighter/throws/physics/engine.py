"""The engine, in one place: it says nothing of its types."""

# Not compiled: the engine does the work.

import mujoco  # type: ignore[import-untyped]  # it has none

__all__ = ["mujoco"]


def unheard(_: str) -> None:
    """What the engine warns of; otherwise it would write a file wherever the program was started.

    A die that cannot be put to sleep, for one, is simply simulated awake.
    """


mujoco.set_mju_user_warning(unheard)
