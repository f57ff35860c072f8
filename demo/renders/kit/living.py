"""Living rooms."""

import random

from . import decor as d
from .building import arch_wall, box, cylinder
from .joinery import bookcase, cabinets, fireplace, shelf_things
from .room import Room, outside
from .seating import armchair, sofa
from .soft import group
from .room_styles import STYLES
from .surfaces import cloth


def living_01():
    """Light oak, a wall of windows on the left and behind."""
    s = STYLES["scandinavian"]()
    room = Room(5.6, 6.2, 2.75, s, {"left": [(1.2, 3.2, 0.0, 2.45, 2, 0), (3.7, 5.7, 0.0, 2.45, 2, 0)], "back": [(3.5, 5.0, 0.75, 2.35, 2, 0)]})
    outside(room, seed=3)
    d.rug(2.75, 3.6, 0.0, s.rug, (2.6, 3.3))
    with group((4.5, 3.55, 0), -90):
        sofa(s.main, s.wood_z, 2.4, 0.96, 3, [s.pillows[0], s.pillows[1], s.pillows[3], s.pillows[2]], s.throw, seed=2)
    with group((1.75, 5.15, 0), 38):
        armchair(s.second, s.wood_z, "lounge", s.pillows[2], 4)
    with group((1.35, 2.55, 0), 118):
        armchair(s.second, s.wood_z, "barrel", None, 6)
    d.round_table(2.85, 3.4, 0.014, s.wood, s.wood_z, 0.46, 0.38, "drum")
    d.round_table(2.35, 3.95, 0.014, s.island_stone, s.black, 0.27, 0.46, "legs")
    top = d.books_stack(2.98, 3.32, 0.394, s.books, s.paper, 3, seed=3)
    d.bowl(2.98, 3.32, top, s.pots[1], 0.55)
    d.vase(2.68, 3.55, 0.394, s.pots[0], 2, 0.9)
    d.sprigs(2.68, 3.55, 0.394 + 0.16, s.bark, s.olive, 0.5, 7, 3)
    d.floor_lamp(4.95, 5.05, 0, s.metal, s.lampshade, 1.55, True)
    d.fig(0.62, 5.72, 0, s.bark, s.leaves, s.planter, 1.85, 5)
    # A low console with pictures over it, behind.
    with group((1.9, 6.2, 0)):
        cabinets((-0.85, 0.85), (0.14, 0.62), 0, 0.42, s.cabinet, [(1, "door"), (1, "door-left"), (1, "door")], "slab")
        for a in (-0.75, 0.75):
            d.rod((a, -0.1, 0), (a, -0.1, 0.14), 0.014, s.metal)
            d.rod((a, -0.36, 0), (a, -0.36, 0.14), 0.014, s.metal)
    d.frame((1.15, 1.85), (1.15, 2.1), 6.2, s.art_frame, s.mat, s.art[0])
    d.frame((1.97, 2.67), (1.15, 2.1), 6.2, s.art_frame, s.mat, s.art[2])
    with group((5.6, 3.6, 0), -90):
        d.frame((-0.75, 0.75), (1.2, 2.2), 0, s.art_frame, s.mat, s.art[1])
    d.table_lamp(2.55, 5.98, 0.62, s.pots[0], s.lampshade, 2, 0.85)
    d.books_stack(1.7, 5.98, 0.62, s.books, s.paper, 2, (0.2, 0.26), 8)
    d.vase(1.3, 5.99, 0.62, s.pots[1], 0, 0.8)
    for u in ((0.95, 3.45), (3.45, 5.95)):
        room.curtains("left", u, (0.02, 2.6), s.drape, None, (0.32, 0.32), 0.12)
    d.rod((0.12, 0.8, 2.61), (0.12, 6.05, 2.61), 0.012, s.rod)
    room.daylight(1.1, (30, -66, 3.4), 0.8)
    return {"camera": {"at": (4.3, 0.3, 1.3), "heading": -17, "lens": 20, "shift": (0.0, -0.03)}, "detail": {"at": (1.2, 0.9, 1.2), "heading": 40, "lens": 25, "shift": (0.0, -0.04)}, "exposure": 0.1}


