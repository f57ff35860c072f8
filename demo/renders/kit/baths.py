"""Bathrooms: a tub below a window, a basin on the left, a shower behind glass on the right."""

import math

from . import decor as d
from . import joinery as j
from .building import box, cylinder, mesh_object
from .decor import bent, rod, turned
from .room import Room, outside
from .soft import cushion, group
from .room_styles import STYLES
from .surfaces import clear, hexagons, tiles


def tub(x, y, z, ceramic, size=(1.68, 0.78), high=0.58, turn=0.0):
    profile = [(0.34, 0.0), (0.4, 0.012), (0.43, 0.08), (0.465, 0.3), (0.495, high - 0.03), (0.505, high - 0.008), (0.5, high), (0.485, high - 0.002), (0.475, high - 0.03), (0.445, 0.3), (0.4, 0.16), (0.3, 0.11), (0.0, 0.1)]
    made = turned(profile, ceramic, (x, y, z), 72, "tub")
    made.scale = (size[0], size[1], 1)
    made.rotation_euler = (0, 0, math.radians(turn))
    return made


def tub_filler(x, y, metal, high=0.98, way=1):
    """A tap that stands on the floor and reaches along x."""
    turned([(0.05, 0), (0.05, 0.01), (0.02, 0.02)], metal, (x, y, 0), 32)
    bent([(x, y, 0), (x, y, high * 0.6), (x, y, high), (x + way * 0.12, y, high + 0.02), (x + way * 0.24, y, high), (x + way * 0.24, y, high - 0.08)], 0.016, metal, 14)
    rod((x, y, high * 0.72), (x, y - 0.1, high * 0.72), 0.009, metal)
    rod((x, y, high * 0.8), (x + way * 0.16, y - 0.03, high * 0.9), 0.011, metal)


def towel(x, y, z, cloth, wide=0.42, long=0.62, seed=1):
    """Hangs from z over a rail in front of the wall at y."""
    cushion((x, y - 0.055, z - long / 2), (wide, 0.045, long), cloth, 9, 0, 0.006, seed)
    cushion((x, y - 0.082, z - long * 0.36), (wide * 0.98, 0.03, long * 0.72), cloth, 9, 0, 0.006, seed + 1)


def rail(x0, x1, y, z, metal):
    rod((x0, y - 0.06, z), (x1, y - 0.06, z), 0.009, metal)
    for a in (x0 + 0.03, x1 - 0.03):
        rod((a, y, z), (a, y - 0.06, z), 0.008, metal)
        turned([(0.025, 0), (0.022, 0.01)], metal, (a, y, z), 24).rotation_euler = (math.pi / 2, 0, 0)


def basin_tap(x, y, z, metal):
    """Faces -y."""
    bent([(x, y, z), (x, y, z + 0.16), (x, y, z + 0.22), (x, y - 0.07, z + 0.24), (x, y - 0.14, z + 0.21), (x, y - 0.14, z + 0.17)], 0.011, metal)
    for a in (-0.1, 0.1):
        turned([(0.022, 0), (0.02, 0.01), (0.012, 0.02), (0.012, 0.05)], metal, (x + a, y, z), 24)
        rod((x + a, y - 0.03, z + 0.055), (x + a, y + 0.03, z + 0.055), 0.006, metal)


