"""Styles of houses. Each builds a house whose front is about y = 0 and says where its drive, path and beds are."""

from .building import arch_wall, box, cylinder, mesh_object, tile_roof
from .house import CAPS, Openings, chimney, courses, gable_wall, lantern, line, mass, post, railing, roof, seams, steps
from .materials import boards, curtain, darker, glow, leaf, masonry, mirrored_pane, mottled, plain, room

SIDING = {
    "white": (0.66, 0.655, 0.63), "cream": (0.68, 0.6, 0.46), "sage": (0.3, 0.36, 0.27), "navy": (0.07, 0.11, 0.18), "greige": (0.46, 0.42, 0.36),
    "slate": (0.2, 0.26, 0.31), "charcoal": (0.06, 0.065, 0.07), "sand": (0.55, 0.46, 0.34), "red": (0.28, 0.06, 0.04), "blue": (0.28, 0.4, 0.5),
    "mustard": (0.55, 0.36, 0.12), "cedar": (0.36, 0.17, 0.075), "walnut": (0.17, 0.085, 0.04), "rose": (0.62, 0.36, 0.28), "teal": (0.12, 0.27, 0.27),
    "stone": (0.62, 0.56, 0.46), "warm": (0.64, 0.57, 0.45), "clay": (0.6, 0.36, 0.22), "grey": (0.42, 0.43, 0.43), "black": (0.025, 0.026, 0.028),
}
BRICK = {
    "red": [(0.24, 0.07, 0.04), (0.32, 0.1, 0.06), (0.4, 0.15, 0.09)],
    "brown": [(0.16, 0.085, 0.055), (0.24, 0.13, 0.085), (0.33, 0.2, 0.13)],
    "buff": [(0.5, 0.36, 0.22), (0.6, 0.45, 0.3), (0.68, 0.54, 0.38)],
    "dark": [(0.05, 0.048, 0.046), (0.085, 0.08, 0.076), (0.13, 0.12, 0.11)],
    "rose": [(0.42, 0.22, 0.15), (0.52, 0.3, 0.21), (0.6, 0.38, 0.28)],
    "white": [(0.62, 0.6, 0.56), (0.7, 0.68, 0.64), (0.76, 0.74, 0.71)],
}
STONE = {
    "lime": [(0.42, 0.33, 0.22), (0.5, 0.41, 0.29), (0.56, 0.48, 0.36), (0.63, 0.56, 0.44)],
    "grey": [(0.2, 0.195, 0.19), (0.3, 0.29, 0.275), (0.4, 0.38, 0.35)],
    "tan": [(0.36, 0.28, 0.19), (0.46, 0.37, 0.26), (0.54, 0.46, 0.35)],
    "cream": [(0.46, 0.4, 0.31), (0.54, 0.48, 0.39), (0.62, 0.57, 0.48)],
}
SHINGLE = {
    "charcoal": [(0.05, 0.052, 0.056), (0.085, 0.088, 0.092), (0.13, 0.13, 0.135)],
    "brown": [(0.08, 0.055, 0.04), (0.13, 0.09, 0.065), (0.2, 0.145, 0.105)],
    "weathered": [(0.13, 0.115, 0.1), (0.19, 0.175, 0.155), (0.27, 0.25, 0.225)],
    "slate": [(0.07, 0.08, 0.095), (0.11, 0.125, 0.14), (0.17, 0.185, 0.2)],
}


def clad(spec):
    """A cladding from words: `lap white`, `brick red`, `stone lime`."""
    kind, tone = spec.split()
    if kind == "lap":
        return boards(spec, SIDING[tone], 0.16, "x", 0.6, 0.07, 0.012)
    if kind == "board":
        return boards(spec, SIDING[tone], 0.36, "z", 0.6, 0.05, 0.02)
    if kind == "wood":
        return boards(spec, SIDING[tone], 0.13, "z", 0.5, 0.4)
    if kind == "plank":
        return boards(spec, SIDING[tone], 0.15, "x", 0.5, 0.4)
    if kind == "shake":
        c = SIDING[tone]
        return masonry(spec, [darker(c, 0.75), c, darker(c, 1.2)], darker(c, 0.3), (0.17, 0.19), 0.006, 0.8, 0.012)
    if kind == "brick":
        mortar = (0.5, 0.46, 0.4) if tone != "dark" else (0.05, 0.05, 0.05)
        return masonry(spec, BRICK[tone], mortar, (0.235, 0.078), 0.009, 0.85, 0.01)
    if kind == "stone":
        return masonry(spec, STONE[tone], darker(STONE[tone][-1], 0.75), (0.55, 0.22), 0.016, 0.9, 0.03)
    if kind == "stucco":
        return mottled(spec, SIDING[tone], 1.1, 0.06, 0.9, 0.003)
    raise ValueError(spec)


