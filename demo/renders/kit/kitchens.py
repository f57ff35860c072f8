"""Kitchens: a run of cabinets along the back wall, an island before it, windows on the left."""

import random

from . import decor as d
from . import joinery as j
from .building import ball, box, cylinder
from .materials import plain
from .room import Room, outside
from .seating import stool
from .soft import group
from .room_styles import STYLES
from .surfaces import tiles

TOP = 0.91


def board(x, y, z, wood, size=(0.28, 0.4), round_=False, lean=14):
    """A cutting board that leans against the wall at y."""
    with group((x, y - 0.075, z + 0.004), 0, 1.0, (-lean, 0)):
        if round_:
            made = cylinder((0, 0, 0), size[0] / 2, 0.018, wood, 48, bevel=0.005)
            made.rotation_euler = (1.5708, 0, 0)
            made.location = (0, 0.0, size[0] / 2)
        else:
            box((-size[0] / 2, size[0] / 2), (-0.018, 0), (0, size[1]), wood, 0.006)


def kettle(x, y, z, metal, grip):
    d.turned([(0.085, 0), (0.1, 0.01), (0.105, 0.05), (0.085, 0.12), (0.05, 0.145), (0.02, 0.15)], metal, (x, y, z))
    ball((x, y, z + 0.162), 0.014, grip)
    d.bent([(x - 0.08, y, z + 0.11), (x - 0.08, y, z + 0.25), (x + 0.08, y, z + 0.25), (x + 0.08, y, z + 0.11)], 0.008, grip)
    d.bent([(x + 0.08, y, z + 0.06), (x + 0.14, y, z + 0.09), (x + 0.155, y, z + 0.13)], 0.011, metal)


def crock(x, y, z, pot, wood, metal, seed=1):
    r = random.Random(seed)
    d.turned([(0.055, 0), (0.06, 0.005), (0.06, 0.15), (0.055, 0.155), (0.05, 0.15), (0.05, 0.03)], pot, (x, y, z))
    for i in range(7):
        a, b = r.uniform(-0.045, 0.045), r.uniform(-0.045, 0.045)
        top = (x + a * 2.2, y + b * 2.0, z + r.uniform(0.25, 0.33))
        d.rod((x + a * 0.6, y + b * 0.6, z + 0.03), top, 0.005, wood if i % 3 else metal)
        ball(top, r.uniform(0.016, 0.026), wood if i % 3 else metal, 1.5)


def jars(x, y, z, glass_like, lid, sizes=(0.24, 0.2, 0.16)):
    for i, h in enumerate(sizes):
        cylinder((x + i * 0.13, y, z), 0.052, h, glass_like, 32, bevel=0.008)
        cylinder((x + i * 0.13, y, z + h), 0.05, 0.02, lid, 32, bevel=0.004)


def open_shelves(x, y, heights, style, seed=1, depth=0.24):
    r = random.Random(seed)
    for h in heights:
        box(x, (y - depth, y), (h, h + 0.035), style.wood, 0.004)
        a = x[0] + 0.1
        while a < x[1] - 0.14:
            kind = r.random()
            at = y - depth / 2
            if kind < 0.3:
                for k in range(r.randint(3, 6)):
                    d.turned([(0.06, 0), (0.1, 0.012), (0.105, 0.016), (0.06, 0.008), (0.0, 0.006)], r.choice([style.white_ceramic, style.pots[0]]), (a + 0.04, at, h + 0.035 + 0.012 * k))
                a += 0.27
            elif kind < 0.55:
                for k in range(r.randint(2, 3)):
                    made = d.turned(d.BOWL, r.choice([style.white_ceramic, *style.pots]), (a + 0.02, at, h + 0.035 + 0.035 * k))
                    made.scale = (0.55,) * 3
                a += 0.23
            elif kind < 0.8:
                for k in range(r.randint(2, 3)):
                    d.turned([(0.03, 0), (0.036, 0.005), (0.04, 0.09), (0.037, 0.09), (0.032, 0.01)], r.choice([style.white_ceramic, style.pots[0], style.pots[1]]), (a + k * 0.095, at, h + 0.035))
                a += 0.34
            elif kind < 0.9:
                d.pot_plant(a + 0.03, at, h + 0.035, style.leaves, style.pots[0], 0.17, r.randint(1, 99), 0.9)
                a += 0.26
            else:
                d.vase(a, at, h + 0.035, r.choice(style.pots), r.randint(0, 2), 0.7)
                a += 0.22