def vanity(s, width, basins, mirror="rectangle", front=None):
    """Against the wall at y 0, around x 0, facing -y."""
    w = width / 2
    top = 0.86
    body = front or s.cabinet
    floating = s.door == "slab"
    low = 0.34 if floating else 0.0
    j.cabinets((-w, w), (low, top - 0.03), 0, 0.52, body, [(1, "doors" if not floating else "stack"), (0.8, "drawers" if not floating else "stack"), (1, "doors" if not floating else "stack")][: 3 if width > 1.2 else 1], s.door, s.handle, s.metal, 0 if floating else 0.09, s.dark)
    j.counter((-w - 0.012, w + 0.012), (-0.54, 0), top - 0.03, s.stone, 0.03)
    box((-w - 0.012, w + 0.012), (-0.018, 0), (top, top + 0.1), s.stone, 0.003)
    spots = [0.0] if basins == 1 else [-w * 0.5, w * 0.5]
    for a in spots:
        made = turned([(0.12, 0), (0.2, 0.03), (0.235, 0.11), (0.24, 0.125), (0.232, 0.126), (0.225, 0.11), (0.19, 0.04), (0.0, 0.02)], s.white_ceramic, (a, -0.27, top), 64)
        made.scale = (1, 0.8, 1)
        basin_tap(a, -0.055, top, s.shine)
        if mirror == "round":
            for r_, m, out in ((0.4, s.metal, 0.012), (0.385, s.mirror, 0.016)):
                made = cylinder((0, 0, 0), r_, 0.012, m, 72)
                made.rotation_euler = (math.pi / 2, 0, 0)
                made.location = (a, -out + 0.012, 1.58)
        elif mirror == "arch":
            half, spring, base = 0.33, 1.65, 1.06
            for grow, m, out in ((0.018, s.metal, 0.02), (0.0, s.mirror, 0.024)):
                ring = [(a - half - grow, -out, base - grow), (a + half + grow, -out, base - grow)]
                ring += [(a + (half + grow) * math.cos(math.pi * i / 24), -out, spring + (half + grow) * math.sin(math.pi * i / 24)) for i in range(25)]
                mesh_object("mirror", ring, [tuple(range(len(ring)))], m)
        for side in (-1, 1) if basins == 1 else ():
            sconce(s, a + side * 0.54, 1.62)
    if basins == 2:
        for a in (-w * 0.5 - 0.5, 0.0, w * 0.5 + 0.5):
            if abs(a) < w:
                sconce(s, a, 1.62)
    if mirror in ("rectangle", "long"):
        a, b = (-w + 0.06, w - 0.06)
        box((a, b), (-0.02, 0), (1.05, 2.0), s.metal, 0.003)
        box((a + 0.012, b - 0.012), (-0.023, -0.01), (1.062, 1.988), s.mirror, 0)
    turned([(0.03, 0), (0.034, 0.004), (0.034, 0.13), (0.012, 0.145), (0.01, 0.17)], s.pots[0], (spots[0] + 0.29, -0.14, top), 28)
    d.tray(0.0 if basins == 2 else w - 0.2, -0.2, top, s.wood, (0.26, 0.18))
    d.candle(0.05 if basins == 2 else w - 0.16, -0.2, top + 0.012, s.wax, 0.09, 0.03)
    d.vase(-0.07 if basins == 2 else -w + 0.18, -0.18, top + 0.005, s.pots[1], 1, 0.62)
    d.sprigs(-0.07 if basins == 2 else -w + 0.18, -0.18, top + 0.1, s.bark, s.olive, 0.34, 6, 4)
    if floating:
        for i in range(2):
            cushion((-w * 0.45, -0.26, 0.05 + 0.085 * i), (0.42, 0.3, 0.085), s.towel, 6, 0.004, 0.004, 4 + i)
        d.basket(w * 0.45, -0.27, 0, s.weave, 0.17, 0.24)


def sconce(s, x, z):
    rod((x, 0, z), (x, -0.1, z), 0.008, s.shine)
    turned([(0.045, 0), (0.04, 0.012)], s.shine, (x, 0, z), 28).rotation_euler = (math.pi / 2, 0, 0)
    turned([(0.012, -0.06), (0.02, -0.04), (0.03, -0.03)], s.shine, (x, -0.1, z), 24)
    d.lampshade(x, -0.1, z - 0.02, s.lampshade, 0.065, 0.15, 0.78)