def covering(spec):
    if spec.startswith("metal"):
        tone = spec.split()[1]
        made = seams(spec, {"grey": (0.42, 0.44, 0.45), "black": (0.05, 0.052, 0.055), "silver": (0.62, 0.63, 0.63), "bronze": (0.16, 0.12, 0.09)}[tone])
        CAPS[made.name] = made
        return made
    made = courses("shingle " + spec, SHINGLE[spec])
    CAPS[made.name] = mottled("cap " + spec, SHINGLE[spec][1], 6, 0.2, 0.9)
    return made


class Look:
    """The materials of one house."""

    def __init__(self, walls="lap greige", second=None, base=None, cover="charcoal", trim="white", frame="white", door="navy", gate=None, evening=False, snow=None):
        self.walls = clad(walls)
        self.second = clad(second or walls)
        self.base = clad(base) if base else None
        self.cover = covering(cover) if cover != "tile" else None
        self.trim = mottled("trim", darker(SIDING[trim], 1.03), 3, 0.03, 0.55, 0)
        self.edge = self.trim
        self.wood = boards("timber", (0.3, 0.16, 0.08), 0.3, "z", contrast=0.25)
        self.soffit = boards("soffit", (0.42, 0.22, 0.11), 0.11, "y", contrast=0.3)
        self.iron = plain("iron", (0.015, 0.015, 0.016), 0.4)
        self.lamp = glow("lamp", (1.0, 0.66, 0.34), 9 if evening else 2.2, evening)
        self.stone = mottled("footing", (0.4, 0.39, 0.37), 1.6, 0.1, 0.9)
        self.snow = snow
        power = 0.75 if evening else 0.2
        warm = [(1.0, 0.58, 0.26), (1.0, 0.66, 0.36), (0.9, 0.52, 0.28)] if evening else [(0.75, 0.66, 0.55), (0.5, 0.5, 0.52), (0.85, 0.7, 0.5)]
        self.openings = Openings(
            plain("frame", SIDING[frame], 0.4), self.trim, mirrored_pane("pane", strength=0.25 if evening else 0.9), [room(f"room{i}", c, power * s, evening) for i, (c, s) in enumerate(zip(warm, (1, 0.6, 1.2)))],
            curtain("drape", (0.82, 0.79, 0.73)), plain("blind", (0.75, 0.73, 0.69), 0.8),
            boards("door", SIDING[door], 0.4, "z", 0.45, 0.15) if door in ("cedar", "walnut") else plain("door", SIDING[door], 0.35),
            clad(gate) if gate and " " in gate else plain("gate", SIDING[gate or trim], 0.5), plain("brass", (0.6, 0.45, 0.22), 0.3, Metallic=1.0),
        )

    def roof(self, kind, x, y, z, pitch, over=0.45, cover=None):
        roof(kind, x, y, z, pitch, cover or self.cover, self.edge, over, self.snow)


def W(u0, u1, z0, z1, columns=2, rows=(), **more):
    return ("window", u0, u1, z0, z1, {"columns": columns, "rows": rows, **more})


def D(u0, z0, wide=1.0, tall=2.15):
    return ("door", u0, u0 + wide, z0, z0 + tall)


def G(u0, u1, z0=0.02, z1=2.35, **more):
    return ("gate", u0, u1, z0, z1, more)