def kitchen(
    s, width=5.4, depth=5.4, height=2.75, back="hood", hood="steel", uppers="both", fridge="right", cooker=0.92,
    island=(2.4, 1.0), island_at=None, stools=3, stool_kind="round", stool_back=False, pendants=2, waterfall=False, windows=None,
    camera=None, seed=1, southern=False, sun=(30, -66, 3.0), beams=0, exposure=0.25, level=-0.35, fill=1.0, sink="island", tile_high=None, steel=True, runner=False,
):
    r = random.Random(seed)
    end = 0.98
    # From the left: base, range or sink, base, then the fridge.
    x0, x1 = (0.0, width - end) if fridge == "right" else (end, width)
    middle = (x0 + x1) / 2
    views = dict(windows or {"left": [(0.5, 2.2, 0.0, 2.3, 2, 0), (2.6, 4.3, 0.0, 2.3, 2, 0)]})
    if back == "window":
        views["back"] = [(middle - 0.9, middle + 0.9, 1.12, 2.3, 2, 0)]
    room = Room(width, depth, height, s, views)
    outside(room, southern, seed=seed + 3, level=level)
    y = depth
    toe, metal = 0.1, s.metal
    # The run.
    cook = cooker if back == "hood" else 0.0
    half = cook / 2
    look = dict(kind=s.door, handle=s.handle, metal=metal, toe=toe, shadow=s.dark)
    if cook:
        share = [(1, "drawers"), (1, "drawer-doors")]
        j.cabinets((x0, middle - half), (0, TOP - 0.03), y, 0.62, s.cabinet, share[::-1], **look)
        j.cabinets((middle + half, x1), (0, TOP - 0.03), y, 0.62, s.cabinet, share, **look)
        j.counter((x0, middle - half), (y - 0.645, y), TOP - 0.03, s.stone)
        j.counter((middle + half, x1), (y - 0.645, y), TOP - 0.03, s.stone)
        if s.name == "modern" or s.name == "scandinavian":
            j.cabinets((middle - half, middle + half), (0, TOP - 0.03), y, 0.62, s.cabinet, [(1, "stack")], **look)
            j.counter((middle - half, middle + half), (y - 0.645, y), TOP - 0.03, s.stone)
            box((middle - half + 0.06, middle + half - 0.06), (y - 0.56, y - 0.08), (TOP, TOP + 0.006), s.screen, 0.003)
        else:
            j.range_cooker((middle - half + 0.003, middle + half - 0.003), y - 0.01, 0.63, TOP + 0.005, s.steel, s.dark, knobs=s.metal if s.name == "traditional" else s.dark)
        kettle(middle + half * 0.45, y - 0.42, TOP + 0.04, s.steel if s.name != "southern" else s.shine, s.dark)
    else:
        hole = (middle - 0.38, middle + 0.38, y - 0.52, y - 0.13)
        apron = s.name in ("traditional", "southern")
        j.cabinets((x0, middle - 0.42), (0, TOP - 0.03), y, 0.62, s.cabinet, [(1, "drawer-doors"), (1, "drawers")], **look)
        j.cabinets((middle + 0.42, x1), (0, TOP - 0.03), y, 0.62, s.cabinet, [(1, "drawers"), (1, "drawer-doors")], **look)
        j.cabinets((middle - 0.42, middle + 0.42), (0, TOP - (0.3 if apron else 0.03)), y, 0.62, s.cabinet, [(1, "doors")], **look)
        if apron:
            j.counter((x0, middle - 0.385), (y - 0.645, y), TOP - 0.03, s.stone)
            j.counter((middle + 0.385, x1), (y - 0.645, y), TOP - 0.03, s.stone)
            box((middle - 0.385, middle + 0.385), (y - 0.12, y), (TOP - 0.03, TOP), s.stone, 0.003)
            j.apron_sink((middle - 0.38, middle + 0.38), y - 0.64, y - 0.12, TOP - 0.008, s.white_ceramic)
        else:
            j.counter((x0, x1), (y - 0.645, y), TOP - 0.03, s.stone, hole=hole)
            j.sink((hole[0] + 0.01, hole[1] - 0.01), (hole[2] + 0.01, hole[3] - 0.01), TOP - 0.03, s.steel)
        j.tap(middle, y - 0.09, TOP, s.shine if s.name != "modern" else s.black, bridge=apron)
    # Tiles behind it.
    high = 1.44
    size = s.tile_size
    grout = s.grout if s.name != "modern" else s.dark_grout
    holes = []
    if back == "window":
        holes = [(middle - 0.9 - x0 - s.casing, middle + 0.9 - x0 + s.casing, 1.12 - s.casing - 0.03 - TOP, 2.3 + s.casing + 0.02 - TOP)]
        if not s.casing:
            holes = [(middle - 0.93 - x0, middle + 0.93 - x0, 1.085 - TOP, 2.3 - TOP)]
    wall_top = height if (uppers in ("shelves", "none") or back == "hood") else high
    wall_top = min(wall_top, tile_high or wall_top)
    tiles((x0, y - 0.001, TOP), (1, 0, 0), (0, 0, 1), (x1 - x0, wall_top - TOP), size, s.tile, grout, 0.0012, s.tile_bond, 0.0007, 2, 0.005, holes, s.tile_stack)
    # Above: the hood, cupboards or shelves.
    up = (high, height - (0.12 if s.crown else 0.16))
    look_up = dict(kind=s.door, handle=s.handle, metal=metal)
    if back == "hood":
        reach = cook / 2 + 0.1
        if hood == "steel":
            j.hood_steel((middle - half, middle + half), y, 1.68, height, s.steel)
        elif hood == "plaster":
            j.hood_plaster((middle - reach, middle + reach), y, 1.66, height, s.wall if s.name != "traditional" else s.uppers, s.wood)
        elif hood == "box":
            j.hood_box((middle - reach, middle + reach), y, 1.66, height, s.uppers, s.wood if s.name != "traditional" else s.wood)
        else:
            box((middle - half, middle + half), (y - 0.36, y), (1.6, height), s.uppers, 0.004)
            box((middle - half + 0.05, middle + half - 0.05), (y - 0.33, y - 0.05), (1.59, 1.6), s.dark, 0)
        spans = [(x0, middle - reach - 0.02), (middle + reach + 0.02, x1)] if hood != "flush" else [(x0, middle - half), (middle + half, x1)]
    else:
        spans = [(x0, middle - 0.9 - s.casing - 0.06), (middle + 0.9 + s.casing + 0.06, x1)]
    for a, b in spans:
        if b - a < 0.25:
            continue
        if uppers == "both":
            count = max(1, round((b - a) / 0.75))
            j.cabinets((a, b), up, y, 0.36, s.uppers, [(1, "doors")] * count if b - a > 0.5 else [(1, "door")], **look_up)
            box((a, b), (y - 0.34, y), (up[1], height), s.uppers if s.name != "traditional" else s.trim, 0.002)
            if s.crown:
                box((a - 0.0, b + 0.0), (y - 0.4, y), (height - 0.07, height), s.trim, 0.012)
        elif uppers == "shelves":
            open_shelves((a + 0.08, b - 0.06), y - 0.006, (1.46, 1.86), s, seed + int(a * 10))
    # The fridge, in a tall surround.
    f0, f1 = (x1, width) if fridge == "right" else (0.0, x0)
    tall = up[1]
    if steel:
        box((f0, f0 + 0.022), (y - 0.68, y), (0, tall), s.cabinet if s.name != "scandinavian" else s.cabinet2, 0.003)
        box((f1 - 0.022, f1), (y - 0.68, y), (0, tall), s.cabinet if s.name != "scandinavian" else s.cabinet2, 0.003)
        j.fridge((f0 + 0.03, f1 - 0.03), y, 0.72, 1.8, s.steel, s.dark)
        j.cabinets((f0 + 0.022, f1 - 0.022), (1.84, tall), y, 0.66, s.uppers if s.name != "scandinavian" else s.cabinet2, [(1, "doors")], **look_up)
    else:
        tone = s.cabinet2 if s.name == "scandinavian" else s.uppers if s.name == "modern" else s.cabinet
        j.cabinets((f0, f1), (0, tall), y, 0.66, tone, [(1, "door")], kind=s.door, handle="bar", metal=s.metal, toe=toe, shadow=s.dark)
    box((f0, f1), (y - 0.64, y), (tall, height), s.uppers if s.name not in ("traditional", "scandinavian") else s.trim, 0.002)
    # On the counter.
    left = (x0 + middle - half) / 2
    right = (x1 + middle + half) / 2
    board(left - 0.25, y, TOP, s.wood_z, (0.3, 0.42))
    board(left - 0.1, y - 0.04, TOP, s.weave, (0.26, 0.26), True)
    crock(middle - max(half, 0.55) - 0.14, y - 0.2, TOP, s.pots[0], s.weave, s.steel, seed)
    jars(right - 0.05, y - 0.16, TOP, s.white_ceramic, s.wood)
    d.pot_plant(x1 - 0.2 if fridge == "right" else x1 - 0.3, y - 0.24, TOP, s.leaves, s.pots[1], 0.26, seed + 4, 0.3)
    d.bowl(left + 0.22, y - 0.33, TOP, s.pots[0], 0.8, s.apples, seed)
    # The island, with its seats towards the camera.
    w, dep = island
    ix, iy = island_at or (middle + 0.1, y - 0.64 - 1.1 - dep / 2)
    a0, a1 = ix - w / 2, ix + w / 2
    b0, b1 = iy - dep / 2, iy + dep / 2
    over = 0.3 if stools else 0.03
    thick = 0.05 if waterfall else 0.034
    body = (a0 + 0.03, a1 - 0.03) if not waterfall else (a0 + thick, a1 - thick)
    box((body[0] + 0.06, body[1] - 0.06), (b0 + over + 0.06, b1 - 0.06), (0, 0.1), s.dark, 0)
    box(body, (b0 + over + 0.02, b1 - 0.03), (0.1 if s.door == "slab" else 0.0, TOP - thick), s.island, 0.003)
    panels = max(2, round((body[1] - body[0]) / 0.62))
    step = (body[1] - body[0]) / panels
    for i in range(panels):
        j.door((body[0] + i * step, body[0] + (i + 1) * step), (0.1, TOP - thick - 0.002), b0 + over, s.island, s.door)
    if s.door == "shaker":
        box((body[0] - 0.008, body[1] + 0.008), (b0 + over - 0.01, b1 - 0.02), (0, 0.1), s.island, 0.004)
        for a, way in ((body[0], -1), (body[1], 1)):
            for b in ((b0 + over + 0.02, b0 + over + 0.1), (b1 - 0.11, b1 - 0.03)):
                box(tuple(sorted((a, a + way * 0.012))), b, (0.1, TOP - thick), s.island, 0.003)
            for h in ((0.1, 0.18), (TOP - thick - 0.08, TOP - thick)):
                box(tuple(sorted((a, a + way * 0.012))), (b0 + over + 0.1, b1 - 0.11), h, s.island, 0.003)
    hole = (ix + 0.15, ix + 0.8, iy - 0.02, iy + 0.36) if sink == "island" and back == "hood" else None
    j.counter((a0, a1), (b0, b1), TOP - thick, s.island_stone, thick, 0.005, hole)
    if waterfall:
        for a in (a0, a1 - thick):
            box((a, a + thick), (b0, b1), (0, TOP - thick * 0.5), s.island_stone, 0.004)
    if hole:
        j.sink((hole[0] + 0.01, hole[1] - 0.01), (hole[2] + 0.01, hole[3] - 0.01), TOP - thick, s.steel)
        with group((0.5 * (hole[0] + hole[1]), hole[2] - 0.05, TOP), 180):
            j.tap(0, 0, 0, s.shine if s.name != "modern" else s.black, 0.4, 0.19)
    for i in range(stools):
        at = a0 + w * (i + 0.5) / stools
        with group((at + r.uniform(-0.03, 0.03), b0 + 0.06 + r.uniform(-0.04, 0.02), 0), 180 + r.uniform(-12, 12)):
            stool(s.wood_z if s.name != "modern" else s.black, s.seat, 0.66, stool_kind, stool_back, i + 1, None)
    kind, shade, radius = s.pendant
    for i in range(pendants):
        at = a0 + w * (i + 0.5) / pendants
        d.pendant(at, iy, height - (0.2 if beams else 0), 0.78 - (0.2 if beams else 0), shade, s.bulb, kind, radius, s.metal)
    d.bowl(ix - w * 0.28, iy + 0.08, TOP, s.pots[1], 1.1, s.fruit, seed + 2)
    d.vase(ix - 0.08, iy + 0.15, TOP, s.pots[0], (0, 2, 1)[seed % 3], 0.95)
    d.sprigs(ix - 0.08, iy + 0.15, TOP + 0.2, s.bark, s.olive, 0.55, 8, seed + 5)
    d.books_stack(ix + w * 0.36, iy - 0.22, TOP, s.books, s.paper, 2, (0.2, 0.26), seed + 6)
    if runner:
        d.rug(ix, b1 + 0.52, 0.001, s.rug2, (0.75, 2.3), 90)
    spots = [(width * i, depth * k) for i in (0.22, 0.5, 0.78) for k in (0.45, 0.78)]
    if beams:
        room.beams(beams)
    else:
        room.downlights(spots, s.spot)
    if s.crown:
        room.crown()
    room.daylight(1.1, sun, fill)
    return {"camera": camera or {"at": (width - 1.45, 0.45, 1.35), "heading": -13, "lens": 20, "shift": (0.0, -0.04)}, "detail": {"at": (ix - 0.1, 0.55, 1.3), "heading": 0, "lens": 25, "shift": (0.0, -0.03)}, "exposure": exposure}