def shower(s, y, high, metal, tile, size, bond, stack, pane, wall_x, wide):
    """A walk-in in the corner at (wall_x, y), `wide` along x and 1.35 deep, with a glass panel towards -y and -x."""
    x0, deep = wall_x - wide, 1.35
    tiles((x0 - 0.06, y - 0.001, 0), (1, 0, 0), (0, 0, 1), (wide + 0.06, high), size, tile, s.grout if s.name != "modern" else s.dark_grout, 0.0012, bond, 0.0007, 5, 0.004, [(0.3, 0.95, 1.1, 1.45)], stack)
    tiles((wall_x - 0.001, y, 0), (0, -1, 0), (0, 0, 1), (deep + 0.05, high), size, tile, s.grout if s.name != "modern" else s.dark_grout, 0.0012, bond, 0.0007, 6, 0.004, (), stack)
    # The niche.
    a, b = x0 - 0.06 + 0.3, x0 - 0.06 + 0.95
    box((a, b), (y - 0.008, y - 0.002), (1.1, 1.45), s.stone, 0)
    for p in ((a - 0.015, a), (b, b + 0.015)):
        box(p, (y - 0.02, y), (1.085, 1.465), s.stone, 0.002)
    for q in ((1.085, 1.1), (1.45, 1.465)):
        box((a, b), (y - 0.06 if q[0] < 1.1 else y - 0.02, y), q, s.stone, 0.002)
    for i, h in enumerate((0.2, 0.16, 0.22)):
        cylinder((a + 0.1 + 0.1 * i, y - 0.04, 1.1), 0.028, h, (s.pots[0], s.white_ceramic, s.dark)[i], 24, bevel=0.005)
    # Glass.
    mesh_object("screen", [(x0, y - deep, 0.02), (x0, y - 0.01, 0.02), (x0, y - 0.01, 2.1), (x0, y - deep, 2.1)], [(0, 1, 2, 3)], pane)
    mesh_object("screen", [(x0, y - deep, 0.02), (wall_x - 0.65, y - deep, 0.02), (wall_x - 0.65, y - deep, 2.1), (x0, y - deep, 2.1)], [(0, 1, 2, 3)], pane)
    for p, q in (((x0, y - deep, 0.015), (x0, y, 0.015)), ((x0, y - deep, 2.1), (x0, y, 2.1)), ((x0, y - deep, 0.0), (x0, y - deep, 2.1)), ((x0, y - deep, 2.1), (wall_x, y - deep, 2.1)), ((x0, y - deep, 0.015), (wall_x, y - deep, 0.015)), ((wall_x - 0.65, y - deep, 0.0), (wall_x - 0.65, y - deep, 2.1))):
        rod(p, q, 0.011, metal)
    # Rain head and hand shower.
    m = x0 + wide * 0.62
    bent([(m, y, 2.05), (m, y - 0.2, 2.08), (m, y - 0.42, 2.08), (m, y - 0.42, 2.02)], 0.011, metal)
    turned([(0.02, 0.03), (0.13, 0.012), (0.13, 0.0)][::-1], metal, (m, y - 0.42, 1.99), 40)
    turned([(0.075, 0), (0.07, 0.012)], metal, (m, y, 1.15), 32).rotation_euler = (math.pi / 2, 0, 0)
    rod((m, y, 1.15), (m, y - 0.06, 1.15), 0.02, metal, 20)
    rod((m + 0.25, y - 0.05, 1.0), (m + 0.25, y - 0.05, 1.75), 0.009, metal)
    rod((m + 0.25, y - 0.06, 1.62), (m + 0.25, y - 0.16, 1.7), 0.012, metal)
    bent([(m + 0.25, y - 0.06, 1.6), (m + 0.3, y - 0.1, 1.2), (m + 0.22, y - 0.1, 0.85), (m + 0.14, y - 0.06, 1.1)], 0.006, metal)