def craftsman(k, dormer="front", wide=11.0):
    """One and a half storeys; the roof comes down over a deep porch with tapered posts on piers."""
    w, o = wide, k.openings
    m = w / 2
    F = 0.62
    box((0.05, w - 0.05), (2.25, 11.5), (-0.1, F), k.base or k.stone, 0)
    rows = (2.55,)
    mass((0, w), (2.2, 11.6), (F, 3.6), k.walls, o, front=[W(1.0, 3.3, 1.4, 3.0, 3, rows), D(m - 0.55, F, 1.1, 2.2), W(w - 3.3, w - 1.0, 1.4, 3.0, 3, rows)],
         left=[W(4, 5.2, 1.5, 3.0), W(7.5, 8.7, 1.5, 3.0)], right=[W(4, 5.2, 1.5, 3.0), W(7.5, 8.7, 1.5, 3.0)], corners=k.trim)
    P = 0.6
    k.roof("gable", (0, w), (0.1, 11.6), 3.55, P, 0.6)
    for at in (0, w - 0.2):
        gable_wall((0.1, 11.6), at, 3.55, P, k.second, True)
    # The porch.
    box((-0.15, w + 0.15), (0, 2.25), (0, F), k.base or k.stone, 0.02)
    box((-0.2, w + 0.2), (-0.06, 2.3), (F - 0.05, F + 0.02), k.wood, 0.008)
    box((0, w), (0.1, 2.2), (3.42, 3.46), k.soffit, 0)
    box((-0.05, w + 0.05), (0.12, 0.4), (3.16, 3.5), k.trim, 0.01)
    columns = (0.45, m - 1.6, m + 1.6, w - 0.45)
    for x in columns:
        post(x, 0.35, (F, 3.18), k.trim, 0.34, (0.95, 0.55, k.base or k.walls), True)
    for a, b in ((columns[0], columns[1]), (columns[2], columns[3])):
        railing((a + 0.25, 0.3), (b - 0.25, 0.3), F, k.trim)
    steps((m - 1.2, m + 1.2), 0.0, F, 4, k.stone)
    for x in (m - 1.35, m + 1.2):
        box((x, x + 0.15), (-1.3, 0), (-0.1, 0.42), k.stone, 0.01)
    lantern(m - 0.95, 2.2, 2.2, k.iron, k.lamp)
    lantern(m + 0.95, 2.2, 2.2, k.iron, k.lamp)
    # A dormer.
    a, b, y = m - 2.1, m + 2.1, 2.7
    low = 3.55 + (y - 0.1) * P
    if dormer == "front":
        mass((a, b), (y, 7.5), (low - 0.3, low + 1.35), k.second, o, front=[W(a + 0.55, m - 0.55, low + 0.25, low + 1.15, 2, margin=0.3), W(m - 0.3, m + 0.3, low + 0.25, low + 1.15, 1, margin=0.3), W(m + 0.55, b - 0.55, low + 0.25, low + 1.15, 2, margin=0.3)], corners=k.trim)
        gable_wall((a, b), y, low + 1.35, 0.5, k.second)
        k.roof("front", (a, b), (y, 8.5), low + 1.35, 0.5, 0.5)
    else:
        mass((a, b), (y, 6.5), (low - 0.3, low + 1.1), k.second, o, front=[W(a + 0.4, m - 0.8, low + 0.25, low + 1.0, 2, margin=0.2), W(m - 0.6, m + 0.6, low + 0.25, low + 1.0, 2, margin=0.2), W(m + 0.8, b - 0.4, low + 0.25, low + 1.0, 2, margin=0.2)], corners=k.trim)
        k.roof("shed", (a, b), (y, 7.0), low + 1.1, 0.22, 0.5)
    chimney(w - 1.6, 8.0, (4, 8.2), clad("brick red"), k.stone)
    return {"span": (-0.5, w + 0.5), "top": 7.4, "depth": 11.6, "front": -0.1, "path": (m - 0.75, m + 0.75, -1.3), "beds": [((-0.6, m - 1.4), (-1.35, 0)), ((m + 1.4, w + 0.6), (-1.35, 0))],
            "trees": [("tree", -5.4, -3.5, 0.95), ("spruce", w + 5.5, 3.0, 0.8)]}


def suburban(k, garage="shed", side="right"):
    """Two storeys behind a double garage, with a gable over the rooms beside the door."""
    o = k.openings
    base = (1.05, k.base) if k.base else None
    rows = ()
    mass((0, 13.4), (1.5, 11), (0.3, 5.9), k.walls, o, front=[W(1.2, 2.9, 4.05 if garage == "shed" else 3.9, 5.35), W(3.7, 5.4, 4.05 if garage == "shed" else 3.9, 5.35), D(6.7, 0.36, 1.05), W(6.75, 7.75, 3.75, 5.2, 1)] if garage != "room" else [D(6.7, 0.36, 1.05), W(6.75, 7.75, 3.75, 5.2, 1)],
         left=[W(4, 5.2, 3.9, 5.2), W(7, 8.2, 3.9, 5.2)], right=[W(3.5, 5.0, 1.1, 2.5), W(6, 7.5, 3.9, 5.2)], corners=k.trim)
    k.roof("hip" if garage != "room" else "gable", (0, 13.4), (1.5, 11), 5.9, 0.52, 0.5)
    if garage == "room":
        for at in (0, 13.2):
            gable_wall((1.5, 11), at, 5.9, 0.52, k.walls, True)
    # The rooms beside the door.
    mass((8.4, 13.4), (0.3, 6), (0.3, 5.9), k.walls, o, front=[W(9.5, 12.3, 1.05, 2.65, 3), W(9.6, 12.2, 3.85, 5.3, 3)], left=[], right=[W(1.6, 3.0, 3.9, 5.2)], base=base, corners=k.trim)
    gable_wall((8.4, 13.4), 0.3, 5.9, 0.66, k.second)
    k.roof("front", (8.4, 13.4), (0.3, 7), 5.9, 0.66, 0.45)
    box((8.4, 13.4), (0.24, 0.3), (5.86, 6.1), k.trim, 0.01)
    box((10.5, 11.3), (0.25, 0.3), (6.35, 7.1), k.trim, 0.02)
    # The garage.
    high = 2.95 if garage != "room" else 5.6
    front = [G(0.65, 5.65)] if garage != "room" else [G(0.65, 5.65), W(1.5, 4.8, 3.7, 5.1, 3)]
    mass((0, 6.3), (-1.7, 5), (0.0, high), k.walls, o, front=front, left=[W(0.5, 1.6, 1.2, 2.3)], right=[], base=base, corners=k.trim)
    if garage == "shed":
        k.roof("shed", (0, 6.3), (-1.7, 1.55), high, 0.3, 0.4)
        for at in (0.0, 6.1):
            mesh_object("cheek", [(at, -1.2, high - 0.01), (at, 1.6, high - 0.01), (at, 1.6, high + 0.83), (at + 0.2, -1.2, high - 0.01), (at + 0.2, 1.6, high - 0.01), (at + 0.2, 1.6, high + 0.83)], [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], k.walls)
    else:
        pitch = 0.5 if garage == "gable" else 0.6
        gable_wall((0, 6.3), -1.7, high, pitch, k.second)
        k.roof("front", (0, 6.3), (-1.7, 7 if garage == "room" else 3.5), high, pitch, 0.4)
        box((0, 6.3), (-1.76, -1.7), (high - 0.04, high + 0.2), k.trim, 0.01)
        if garage == "room":
            box((-0.3, 6.6), (-2.3, -1.7), (2.75, 2.85), k.trim, 0.01)
            k.roof("shed", (-0.1, 6.4), (-2.15, -1.75), 2.9, 0.5, 0.15)
    # The entrance.
    box((6.3, 8.4), (-0.3, 1.6), (0, 0.36), k.stone, 0.015)
    steps((6.5, 8.2), -0.3, 0.36, 2, k.stone)
    post(6.55, 0.0, (0.36, 2.75), k.trim, 0.2, (0.8, 0.42, k.base) if k.base else None)
    post(8.15, 0.0, (0.36, 2.75), k.trim, 0.2, (0.8, 0.42, k.base) if k.base else None)
    box((6.3, 8.4), (-0.2, 1.5), (2.75, 3.0), k.trim, 0.01)
    k.roof("shed", (6.35, 8.35), (-0.2, 1.5), 3.02, 0.3, 0.2)
    lantern(8.1, 1.5, 2.0, k.iron, k.lamp)
    lantern(0.33, -1.7, 2.0, k.iron, k.lamp)
    lantern(5.97, -1.7, 2.0, k.iron, k.lamp)
    return {"span": (-0.6, 14.0), "top": 8.4, "depth": 11, "front": -1.75, "drive": (0.3, 6.0, -1.65), "path": (6.06, 8.1, -0.9), "beds": [((8.5, 13.6), (-1.3, 0.3))],
            "trees": [("tree2", 15.6, -4.5, 0.75), ("spruce", -4.6, 4.0, 0.75)]}