def hearth_room(s, seed=1, pictures=True, rug=None, armchairs="club", sun=(32, -64, 3.2), exposure=0.5, chandelier=True, wall=None):
    """Traditional: a fireplace between bookcases, a sofa on the right, two armchairs on the left by the windows."""
    room = Room(5.8, 5.8, 2.75, s, {"left": [(0.9, 2.3, 0.55, 2.25, 2, 1), (2.9, 4.3, 0.55, 2.25, 2, 1)]})
    outside(room, seed=seed + 2)
    x = 2.9
    fireplace(x, 5.8, s.trim, s.island_stone, s.dark, s.island_stone, kind="mantel", wood=s.bark, breast=s.accent_wall if wall else s.wall, top=2.75)
    for a, b in ((0.25, 1.98), (3.82, 5.55)):
        bookcase((a, b), (0, 2.55), 5.8, s.trim, s, 4, 0.3, seed + int(a * 7), 2, 0.85)
        box((a - 0.02, b + 0.02), (5.46, 5.8), (2.55, 2.75), s.trim, 0.006)
    front = 5.5
    if pictures:
        d.frame((x - 0.5, x + 0.5), (1.4, 2.35), front, s.art_frame, s.mat, s.art[seed % 2], 0.05, 0.0)
    else:
        d.turned([(0.42, 0), (0.46, 0.01), (0.46, 0.03), (0.42, 0.035)], s.art_frame, (x, front, 1.9), 64).rotation_euler = (1.5708, 0, 0)
        glass = cylinder((0, 0, 0), 0.43, 0.01, s.mirror, 64)
        glass.rotation_euler = (1.5708, 0, 0)
        glass.location = (x, front - 0.012, 1.9)
    for a in (-0.62, 0.66):
        d.candle(x + a, front - 0.1, 1.178, s.wax, 0.16, 0.03)
        d.candle(x + a - 0.09, front - 0.1, 1.178, s.wax, 0.1, 0.03)
    d.vase(x + 0.42, front - 0.1, 1.178, s.pots[0], 1, 0.7)
    d.rug(x, 3.35, 0.0, rug or s.rug, (2.6, 3.4), 90)
    with group((4.75, 3.2, 0), -90):
        sofa(s.main, s.wood_z, 2.3, 0.98, 3, [s.pillows[0], s.pillows[1], s.pillows[2], s.pillows[3]], s.throw, seed=seed, roll=True, skirt=False)
    with group((1.3, 4.15, 0), 72):
        armchair(s.second, s.wood_z, armchairs, s.pillows[2], seed + 3)
    with group((1.2, 2.35, 0), 104):
        armchair(s.second, s.wood_z, armchairs, s.pillows[1], seed + 8)
    d.round_table(1.1, 3.25, 0.0, s.wood, s.wood_z, 0.25, 0.52, "pedestal")
    d.table_lamp(1.1, 3.3, 0.52, s.pots[0], s.lampshade, 0, 0.85)
    with group((2.95, 3.2, 0.012), 90):
        d.coffee_table(0, 0, 0, s.wood, s.wood_z, (1.25, 0.7), 0.42, s.wood)
        d.tray(-0.25, 0.05, 0.42, s.wood_y)
        d.books_stack(0.33, -0.05, 0.42, s.books, s.paper, 3, (0.24, 0.3), seed + 1)
        d.books_stack(0.1, 0.0, 0.137, s.books, s.paper, 3, (0.26, 0.32), seed + 4)
        d.vase(-0.28, 0.05, 0.432, s.pots[1], 2, 0.9)
    d.sprigs(2.9, 2.92, 0.432 + 0.18, s.bark, s.olive, 0.42, 8, seed + 2)
    d.floor_lamp(5.4, 4.75, 0, s.metal, s.lampshade, 1.55)
    d.basket(1.75, 5.2, 0.0, s.weave, 0.18, 0.3)
    if chandelier:
        d.chandelier(x, 3.2, 2.75, 0.62, s.metal, s.bulb)
    with group((5.8, 3.1, 0), -90):
        for i in range(3):
            d.frame((-1.15 + 0.8 * i, -0.45 + 0.8 * i), (1.25, 2.1), 0, s.art_frame, s.mat, s.art[i])
    for a, b in ((0.5, 2.7), (2.5, 4.7)):
        room.curtains("left", (a, b), (0.015, 2.45), s.drape, s.rod, (0.3, 0.3), 0.11)
    room.crown()
    room.daylight(1.2, sun)
    return {"camera": {"at": (3.75, 0.35, 1.3), "heading": -10, "lens": 20, "shift": (0.0, -0.03)}, "detail": {"at": (4.1, 2.1, 1.2), "heading": -40, "lens": 26, "shift": (0.0, -0.04)}, "exposure": exposure}


