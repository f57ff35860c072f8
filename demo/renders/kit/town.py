"""Buildings of more than one home: rows, blocks with balconies, lofts, shops; and homes that come on wheels."""

import bpy

from .building import box, cylinder, mesh_object
from .furniture import pendant
from .house import gable_wall, lantern, line, mass, post, railing, roof, steps
from .materials import boards, glass, plain
from .styles import D, G, W, clad, covering, tiles


def moved(build, x, y=0.0):
    """Builds at an offset."""
    before = set(bpy.data.objects)
    build()
    for made in set(bpy.data.objects) - before:
        made.location.x += x
        made.location.y += y


def terrace(k, i, flat=False):
    """One house of a row, 5.8 m wide."""
    o = k.openings
    F = 0.75
    w = 5.8
    left = i % 2 == 0
    d = 0.75 if left else w - 1.8
    a = 2.5 if left else 0.7
    base = (2.9, k.base) if k.base else None
    upper = [W(0.8, 2.3, 4.35, 6.05, 2), W(3.4, 4.9, 4.35, 6.05, 2)] if i % 2 else [W(1.5, 4.3, 4.35, 6.05, 3)]
    top = 6.9 if not flat else 9.7
    third = [W(1.0, 2.5, 7.35, 8.95, 2), W(3.3, 4.8, 7.35, 8.95, 2)] if flat else []
    mass((0.04, w - 0.04), (0, 11), (0.0, top), k.walls, o, front=[D(d, F, 1.05, 2.25), W(a, a + 2.5, 1.3, 3.1, 3), *upper, *third], left=[W(3, 4.2, 4.3, 5.8)] if i == 0 else [], right=[], base=base, corners=None if k.base else k.trim)
    box((d - 0.1, d + 1.15), (0.02, 0.4), (3.0, 3.45), k.trim, 0.01)
    if flat:
        box((0, w), (-0.25, 0.4), (top - 0.15, top + 0.25), k.trim, 0.02)
        box((0, w), (-0.12, 0.3), (top + 0.25, top + 0.4), k.iron, 0.01)
    else:
        gable_wall((0.04, w - 0.04), 0, top, 0.85, k.second)
        o.build("window", (w / 2 - 0.45, w / 2 + 0.45, top + 0.35, top + 1.45), 0.0, columns=1)
        k.roof("front", (0.25, w - 0.25), (0, 11), top + 0.2, 0.85, 0.3)
    box((d - 0.6, d + 1.65), (-1.2, 0.05), (0, F), k.stone, 0.012)
    steps((d - 0.1, d + 1.15), -1.2, F, 4, k.stone, 0.3)
    box((d - 0.55, d + 1.6), (-1.15, 0.0), (3.12, 3.26), k.trim if not flat else k.iron, 0.01)
    for x in (d - 0.45, d + 1.5):
        post(x, -1.0, (F, 3.12), k.trim if not flat else k.iron, 0.13)
        railing((x, -1.0), (x, 0), F, k.iron, 0.85, 0.12)
    lantern(d + 1.4, 0, 2.5, k.iron, k.lamp)


def row(looks, flat=False):
    beds = []
    for i, k in enumerate(looks):
        moved(lambda k=k, i=i: terrace(k, i, flat), i * 5.8)
        beds.append((((2.6 if i % 2 == 0 else 0.3) + i * 5.8, (5.5 if i % 2 == 0 else 3.2) + i * 5.8), (-1.3, 0)))
    n = len(looks)
    return {"span": (0, n * 5.8), "top": 9.8, "depth": 11, "front": -1.2, "beds": beds, "paths": [(i * 5.8 + (0.85 if i % 2 == 0 else 4.1), i * 5.8 + (1.75 if i % 2 == 0 else 5.0), -2.4) for i in range(n)], "trees": [("tree2", -3.5, -4.5, 0.75), ("tree", n * 5.8 + 3, -3, 0.85)]}