def bungalow(k, cover="gable"):
    """A long low house of the sixties: brick below, a picture window, a garage at the side."""
    o = k.openings
    base = (1.0, k.base) if k.base else None
    mass((0, 11), (0, 8.4), (0.0, 3.3), k.walls, o, front=[W(1.6, 5.0, 1.25, 2.85, 3), D(6.1, 0.62, 1.0), W(8.0, 10.1, 1.5, 2.85, 2)],
         left=[W(2.5, 3.9, 1.5, 2.8)], right=[W(2.5, 3.9, 1.5, 2.8)], base=base, corners=k.trim)
    if cover == "gable":
        for at in (0, 10.8):
            gable_wall((0, 8.4), at, 3.3, 0.38, k.second, True)
    k.roof(cover, (0, 11), (0, 8.4), 3.3, 0.38, 0.65)
    mass((11, 15.2), (-0.9, 6.5), (0, 2.8), k.walls, o, front=[G(11.55, 14.65, 0.02, 2.25)], right=[W(2, 3.2, 1.2, 2.2)], base=(0.5, k.base) if k.base else None, corners=k.trim)
    gable_wall((11, 15.2), -0.9, 2.8, 0.42, k.second)
    k.roof("front", (11, 15.2), (-0.9, 6.5), 2.8, 0.42, 0.45)
    box((5.5, 7.7), (-1.4, 0.05), (0, 0.6), k.stone, 0.015)
    steps((5.7, 7.5), -1.4, 0.6, 4, k.stone, 0.3)
    for x in (5.6, 7.6):
        railing((x, -2.5), (x, -0.1), 0.45, k.iron, 0.85, 0.13)
    box((5.4, 7.8), (-1.5, 0.0), (2.95, 3.05), k.trim, 0.01)
    k.roof("shed", (5.45, 7.75), (-1.5, 0.1), 3.06, 0.24, 0.15)
    for x in (5.6, 7.6):
        post(x, -1.3, (0.6, 2.95), k.trim, 0.12)
    lantern(7.4, 0, 2.1, k.iron, k.lamp)
    lantern(11.27, -0.9, 1.95, k.iron, k.lamp)
    chimney(3.2, 5.4, (3.4, 6.0), k.base or clad("brick brown"), k.stone)
    return {"span": (-0.7, 15.7), "top": 5.6, "depth": 8.4, "front": -0.9, "drive": (11.4, 14.8, -0.85), "path": (6.0, 7.2, -2.6), "beds": [((-0.5, 5.3), (-1.3, 0)), ((7.9, 10.9), (-1.3, 0))],
            "trees": [("tree", -3.6, -2.6, 0.85), ("spruce", 19.0, 2.0, 0.9)]}