def lounge(s, seed=1, level=-0.35, sun=(36, 60, 3.2), exposure=0.2, screen=True, southern=False):
    """Modern: glass from wall to wall behind, a sectional, a dark chimney breast with a long fire."""
    room = Room(6.2, 5.8, 2.9, s, {"back": [(2.0, 6.0, 0.0, 2.75, 4, 0)]})
    outside(room, southern, seed=seed + 2, level=level)
    with group((0.0, 3.1, 0), 90):
        fireplace(0, 0, None, None, s.dark, None, kind="linear", breast=s.island_stone, top=2.9)
        if screen:
            box((-0.72, 0.72), (-0.41, -0.37), (1.15, 1.97), s.screen, 0.004)
        # A bed of embers, and slats on both sides.
        box((-0.7, 0.7), (-0.3, -0.06), (0.43, 0.45), s.wax, 0.004)
    for a, b in ((0.3, 1.78), (4.42, 5.7)):
        n = int((b - a) / 0.045)
        for i in range(n):
            at = a + i * 0.045
            box((0.0, 0.03), (at, at + 0.026), (0.0, 2.9), s.wood_z, 0.002)
        box((0, 0.006), (a, b), (0, 2.9), s.dark, 0)
    with group((0.02, 5.05, 0), 90):
        cabinets((-0.62, 0.62), (0.22, 0.6), 0, 0.4, s.cabinet, [(1, "door"), (1, "door")], "slab")
        d.vase(-0.3, -0.2, 0.6, s.pots[1], 0, 0.9)
        d.books_stack(0.2, -0.2, 0.6, s.books, s.paper, 3, seed=seed)
    d.rug(3.1, 3.2, 0.0, s.rug, (3.2, 2.6))
    with group((4.55, 2.9, 0), -90):
        sofa(s.main, s.black, 2.9, 1.02, 3, [s.pillows[0], s.pillows[1], s.pillows[3], s.pillows[2]], s.throw, chaise=-1, seed=seed)
    with group((2.3, 4.85, 0), 28):
        armchair(s.second, s.wood_z, "lounge", s.pillows[2], seed)
    d.round_table(2.9, 3.05, 0.014, s.wood, s.black, 0.45, 0.34, "drum")
    d.round_table(2.45, 2.6, 0.014, s.island_stone, s.black, 0.3, 0.44, "drum")
    d.books_stack(3.0, 2.95, 0.354, s.books, s.paper, 3, seed=seed + 2)
    d.bowl(2.72, 3.2, 0.354, s.pots[0], 0.8)
    d.vase(2.45, 2.6, 0.454, s.pots[1], 1, 0.8)
    d.sprigs(2.45, 2.6, 0.454 + 0.2, s.bark, s.olive, 0.42, 7, seed)
    d.palm(0.85, 4.35, 0, s.bark, s.leaves, s.planter, 1.5, seed + 4) if not screen else d.snake_plant(5.75, 5.4, 0, s.leaves, s.planter, 0.85, seed + 1, 1.1)
    d.fig(1.35, 5.35, 0, s.bark, s.leaves, s.planter, 1.75, seed + 5)
    d.floor_lamp(5.8, 4.55, 0, s.metal, s.lampshade, 1.6)
    with group((6.2, 2.6, 0), -90):
        d.frame((-0.9, 0.9), (1.1, 2.2), 0, s.art_frame, s.mat, s.art[0], 0.025, 0.0)
    room.curtains("back", (1.75, 6.1), (0.015, 2.88), s.drape, None, (0.35, 0.35), 0.12)
    room.downlights([(a, b) for a in (1.2, 3.1, 5.0) for b in (2.2, 4.4)], s.spot)
    room.daylight(1.1, sun)
    return {"camera": {"at": (3.95, 0.3, 1.3), "heading": -12, "lens": 20, "shift": (0.0, -0.03)}, "detail": {"at": (1.5, 1.3, 1.2), "heading": 42, "lens": 23, "shift": (0.0, -0.04)}, "exposure": exposure}