def kitchen_01():
    return kitchen(STYLES["scandinavian"](), hood="flush", uppers="shelves", steel=False, seed=1, tile_high=None)


def kitchen_02():
    return kitchen(STYLES["traditional"](), width=5.6, hood="plaster", island=(2.6, 1.1), stool_kind="soft", stool_back=True, seed=2, runner=True)


def kitchen_03():
    return kitchen(STYLES["modern"](), width=5.6, hood="flush", island=(2.7, 1.05), waterfall=True, pendants=3, stool_kind="soft", stool_back=True, seed=3, steel=False)


def kitchen_04():
    return kitchen(STYLES["southern"](), hood="plaster", uppers="shelves", fridge="right", beams=4, southern=True, seed=4, height=2.9, stool_kind="round", stool_back=True, sun=(40, -60, 3.4))


def kitchen_05():
    s = STYLES["scandinavian"]()
    sage = plain("sage", (0.3, 0.34, 0.27), 0.4)
    return kitchen(
        s.but(cabinet=sage, cabinet2=sage, uppers=sage, island=s.cabinet, metal=s.shine, handle="bar", pendant=("globe", s.bulb, 0.12)),
        back="window", uppers="shelves", fridge="left", steel=True, stool_kind="soft", stool_back=True, seed=7, sink="none", sun=(32, -58, 3.2),
        camera={"at": (4.1, 0.45, 1.35), "heading": -14, "lens": 20, "shift": (0.0, -0.04)},
    )


def kitchen_06():
    s = STYLES["traditional"]()
    white = plain("white", (0.8, 0.79, 0.76), 0.38)
    return kitchen(
        s.but(cabinet=white, uppers=white, island=s.wood_z, metal=s.black, shine=s.black, handle="bar", wall=s.trim, pendant=("dome", s.black, 0.2)),
        width=5.6, hood="box", fridge="left", island=(2.5, 1.05), stool_kind="round", stool_back=True, seed=11, cooker=1.2,
        camera={"at": (4.2, 0.45, 1.35), "heading": -14, "lens": 20, "shift": (0.0, -0.04)},
    )


KITCHENS = {"kitchen-01": kitchen_01, "kitchen-02": kitchen_02, "kitchen-03": kitchen_03, "kitchen-04": kitchen_04, "kitchen-05": kitchen_05, "kitchen-06": kitchen_06}