def infill(k, second=None, slanted=False):
    """A narrow modern house of two boxes."""
    o = k.openings
    up = k.second
    box((0.1, 7.5), (0.9, 13), (-0.1, 0.6), k.stone, 0)
    mass((0, 7.6), (0.9, 13), (0.5, 3.5), k.base or k.walls, o, front=[W(0.7, 3.9, 0.75, 3.1, 3, trimmed=False), D(5.0, 0.62, 1.15, 2.35), W(6.3, 6.85, 0.62, 2.97, 1, trimmed=False)], left=[W(4, 6, 2.0, 3.0, trimmed=False)], right=[W(4, 6, 2.0, 3.0, trimmed=False)])
    mass((-0.05, 7.65), (0, 13), (3.5, 6.9), up, o, front=[W(0.7, 3.3, 4.2, 6.3, 2, trimmed=False), W(4.2, 4.9, 3.9, 6.5, 1, trimmed=False), W(5.8, 7.0, 4.2, 6.3, 1, trimmed=False)],
         left=[W(2, 3.4, 4.6, 6.2, trimmed=False), W(7, 8.4, 5.2, 6.2, trimmed=False)], right=[W(2, 3.4, 4.6, 6.2, trimmed=False), W(7, 8.4, 5.2, 6.2, trimmed=False)])
    box((-0.07, 7.67), (-0.02, 0.95), (3.44, 3.52), k.soffit, 0.004)
    for x in (-0.12, 7.6):
        box((x, x + 0.12), (-0.3, 0.4), (3.46, 6.9), k.walls, 0)
    box((-0.12, 7.72), (-0.3, 0.4), (6.9, 7.13), k.walls, 0)
    box((-0.12, 7.72), (-0.3, 0.4), (3.32, 3.46), k.walls, 0)
    if slanted:
        k.roof("shed", (-0.1, 7.7), (0, 13), 7.0, 0.16, 0.5, k.cover)
    else:
        box((-0.1, 7.7), (-0.05, 13.05), (6.9, 7.12), k.iron, 0.012)
    if k.snow:
        box((-0.1, 7.7), (-0.05, 13.0), (7.12, 7.3), k.snow, 0.05)
    # The entrance.
    box((4.5, 7.3), (-0.4, 0.95), (0, 0.6), k.stone, 0.012)
    steps((4.7, 6.9), -0.4, 0.6, 4, k.stone, 0.34)
    box((4.35, 4.5), (-1.5, 0.9), (0, 3.44), k.soffit, 0.008)
    railing((7.25, -0.35), (7.25, 0.85), 0.6, k.iron, 0.9, 0.12)
    box((4.62, 4.72), (0.75, 0.85), (1.9, 2.5), k.lamp, 0.01)
    box((0.6, 4.0), (-0.5, 0.85), (0, 0.45), k.stone, 0.015)
    return {"span": (-0.5, 8.1), "top": 7.2, "depth": 13, "front": -0.3, "path": (5.1, 6.5, -1.7), "beds": [((-0.4, 4.2), (-1.9, -0.5))], "trees": [("tree2", -4.0, -4.2, 0.7), ("tree", 12.6, -3.0, 0.75)]}


def pair(k, other):
    """Two infill houses side by side."""
    plan = infill(k)
    import bpy

    before = set(bpy.data.objects)
    infill(other, slanted=True)
    for made in set(bpy.data.objects) - before:
        made.location.x += 9.6
    return {**plan, "span": (-0.5, 17.7), "beds": [*plan["beds"], ((9.2, 13.8), (-1.9, -0.5))], "trees": [("tree2", -4.2, -3.2, 0.8), ("tree", 21.5, -3.0, 0.8)], "paths": [(14.7, 16.1, -1.7)]}