def hacienda(s, seed=1, sun=(38, -62, 3.4), exposure=0.4):
    """Southern: beams, terracotta, an arch to the next room, a plastered corner fireplace."""
    room = Room(5.8, 5.8, 3.0, s, {"left": [(1.0, 2.5, 0.0, 2.35, 2, 2), (3.1, 4.6, 0.0, 2.35, 2, 2)]})
    outside(room, True, seed=seed + 2)
    # The breast stands before the back wall, with an arched hearth.
    arch_wall((1.75, 3.65), (0, 3.0), [(2.7, 0.42, 0.62)], s.wall, 5.35, 0.45)
    box((2.2, 3.2), (5.7, 5.78), (0, 1.2), s.dark, 0)
    box((1.65, 3.75), (5.0, 5.8), (0, 0.22), s.wall, 0.02)
    box((1.65, 3.75), (4.98, 5.36), (0.22, 0.25), s.bath_floor, 0.006)
    for i in range(4):
        d.rod((2.45 + 0.02 * i, 5.5 + 0.03 * (i % 3), 0.3 + 0.05 * (i // 2)), (2.98 - 0.02 * i, 5.52 + 0.03 * ((i + 1) % 3), 0.3 + 0.05 * (i // 2)), 0.04, s.bark, 12)
    box((1.6, 3.8), (5.2, 5.4), (1.42, 1.52), s.wood, 0.012)
    d.frame((2.25, 3.15), (1.68, 2.6), 5.35, s.art_frame, s.mat, s.art[0], 0.04, 0.0)
    d.vase(1.8, 5.27, 1.52, s.pots[1], 0, 0.8)
    d.vase(2.02, 5.28, 1.52, s.pots[0], 2, 0.7)
    d.candle(3.5, 5.28, 1.52, s.wax, 0.16)
    d.candle(3.6, 5.28, 1.52, s.wax, 0.11)
    # A niche with shelves on its right.
    for i, h in enumerate((0.75, 1.2, 1.65, 2.1)):
        box((3.95, 5.55), (5.5, 5.8), (h, h + 0.05), s.wood, 0.008)
    r = random.Random(seed + 5)
    for h in (0.8, 1.25, 1.7, 2.15):
        shelf_things(4.0, 5.5, 5.8, h, s, r, 0.28, 0.4)
    d.rug(2.9, 3.2, 0.0, s.rug, (2.6, 3.4), 0)
    with group((4.75, 3.1, 0), -90):
        sofa(s.main, s.wood_z, 2.35, 1.0, 3, [s.pillows[0], s.pillows[1], s.pillows[2], s.pillows[3]], s.throw, seed=seed)
    with group((1.35, 4.2, 0), 62):
        armchair(s.second, s.wood_z, "club", s.pillows[0], seed + 3)
    with group((1.25, 2.2, 0), 112):
        armchair(s.second, s.wood_z, "club", s.pillows[2], seed + 7)
    with group((2.95, 3.1, 0.012), 90):
        d.coffee_table(0, 0, 0, s.wood, s.wood_z, (1.3, 0.75), 0.42, s.wood)
        d.bowl(-0.25, 0.05, 0.42, s.pots[1], 1.1)
        d.books_stack(0.32, -0.05, 0.42, s.books, s.paper, 3, (0.24, 0.3), seed + 1)
        d.candle(0.05, 0.2, 0.42, s.wax, 0.12)
    d.palm(0.7, 5.2, 0, s.bark, s.leaves, s.planter, 1.55, seed + 4)
    d.floor_lamp(5.4, 4.75, 0, s.metal, s.lampshade, 1.55)
    with group((5.8, 3.1, 0), -90):
        d.frame((-0.8, 0.8), (1.2, 2.25), 0, s.art_frame, s.mat, s.art[1], 0.04, 0.0)
    d.chandelier(2.9, 3.1, 3.0, 0.8, s.metal, s.bulb, 0.5)
    room.beams(5, (0.18, 0.22), "y")
    for a, b in ((0.7, 2.8), (2.8, 4.9)):
        room.curtains("left", (a, b), (0.015, 2.6), s.drape, s.rod, (0.25, 0.25), 0.11)
    room.daylight(1.2, sun)
    return {"camera": {"at": (3.75, 0.35, 1.35), "heading": -10, "lens": 20, "shift": (0.0, -0.03)}, "detail": {"at": (4.1, 2.1, 1.2), "heading": -40, "lens": 26, "shift": (0.0, -0.04)}, "exposure": exposure}


def living_02():
    return hearth_room(STYLES["traditional"](), seed=4)


def living_03():
    return lounge(STYLES["modern"](), seed=3)


def living_04():
    return hacienda(STYLES["southern"](), seed=3)


def living_05():
    s = STYLES["scandinavian"]()
    return lounge(s, seed=8, screen=False)


def living_06():
    s = STYLES["traditional"]()
    blue = cloth("blue", (0.075, 0.13, 0.2), 700)
    return hearth_room(s.but(main=blue, second=cloth("cream", (0.7, 0.65, 0.55), 700), pillows=[s.pillows[2], s.pillows[1], s.pillows[2], s.pillows[3]], accent_wall=s.wall), seed=9, rug=s.rug2, pictures=False, chandelier=False)


LIVING = {"living-01": living_01, "living-02": living_02, "living-03": living_03, "living-04": living_04, "living-05": living_05, "living-06": living_06}
