"""The squares of a quest: what touches what, what sees what, how far it is, and where figures fit.

`Floor` is what is printed and never changes, one for every quest. `Plan` is a floor with some doors
open; floors and plans are built once and belong to no state. What changes all the time (figures,
rubble, pits) is handed in as sets of cells, numbers with a bit for every cell.

Everything is exact: a line of sight is walked from square to square in whole numbers.
"""

from .bodies import Size, Step, all_bodies, flights, laid, size_of, steps, whole
from .breath import NARROW, WIDE, Breath, breaths
from .floor import FAR, Body, Cell, Cells, Door, Edge, Floor, Plan, as_cells, as_set
from .pits import Jump, hole, jumps, rim
from .sight import blast, distance_seen, struck, view

__all__ = [
    "FAR",
    "NARROW",
    "WIDE",
    "Body",
    "Breath",
    "Cell",
    "Cells",
    "Door",
    "Edge",
    "Floor",
    "Jump",
    "Plan",
    "Size",
    "Step",
    "all_bodies",
    "as_cells",
    "as_set",
    "blast",
    "breaths",
    "distance_seen",
    "flights",
    "hole",
    "jumps",
    "laid",
    "rim",
    "size_of",
    "steps",
    "struck",
    "view",
    "whole",
]