def farmhouse(k, garage=True, porch="metal black"):
    """A steep gable of two storeys, a wing with dormers, and a porch under metal."""
    o = k.openings
    F = 0.45
    base = (0.9, k.base) if k.base else None
    box((0.05, 13.5), (0.1, 10), (-0.1, F), k.stone, 0)
    rows = (2.15,)
    mass((0, 5.4), (0, 10.5), (F, 5.9), k.walls, o, front=[W(1.15, 4.25, 1.05, 2.85, 3, rows), W(1.5, 3.9, 3.95, 5.5, 2, (4.9,))], left=[W(2, 3.4, 1.2, 2.8), W(6, 7.4, 1.2, 2.8), W(3, 4.2, 4.1, 5.4)], right=[W(0.5, 0.9, 9, 9.1)] if False else [], base=base)
    gable_wall((0, 5.4), 0, 5.9, 0.95, k.walls)
    k.roof("front", (0, 5.4), (0, 10.5), 5.9, 0.95, 0.4)
    box((2.35, 3.05), (-0.05, 0.02), (6.5, 7.4), k.iron, 0.01)
    mass((5.4, 13.6), (1.9, 9.5), (F, 4.2), k.second, o, front=[D(6.3, F, 1.1, 2.25), W(8.2, 10.1, 0.95, 2.75, 2, rows), W(11.0, 12.9, 0.95, 2.75, 2, rows)], right=[W(4, 5.4, 1.2, 2.8)])
    for at in (13.4,):
        gable_wall((1.9, 9.5), at, 4.2, 0.85, k.second, True)
    k.roof("gable", (5.0, 13.6), (1.9, 9.5), 4.2, 0.85, 0.4)
    for x in (8.0, 11.2):
        y = 2.7
        low = 4.2 + (y - 1.9) * 0.85
        mass((x, x + 1.7), (y, 5.5), (low - 0.3, low + 1.05), k.walls, o, front=[W(x + 0.4, x + 1.3, low + 0.15, low + 0.95, 2, margin=0.15)])
        gable_wall((x, x + 1.7), y, low + 1.05, 0.9, k.walls)
        k.roof("front", (x, x + 1.7), (y, 6.0), low + 1.05, 0.9, 0.22)
    # The porch.
    box((5.4, 13.8), (-0.2, 1.95), (0, F), k.stone, 0.015)
    box((5.4, 13.85), (-0.25, 1.95), (F - 0.04, F + 0.02), k.wood, 0.006)
    for x in (5.75, 8.3, 10.95, 13.5):
        post(x, 0.0, (F, 2.95), k.wood if k.base else k.trim, 0.2)
    box((5.4, 13.7), (-0.12, 0.12), (2.95, 3.2), k.trim, 0.01)
    box((5.4, 13.7), (0.0, 1.9), (3.14, 3.18), k.soffit, 0)
    k.roof("shed", (5.45, 13.7), (-0.1, 1.95), 3.22, 0.3, 0.25, covering(porch))
    steps((5.9, 8.0), -0.2, F, 3, k.stone)
    lantern(6.05, 1.9, 2.2, k.iron, k.lamp)
    lantern(7.65, 1.9, 2.2, k.iron, k.lamp)
    chimney(12.2, 6.6, (5, 8.9), k.base or clad("brick dark"), k.stone)
    plan = {"span": (-0.5, 14.2), "top": 8.6, "depth": 10, "front": -0.3, "path": (6.3, 7.6, -1.1), "beds": [((-0.3, 5.3), (-1.4, 0)), ((8.2, 13.9), (-1.4, -0.2))],
            "trees": [("tree", -5.0, -1.5, 0.8), ("tree2", 17.5, -2.0, 0.8)]}
    if garage:
        mass((14.6, 20.8), (3.0, 9.5), (0, 3.1), k.walls, o, front=[G(15.2, 20.2, 0.02, 2.5)], right=[])
        box((13.6, 14.6), (4.5, 9), (0, 3.0), k.walls, 0)
        gable_wall((14.6, 20.8), 3.0, 3.1, 0.75, k.walls)
        k.roof("front", (14.6, 20.8), (3.0, 9.5), 3.1, 0.75, 0.4)
        lantern(17.7, 3.0, 2.7, k.iron, k.lamp)
        plan.update(span=(-0.5, 21.2), drive=(14.9, 20.4, 3.0), trees=[("tree", -5.0, -1.5, 0.8), ("tree2", 24.5, 0.0, 0.85)])
    return plan