def cottage(k, i, clay):
    """A small house of stucco behind a low parapet, in a row."""
    o = k.openings
    w = 7.4
    high = (3.9, 6.6, 4.2, 6.3)[i % 4]
    d = 2.9 if i % 2 == 0 else 4.6
    upper = [W(1.2, 2.6, 4.0, 5.6, 2), W(4.6, 6.0, 4.0, 5.6, 2)] if high > 5 else []
    mass((0.06, w - 0.06), (0, 10), (0, high), k.walls, o, front=[D(d, 0.22, 1.05, 2.3), W(0.8, 2.2, 0.95, 2.6, 2), *([W(5.0, 6.5, 0.95, 2.6, 2)] if d < 4 else [W(2.7, 4.0, 0.95, 2.6, 2)]), *upper], left=[W(3, 4.2, 1, 2.4)] if i == 0 else [], right=[])
    if high > 5 or i % 4 == 0:
        box((0, w), (-0.06, 0.3), (high - 0.02, high + 0.3), k.walls, 0.03)
        for j in range(9):
            line((0.6 + j * 0.78, 0.1, high - 0.35), (0.6 + j * 0.78, -0.35, high - 0.35), 0.07, k.wood, 10)
    else:
        tiles((0.0, w), (0, 7), high, 0.42, "gable", clay, k.wood, 0.35, 30 + i)
    box((d - 0.7, d + 1.75), (-1.5, 0), (0, 0.22), k.stone, 0.012)
    # A little roof of tiles over the door.
    from .building import tile_roof

    tile_roof(((d - 0.75, -1.15, 2.8), (d + 1.8, -1.15, 2.8)), ((d - 0.75, 0.02, 3.3), (d + 1.8, 0.02, 3.3)), clay, k.wood, 0.25, 0.36, 50 + i)
    for x in (d - 0.55, d + 1.6):
        post(x, -1.0, (0.22, 2.78), k.wood, 0.14)
    lantern(d + 1.35, 0, 2.0, k.iron, k.lamp)


def cottages(looks, tone=(0.42, 0.15, 0.07)):
    from .materials import leaf

    clay = leaf("clay", tone, 0.4, 0.0, 0.75)
    beds = []
    for i, k in enumerate(looks):
        moved(lambda k=k, i=i: cottage(k, i, clay), i * 7.5)
        beds.append(((0.3 + i * 7.5, (2.1 if i % 2 == 0 else 3.7) + i * 7.5), (-1.3, 0)))
    n = len(looks)
    return {"span": (0, n * 7.5), "top": 7, "depth": 10, "front": -1.4, "beds": beds, "paths": [(i * 7.5 + (2.9 if i % 2 == 0 else 4.6), i * 7.5 + (4.0 if i % 2 == 0 else 5.7), -1.5) for i in range(n)], "trees": [("tree2", -3.5, -4.5, 0.75), ("tree", n * 7.5 + 4, -3, 0.8)]}