def bath(s, seed=1, width=3.9, depth=3.9, height=2.6, basins=2, mirror="rectangle", half_tiled=1.2, hex_floor=False, window=None, southern=False, sun=(34, 8, 2.6), exposure=0.2, camera=None, front=None, tiled=None, shower_tile=None, floor_size=(0.6, 0.6), beams=0):
    wall_window = window or (0.55, 1.95, 0.95, 2.2, 2, 0)
    if hex_floor:
        s = s.but(floor=lambda x, y: hexagons(x, y, 0.0, 0.06, s.bath_floor, s.grout))
    elif s.name != "southern":
        floor = s.bath_floor
        s = s.but(floor=lambda x, y: tiles((x[0], y[0], -0.004), (1, 0, 0), (0, 1, 0), (x[1] - x[0], y[1] - y[0]), floor_size, floor, s.grout if s.name != "modern" else s.dark_grout, 0.0012, 0.5, 0.0003, 3, 0.004))
    s = s.but(skirting=0.0 if half_tiled else s.skirting)
    room = Room(width, depth, height, s, {"back": [wall_window]})
    outside(room, southern, seed=seed + 3, count=14)
    y = depth
    tile = tiled or s.bath_tile
    size, bond, stack = s.tile_size, s.tile_bond, s.tile_stack
    if s.name == "modern":
        size, bond, stack = (0.6, 1.2), 0.0, True
    wide = 1.5
    metal = s.shine
    grout = s.grout if s.name != "modern" else s.dark_grout
    if half_tiled:
        edge = s.casing
        hole = [(wall_window[0] - edge, wall_window[1] + edge, wall_window[2] - (edge or 0.03), wall_window[3] + edge)]
        tiles((0, y - 0.001, 0), (1, 0, 0), (0, 0, 1), (width - wide - 0.06, half_tiled), size, tile, grout, 0.0012, bond, 0.0007, 7, 0.004, hole, stack)
        tiles((0.001, 0, 0), (0, 1, 0), (0, 0, 1), (depth, half_tiled), size, tile, grout, 0.0012, bond, 0.0007, 8, 0.004, (), stack)
        if half_tiled < 2:
            for a, b in ((0, wall_window[0] - edge - 0.03), (wall_window[1] + edge + 0.03, width - wide - 0.06)):
                box((a, b), (y - 0.018, y), (half_tiled, half_tiled + 0.025), s.white_ceramic if s.name != "southern" else tile, 0.006)
            box((0, 0.018), (0, depth), (half_tiled, half_tiled + 0.025), s.white_ceramic if s.name != "southern" else tile, 0.006)
    pane = clear("shower glass", (0.88, 0.925, 0.91))
    shower(s, y, height, metal, shower_tile or tile, size, bond, stack, pane, width, wide)
    tub(1.28, y - 0.62, 0, s.white_ceramic)
    tub_filler(0.28, y - 0.55, metal)
    # A stool beside the tub.
    d.round_table(2.2, y - 1.2, 0, s.wood, s.wood_z, 0.17, 0.46, "legs")
    cushion((2.2, y - 1.2, 0.5), (0.26, 0.22, 0.07), s.towel, 5, 0.004, 0.004, 4)
    d.candle(2.24, y - 1.2, 0.535, s.wax, 0.08, 0.03)
    with group((0.012 if half_tiled else 0.0, y - 2.15, 0), 90):
        vanity(s, 1.75 if basins == 2 else 1.15, basins, mirror, front=front)
    d.rug(1.35, y - 1.95, 0.004, s.rug2, (0.8, 1.4), 0)
    with group((width, 1.75, 0), -90):
        rail(-0.35, 0.35, 0, 1.25, metal)
        towel(-0.02, 0, 1.27, s.towel, 0.5, 0.66)
    d.palm(2.12, y - 0.4, 0, s.bark, s.leaves, s.planter, 1.15, seed, 12) if s.name != "modern" else d.snake_plant(2.15, y - 0.4, 0, s.leaves, s.planter, 0.75, seed)
    if beams:
        room.beams(beams, (0.14, 0.16))
    else:
        room.downlights([(a, b) for a in (1.2, 2.9) for b in (1.3, 2.9)], s.spot)
    if s.crown:
        room.crown(0.08)
    room.daylight(1.5, sun, 1.15)
    return {"camera": camera or {"at": (width - 1.15, 0.15, 1.35), "heading": -16, "lens": 20, "shift": (0.0, -0.05)}, "detail": {"at": (3.2, y - 2.45, 1.35), "heading": -84, "lens": 23, "shift": (0.0, -0.03)}, "exposure": exposure}


def bath_01():
    return bath(STYLES["scandinavian"](), 1, mirror="round")


def bath_02():
    s = STYLES["traditional"]()
    return bath(s, 2, mirror="arch", hex_floor=True, front=s.cabinet2)


def bath_03():
    s = STYLES["modern"]()
    return bath(s, 3, mirror="long", half_tiled=2.6, front=s.cabinet2, exposure=0.5)


def bath_04():
    return bath(STYLES["southern"](), 4, mirror="arch", southern=True, beams=4, height=2.75)


BATHS = {"bath-01": bath_01, "bath-02": bath_02, "bath-03": bath_03, "bath-04": bath_04}