def ranch(k, cover="hip", wing="hip", posts=None):
    """One long storey of stone, its porch between a garage and a wing."""
    o = k.openings
    base = (0.95, k.base) if k.base else None
    rows = (2.15,)
    mass((0, 17), (1.6, 11), (0.0, 3.15), k.walls, o, front=[W(6.7, 8.4, 0.85, 2.65, 2, rows), D(9.2, 0.22, 1.1, 2.3), W(10.7, 12.0, 0.85, 2.65, 2, rows)], left=[W(3, 4.5, 1, 2.5)], right=[W(4, 5.5, 1, 2.5), W(7.5, 9, 1, 2.5)], base=base)
    k.roof(cover, (0, 17), (1.6, 11), 3.15, 0.48, 0.55)
    mass((12.4, 17), (-1.6, 5), (0, 3.15), k.second, o, front=[W(13.4, 16.0, 0.75, 2.75, 3, rows)], left=[], right=[W(0.2, 1.6, 0.9, 2.6)])
    if wing == "front":
        gable_wall((12.4, 17), -1.6, 3.15, 0.62, k.second)
        box((14.35, 15.05), (-1.66, -1.6), (3.6, 4.15), k.iron, 0.02)
    k.roof(wing, (12.4, 17), (-1.6, 5), 3.15, 0.62 if wing == "front" else 0.48, 0.5)
    mass((0, 6.2), (-0.6, 5), (0, 2.95), k.walls, o, front=[G(0.6, 5.6, 0.02, 2.35)], left=[W(0.5, 1.7, 1.2, 2.2)], right=[], base=base)
    if wing == "front":
        gable_wall((0, 6.2), -0.6, 2.95, 0.5, k.walls)
    k.roof(wing, (0, 6.2), (-0.6, 5), 2.95, 0.5, 0.45)
    # The porch.
    box((6.2, 12.4), (-0.4, 1.7), (0, 0.2), k.stone, 0.015)
    for x in (6.7, 9.0, 11.9) if posts != "four" else (6.6, 8.4, 10.3, 12.1):
        post(x, -0.15, (0.2, 2.7), k.wood, 0.22, (0.9, 0.5, k.base or k.walls) if k.base or posts == "pier" else None)
    box((6.2, 12.4), (-0.3, 0.0), (2.68, 2.95), k.wood, 0.01)
    box((6.2, 12.4), (-0.2, 1.6), (2.9, 2.94), k.soffit, 0)
    k.roof("shed", (6.3, 12.3), (-0.3, 1.9), 2.97, 0.32, 0.25)
    lantern(8.85, 1.6, 2.0, k.iron, k.lamp)
    lantern(10.65, 1.6, 2.0, k.iron, k.lamp)
    lantern(3.1, -0.6, 2.5, k.iron, k.lamp)
    chimney(14.5, 7.5, (4, 6.9), k.walls, k.stone)
    return {"span": (-0.6, 17.6), "top": 6.2, "depth": 11, "front": -1.6, "drive": (0.4, 5.9, -0.6), "path": (9.1, 10.5, -0.4), "beds": [((10.6, 12.3), (-1.7, -0.45)), ((12.3, 17.2), (-3.0, -1.6)), ((6.4, 9.0), (-1.7, -0.45))],
            "trees": [("tree2", 20.2, -4.0, 0.9), ("tree", -6.0, 2.0, 0.9)]}


def texan(k, entry="gable"):
    """Two storeys of brick under a steep hip roof, with a stone gable and an arch at the door."""
    o = k.openings
    rows = (2.1,)
    mass((0, 13.6), (1.4, 11.5), (0.0, 6.1), k.walls, o, front=[W(9.6, 12.4, 0.8, 2.75, 3, rows), W(9.8, 12.2, 4.0, 5.5, 2), W(6.7, 8.2, 4.0, 5.5, 2), D(6.85, 0.25, 1.2, 2.4)], left=[W(4, 5.4, 1, 2.6), W(4, 5.4, 4, 5.4)], right=[W(4, 5.4, 1, 2.6), W(7, 8.4, 4, 5.4)])
    k.roof("hip", (0, 13.6), (1.4, 11.5), 6.1, 0.72, 0.5)
    mass((0.5, 5.6), (0, 6), (0, 6.1), k.second, o, front=[W(1.6, 4.5, 0.75, 2.75, 3, rows), W(1.9, 4.2, 3.95, 5.6, 2, (5.0,))], left=[], right=[])
    gable_wall((0.5, 5.6), 0, 6.1, 0.95, k.second)
    k.roof("front", (0.5, 5.6), (0, 8), 6.1, 0.95, 0.4)
    box((0.5, 5.6), (-0.07, 0.02), (3.1, 3.28), k.stone, 0.015)
    if entry == "gable":
        arch_wall((6.1, 8.9), (0.0, 3.4), [(7.5, 0.85, 1.85)], k.second, 0.1, 0.35)
        for x in (6.1, 8.65):
            box((x, x + 0.25), (0.4, 1.45), (0, 3.4), k.second, 0)
        gable_wall((6.1, 8.9), 0.1, 3.4, 0.95, k.second)
        k.roof("front", (6.1, 8.9), (0.1, 2.6), 3.4, 0.95, 0.22)
    box((6.1, 8.9), (-0.3, 1.5), (0, 0.22), k.stone, 0.015)
    steps((6.5, 8.5), -0.3, 0.22, 1, k.stone)
    lantern(6.3, 0.1, 2.1, k.iron, k.lamp)
    lantern(8.7, 0.1, 2.1, k.iron, k.lamp)
    chimney(13.0, 6.5, (5, 10.2), k.walls, k.stone)
    return {"span": (-0.6, 14.2), "top": 9.6, "depth": 11.5, "front": 0, "path": (6.8, 8.2, -0.6), "beds": [((0.2, 6.0), (-1.5, 0)), ((9.0, 13.8), (-0.2, 1.4))], "trees": [("tree2", 17.2, -3.0, 0.85), ("tree", -5.5, 1.0, 0.9)]}