def midrise(k, floors=5, bays=6, plinth="brick dark"):
    """A block of flats: balconies behind glass, in two claddings over a plinth of brick."""
    o = k.openings
    o.trim = o.sill = None
    o.sill = k.iron
    wide, high, w = 4.2, 3.1, 4.2 * bays
    low = clad(plinth)
    pane = glass("balustrade", (0.86, 0.93, 0.92), 0.1)
    lobby = bays // 2
    front = []
    for i in range(bays):
        a = i * wide
        front.append(W(a + 0.6, a + wide - 0.6, 0.5 if i != lobby else 0.1, 3.0, 3 if i != lobby else 4, (2.4,), trimmed=False, dress="none" if i == lobby else None))
    mass((0, w), (0.35, 16), (0, 3.6), low, o, front=front, left=[W(3, 6, 0.6, 3, 3, trimmed=False)], right=[W(3, 6, 0.6, 3, 3, trimmed=False)])
    for f in range(1, floors):
        z = 3.6 + (f - 1) * high
        for i in range(bays):
            a = i * wide
            open_ = i % 3 != 1
            clad_ = k.walls if (i // 1) % 3 != 1 else k.second
            last = f == floors - 1
            if open_:
                mass((a, a + wide), (1.5, 16), (z, z + high), k.second, o, front=[W(a + 0.5, a + wide - 0.5, z + 0.12, z + 2.55, 3, trimmed=False)], left=[W(4, 5.6, z + 0.6, z + 2.5, trimmed=False), W(9, 10.6, z + 0.6, z + 2.5, trimmed=False)] if i == 0 else [], right=[W(4, 5.6, z + 0.6, z + 2.5, trimmed=False), W(9, 10.6, z + 0.6, z + 2.5, trimmed=False)] if i == bays - 1 else [])
                box((a + 0.02, a + wide - 0.02), (-0.15, 1.6), (z - 0.14, z + 0.06), k.trim, 0.012)
                for p, q in (((a + 0.1, -0.05), (a + wide - 0.1, -0.05)), ((a + 0.1, -0.05), (a + 0.1, 1.45)), ((a + wide - 0.1, -0.05), (a + wide - 0.1, 1.45))):
                    railing(p, q, z + 0.05, k.iron, 1.05, infill=pane)
                if f % 2 == i % 2:
                    # A chair and a pot.
                    box((a + 0.7, a + 1.3), (0.5, 1.1), (z + 0.4, z + 0.46), k.wood, 0.02)
                    box((a + 0.7, a + 1.3), (1.05, 1.1), (z + 0.4, z + 0.95), k.wood, 0.02)
                    cylinder((a + wide - 0.7, 0.5, z + 0.06), 0.2, 0.45, k.trim, 16, 0.26)
            else:
                mass((a, a + wide), (0.0, 16), (z, z + high), k.walls, o, front=[W(a + 0.6, a + 1.9, z + 0.55, z + 2.55, 1, trimmed=False), W(a + 2.3, a + 3.6, z + 0.55, z + 2.55, 1, trimmed=False)])
                box((a - 0.03, a + wide + 0.03), (-0.03, 0.1), (z - 0.06, z + 0.06), k.iron, 0.005)
    top = 3.6 + (floors - 1) * high
    box((-0.35, w + 0.35), (-0.35, 16.3), (top, top + 0.18), k.soffit, 0.01)
    box((-0.4, w + 0.4), (-0.4, 16.4), (top + 0.18, top + 0.55), k.iron, 0.015)
    # The canopy over the lobby.
    a = lobby * wide
    box((a + 0.2, a + wide - 0.2), (-1.9, 0.4), (3.05, 3.25), k.soffit, 0.01)
    for x in (a + 0.5, a + wide - 0.5):
        post(x, -1.6, (0, 3.05), k.iron, 0.14)
    beds = [((0.3, a - 0.2), (-1.6, 0.3)), ((a + wide + 0.2, w - 0.3), (-1.6, 0.3))]
    return {"span": (0, w), "top": top + 0.6, "depth": 16, "front": -1.6, "path": (a + 0.8, a + wide - 0.8, 0.3), "beds": beds, "trees": [("tree2", -5, -4.5, 0.85), ("tree2", w + 3.5, -5.5, 0.8), ("tree2", w * 0.78, -6.2, 0.62)]}


def warehouse(k, floors=4, bays=5):
    """Lofts in an old warehouse: piers of brick, wide windows of steel, shops below."""
    o = k.openings
    o.trim = None
    wide, high = 4.6, 3.9
    w = wide * bays
    ground = []
    for i in range(bays):
        a = i * wide
        ground.append(D(a + 1.8, 0.12, 1.2, 2.5) if i == bays // 2 else W(a + 0.6, a + wide - 0.6, 0.6, 3.3, 4, (2.6,), trimmed=False, dress="none"))
    mass((0, w), (0, 16), (0, 4.2), k.walls, o, front=ground, left=[W(3, 6, 1, 3.3, 4, (2.6,), trimmed=False)], right=[W(3, 6, 1, 3.3, 4, (2.6,), trimmed=False)])
    for f in range(1, floors):
        z = 4.2 + (f - 1) * high
        openings = [W(i * wide + 0.7, (i + 1) * wide - 0.7, z + 0.75, z + 3.2, 4, (z + 1.55, z + 2.4), trimmed=False) for i in range(bays)]
        sides = [W(a, a + 3, z + 0.75, z + 3.2, 4, (z + 1.55, z + 2.4), trimmed=False) for a in (2.5, 7.5, 12)]
        mass((0, w), (0, 16), (z, z + high), k.walls, o, front=openings, left=sides, right=sides)
        for i in range(bays):
            box((i * wide + 0.5, (i + 1) * wide - 0.5), (-0.04, 0.1), (z + 3.2, z + 3.5), k.stone, 0.01)
    top = 4.2 + (floors - 1) * high
    for i in range(bays + 1):
        x = i * wide
        box((x - 0.32, x + 0.32), (-0.14, 0.1), (0, top + 0.2), k.walls, 0.01)
    box((-0.4, w + 0.4), (-0.3, 0.4), (3.75, 4.15), k.stone, 0.02)
    box((-0.45, w + 0.45), (-0.4, 0.5), (top, top + 0.28), k.stone, 0.02)
    box((-0.3, w + 0.3), (-0.2, 0.3), (top + 0.28, top + 1.0), k.walls, 0.01)
    box((-0.4, w + 0.4), (-0.3, 0.4), (top + 1.0, top + 1.15), k.stone, 0.02)
    for i in range(bays):
        a = i * wide
        if i == bays // 2:
            box((a + 0.5, a + wide - 0.5), (-1.5, 0), (3.15, 3.35), k.iron, 0.01)
            continue
        awning(a + 0.45, a + wide - 0.45, 3.45, k)
        lantern(a, -0.14, 2.6, k.iron, k.lamp)
    return {"span": (0, w), "top": top + 1.1, "depth": 16, "front": -0.4, "beds": [], "path": (w / 2 - 1.6, w / 2 + 1.6, 0), "plaza": True, "trees": [("tree2", -4.5, -5.2, 0.75), ("tree2", w * 0.82, -6.4, 0.7)]}


def awning(a, b, z, k, out=1.25, drop=0.7):
    cloth = k.awning
    for i in range(int((b - a) / 0.3)):
        x = a + i * 0.3
        x1 = min(b, x + 0.3)
        c = cloth[i % len(cloth)]
        mesh_object("awning", [(x, -0.02, z), (x1, -0.02, z), (x1, -out, z - drop), (x, -out, z - drop), (x, -out, z - drop - 0.22), (x1, -out, z - drop - 0.22)], [(0, 1, 2, 3), (3, 2, 5, 4)], c)


def shop(k, storeys=2, wide=12.0):
    """A building of brick on a main street, a shop below and offices above."""
    o = k.openings
    o.trim = None
    m = wide / 2
    mass((0, wide), (0, 14), (0, 4.3), k.walls, o, front=[W(0.7, m - 1.1, 0.65, 3.2, 3, (2.6,), trimmed=False, dress="none"), D(m - 0.6, 0.12, 1.2, 2.5), W(m + 1.1, wide - 0.7, 0.65, 3.2, 3, (2.6,), trimmed=False, dress="none")], left=[W(3, 5, 1, 3)], right=[])
    box((0.7, wide - 0.7), (-0.05, 0.1), (0.1, 0.6), k.base or k.wood, 0.01)
    box((0.4, wide - 0.4), (-0.16, 0.05), (3.45, 4.15), k.gate if hasattr(k, "gate") else k.iron, 0.015)
    box((0.3, wide - 0.3), (-0.26, 0.05), (4.15, 4.3), k.stone, 0.02)
    count = int(wide / 2.4)
    z = 4.3
    for f in range(1, storeys):
        openings = [W(wide * (i + 0.5) / count - 0.55, wide * (i + 0.5) / count + 0.55, z + 0.8, z + 2.7, 1, (z + 1.75,)) for i in range(count)]
        mass((0, wide), (0, 14), (z, z + 3.7), k.walls, o, front=openings, left=[W(3, 4.1, z + 0.8, z + 2.7)], right=[])
        for i in range(count):
            x = wide * (i + 0.5) / count
            box((x - 0.7, x + 0.7), (-0.05, 0.1), (z + 2.7, z + 2.98), k.stone, 0.01)
        z += 3.7
    box((-0.25, wide + 0.25), (-0.35, 0.4), (z, z + 0.3), k.stone, 0.02)
    for i in range(int(wide / 0.6)):
        box((0.1 + i * 0.6, 0.32 + i * 0.6), (-0.25, 0), (z - 0.28, z), k.stone, 0.008)
    box((-0.1, wide + 0.1), (-0.1, 0.3), (z + 0.3, z + 0.9), k.walls, 0.01)
    awning(0.6, m - 1.0, 3.35, k)
    awning(m + 1.0, wide - 0.6, 3.35, k)
    for x in (0.35, m - 0.85, m + 0.85, wide - 0.35):
        lantern(x, -0.02, 2.5, k.iron, k.lamp)
    return {"span": (-0.3, wide + 0.3), "top": z + 1, "depth": 14, "front": -0.3, "beds": [], "plaza": True, "trees": [("tree2", -3.5, -6.2, 0.7)]}


def manufactured(k):
    """A long home from a factory, with skirting and a deck."""
    o = k.openings
    mass((0, 17), (0, 4.9), (0.7, 3.2), k.walls, o, front=[W(1.2, 2.7, 1.5, 2.6), W(4.2, 6.8, 1.35, 2.7, 3), D(8.2, 0.78, 0.95, 2.05), W(10.3, 11.9, 1.5, 2.6), W(14, 15.5, 1.5, 2.6)], left=[W(1.6, 3.2, 1.5, 2.6)], right=[W(1.6, 3.2, 1.5, 2.6)], corners=k.trim)
    box((0.05, 16.95), (0.06, 4.8), (0, 0.7), k.base or k.stone, 0)
    for at in (0, 16.8):
        gable_wall((0, 4.9), at, 3.2, 0.32, k.walls, True)
    k.roof("gable", (0, 17), (0, 4.9), 3.2, 0.32, 0.4)
    box((7.3, 11.4), (-2.4, 0), (0.6, 0.76), k.wood, 0.008)
    for x in (7.4, 9.4, 11.3):
        for y in (-2.3, -0.2):
            post(x, y, (0, 0.7), k.wood, 0.12)
    railing((9.2, -2.35), (11.3, -2.35), 0.74, k.wood, 0.9)
    railing((11.33, -2.3), (11.33, 0), 0.74, k.wood, 0.9)
    railing((7.35, -2.3), (7.35, 0), 0.74, k.wood, 0.9)
    steps((7.6, 9.1), -2.4, 0.76, 4, k.wood, 0.3)
    lantern(9.5, 0, 2.1, k.iron, k.lamp)
    return {"span": (-0.5, 17.5), "top": 4.4, "depth": 4.9, "front": -2.4, "path": (7.8, 8.9, -3.6), "beds": [((0.2, 7.0), (-1.3, 0)), ((11.6, 16.8), (-1.3, 0))], "trees": [("tree2", -4, -1, 0.8), ("spruce", 21, 3, 0.9)]}