def tiles(x, y, z, pitch, kind, clay, under, over=0.6, seed=1):
    """A roof of barrel tiles."""
    (x0, x1), (y0, y1) = (x[0] - over, x[1] + over), (y[0] - over, y[1] + over)
    z -= over * pitch
    if kind == "gable":
        h, m = z + (y1 - y0) / 2 * pitch, (y0 + y1) / 2
        planes = [(((x0, y0, z), (x1, y0, z)), ((x0, m, h), (x1, m, h))), (((x1, y1, z), (x0, y1, z)), ((x1, m, h), (x0, m, h)))]
    elif kind == "front":
        h, m = z + (x1 - x0) / 2 * pitch, (x0 + x1) / 2
        planes = [(((x0, y1, z), (x0, y0, z)), ((m, y1, h), (m, y0, h))), (((x1, y0, z), (x1, y1, z)), ((m, y0, h), (m, y1, h)))]
    else:
        half = min(x1 - x0, y1 - y0) / 2
        h = z + half * pitch
        if x1 - x0 >= y1 - y0:
            a, b = (x0 + half, (y0 + y1) / 2, h), (x1 - half, (y0 + y1) / 2, h)
            planes = [(((x0, y0, z), (x1, y0, z)), (a, b)), (((x1, y1, z), (x0, y1, z)), (b, a)), (((x0, y1, z), (x0, y0, z)), (a, a)), (((x1, y0, z), (x1, y1, z)), (b, b))]
        else:
            a, b = ((x0 + x1) / 2, y0 + half, h), ((x0 + x1) / 2, y1 - half, h)
            planes = [(((x0, y0, z), (x1, y0, z)), (a, a)), (((x1, y1, z), (x0, y1, z)), (b, b)), (((x0, y1, z), (x0, y0, z)), (b, a)), (((x1, y0, z), (x1, y1, z)), (a, b))]
    for i, (eave, ridge) in enumerate(planes):
        tile_roof(eave, ridge, clay, under, 0.27, 0.4, seed + i)


def mediterranean(k, tone=(0.42, 0.15, 0.07)):
    """Stucco under clay tiles, with an arcade and a tall entrance."""
    o = k.openings
    clay = leaf("clay", tone, 0.4, 0.0, 0.75)
    o.trim = None
    mass((0, 16), (1.8, 11), (0, 3.3), k.walls, o, front=[W(6.1, 7.2, 0.2, 2.6, 2), W(7.7, 8.8, 0.2, 2.6, 2), W(9.3, 10.4, 0.2, 2.6, 2)], left=[W(3, 4.4, 1, 2.5)], right=[W(3, 4.4, 1, 2.5)])
    tiles((0, 16), (1.8, 11), 3.3, 0.42, "hip", clay, k.wood)
    # The arcade.
    arch_wall((5.4, 11.1), (0.0, 3.15), [(6.7, 0.78, 1.75), (8.55, 0.78, 1.75), (10.35, 0.6, 1.9)][:2] + [(10.2, 0.62, 1.9)], k.walls, 0.0, 0.38)
    box((5.4, 11.1), (0.0, 1.9), (0, 0.16), k.stone, 0.01)
    box((5.4, 11.1), (0.1, 1.8), (3.0, 3.05), k.wood, 0)
    tiles((5.2, 11.2), (0.0, 3.2), 3.15, 0.35, "gable", clay, k.wood, 0.45, 9)
    # The entrance.
    mass((11.0, 15.2), (-0.9, 5), (0, 4.6), k.second, o, front=[D(12.35, 0.16, 1.5, 2.5), W(12.2, 14.0, 3.2, 4.2, 2)], left=[], right=[])
    tiles((11.0, 15.2), (-0.9, 5), 4.6, 0.45, "hip", clay, k.wood, 0.6, 14)
    box((12.0, 14.2), (-1.0, -0.85), (2.68, 3.0), k.stone, 0.02)
    for x in (12.0, 13.9):
        box((x, x + 0.3), (-1.0, -0.85), (0, 2.7), k.stone, 0.02)
    box((11.6, 14.6), (-2.1, -0.9), (0, 0.16), k.stone, 0.012)
    lantern(11.6, -0.9, 2.2, k.iron, k.lamp)
    lantern(14.7, -0.9, 2.2, k.iron, k.lamp)
    # The garage.
    mass((0, 5.4), (-0.8, 5), (0, 3.0), k.walls, o, front=[G(0.6, 4.8, 0.02, 2.4)], left=[], right=[])
    tiles((0, 5.4), (-0.8, 5), 3.0, 0.42, "hip", clay, k.wood, 0.5, 21)
    lantern(0.3, -0.8, 2.0, k.iron, k.lamp)
    lantern(5.1, -0.8, 2.0, k.iron, k.lamp)
    chimney(4.6, 7.5, (4, 6.6), k.walls, k.stone)
    return {"span": (-0.6, 16.6), "top": 6.6, "depth": 11, "front": -0.9, "drive": (0.4, 5.0, -0.8), "path": (12.4, 13.8, -2.1), "beds": [((5.5, 11.0), (-1.4, 0)), ((14.7, 16.6), (-2.2, -0.9))], "trees": [("tree2", 20.0, -2.5, 0.85), ("tree", -6.0, 2.0, 0.9)]}
