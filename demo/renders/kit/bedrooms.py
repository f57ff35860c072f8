"""Bedrooms: the bed against the back wall, windows on the left."""

import bpy

from . import decor as d
from .building import box, cylinder
from .joinery import cabinets
from .room import Room, outside
from .seating import armchair, bench
from .soft import cushion, draped, group, standing
from .room_styles import STYLES
from .surfaces import cloth


def headboard(kind, x, y, width, s):
    w = width / 2 + 0.08
    if kind == "panels":
        step = 2 * w / 6
        for i in range(6):
            cushion((x - w + step * (i + 0.5), y - 0.07, 0.72), (step - 0.006, 0.11, 1.0), s.third, 9, 0, 0.001, i)
    elif kind == "padded":
        cushion((x, y - 0.08, 0.68), (2 * w, 0.14, 1.12), s.third, 10, 0, 0.002, 3)
    elif kind == "slats":
        for a in (x - w, x + w - 0.06):
            box((a, a + 0.06), (y - 0.07, y - 0.01), (0, 1.15), s.wood_z, 0.008)
        for h in (0.62, 1.09):
            box((x - w + 0.06, x + w - 0.06), (y - 0.06, y - 0.02), (h, h + 0.06), s.wood, 0.006)
        for i in range(15):
            a = x - w + 0.12 + i * (2 * w - 0.24) / 14
            d.rod((a, y - 0.04, 0.3), (a, y - 0.04, 1.1), 0.011, s.wood_z)
    else:
        box((x - w, x + w), (y - 0.07, y - 0.02), (0.2, 1.2), s.wood, 0.012)
        for i in range(3):
            a, b = x - w + 0.07 + i * (2 * w - 0.07) / 3, x - w + (i + 1) * (2 * w - 0.07) / 3
            box((a, b), (y - 0.085, y - 0.06), (0.42, 1.1), s.wood_z, 0.008)
        box((x - w - 0.03, x + w + 0.03), (y - 0.1, y), (1.18, 1.24), s.wood, 0.012)


def bed(s, x, y, width=1.65, kind="padded", seed=1, throw_cloth=None, accent=None):
    """The head is at y; it reaches towards -y."""
    w, long, top = width / 2, 2.06, 0.56
    headboard(kind, x, y, width, s)
    head = y - 0.12
    foot = head - long
    frame = s.third if kind in ("panels", "padded") else s.wood
    box((x - w - 0.03, x + w + 0.03), (foot - 0.03, head), (0.14, 0.34), frame, 0.015)
    for a in (x - w + 0.05, x + w - 0.1):
        for b in (foot + 0.05, head - 0.1):
            box((a, a + 0.05), (b, b + 0.05), (0, 0.14), s.black, 0.004)
    cushion((x, (head + foot) / 2, 0.43), (width, long, 0.26), s.bed_linen, 14, 0, 0.001, seed)
    # The duvet falls on the mattress.
    solid = box((x - w, x + w), (foot, head), (0.2, top), s.bed_linen, 0.03)
    solid.hide_render = True
    size = (width + 0.72, 1.62)
    draped("duvet", size, (x, foot - 0.28 + size[1] / 2, top + 0.03), s.bed_linen, [solid], 24, 0.042, weight=0.35, stiffness=4.0, cells=34)
    cushion((x, foot - 0.28 + size[1] - 0.14, top + 0.045), (width + 0.1, 0.34, 0.085), s.bed_linen, 4.0, 0.008, 0.02, seed + 4)
    if throw_cloth:
        over = box((x - w - 0.07, x + w + 0.07), (foot - 0.05, head - 0.8), (0.2, top + 0.055), s.bed_linen, 0.04)
        over.hide_render = True
        bpy.data.objects.remove(solid)
        draped("blanket", (width + 0.85, 0.62), (x + 0.04, foot + 0.42, top + 0.1), throw_cloth, [over], 24, 0.012, 4, 3.0, 0.3, 34)
        bpy.data.objects.remove(over)
    else:
        bpy.data.objects.remove(solid)
    # Pillows: two rows that lean, and one small in front.
    for i, a in enumerate((x - w / 2, x + w / 2)):
        standing(a, head - 0.3, top - 0.02, s.bed_linen, 0.72, (-4, 5)[i], 22, seed + i, 0.5)
        standing(a + (0.03, -0.03)[i], head - 0.46, top - 0.02, s.bed_second if accent is None else accent, 0.66, (5, -6)[i], 30, seed + i + 5, 0.44)
    standing(x + 0.02, head - 0.62, top - 0.01, s.pillows[0], 0.5, 4, 34, seed + 11, 0.32)


def nightstand(s, x, y, kind="drawers", wide=0.5):
    a, b = x - wide / 2, x + wide / 2
    if kind == "round":
        d.round_table(x, y - 0.26, 0, s.wood, s.wood_z, 0.25, 0.52, "drum")
        return 0.52
    cabinets((a, b), (0.16, 0.52), y - 0.02, 0.42, s.wood if s.name != "modern" else s.cabinet2, [(1, "stack")], s.door if s.door == "slab" else "slab", "knob" if s.handle else None, s.metal)
    box((a - 0.015, b + 0.015), (y - 0.46, y - 0.01), (0.52, 0.545), s.wood, 0.006)
    for u in (a + 0.02, b - 0.05):
        for v in (y - 0.42, y - 0.08):
            box((u, u + 0.03), (v, v + 0.03), (0, 0.16), s.wood_z, 0.003)
    return 0.545


def bedroom(
    s, kind="padded", seed=1, width=4.7, depth=4.7, height=2.65, windows=None, lamp="table", lamp_kind=2, art="one", extra="chair", rug=None, accent=None,
    wall_accent=False, beams=0, southern=False, sun=(30, -64, 3.0), exposure=0.25, level=-0.35, camera=None, panelling=False, chandelier=None,
):
    s = s.but(accent="back") if wall_accent else s
    views = windows or {"left": [(0.9, 2.2, 0.6 if s.casing else 0.35, 2.2, 2, 1 if s.casing else 0), (2.6, 3.9, 0.6 if s.casing else 0.35, 2.2, 2, 1 if s.casing else 0)]}
    room = Room(width, depth, height, s, views)
    outside(room, southern, seed=seed + 3, level=level)
    x = width / 2 + 0.12
    y = depth
    if panelling:
        paint = s.accent_wall if wall_accent else s.trim
        step = width / 6
        for i in range(7):
            a = min(max(step * i - 0.03, 0), width - 0.06)
            box((a, a + 0.06), (y - 0.02, y), (0.13, 1.5), paint, 0.003)
        for h in ((0.0, 0.14), (1.44, 1.5)):
            box((0, width), (y - 0.022, y), h, paint, 0.003)
        box((0, width), (y - 0.05, y), (1.5, 1.53), paint, 0.006)
        y -= 0.03
    bed(s, x, y, 1.65, kind, seed, s.throw, accent)
    d.rug(x, y - 1.55, 0.0, rug or s.rug, (3.1, 2.3))
    for i, at in enumerate((x - 1.24, x + 1.24)):
        top = nightstand(s, at, y, "round" if lamp == "pendant" and s.name == "scandinavian" else "drawers")
        if lamp == "table":
            d.table_lamp(at + (0.05, -0.05)[i], y - 0.22, top, s.pots[0], s.lampshade, lamp_kind, 1.0)
        elif lamp == "pendant":
            d.pendant(at, y - 0.25, height, height - 1.45, s.black if s.name == "modern" else s.metal, s.bulb, "globe" if s.name != "southern" else "cone", 0.085)
        if i == 0:
            d.books_stack(at - 0.06, y - 0.3, top, s.books, s.paper, 2, (0.16, 0.22), seed)
        else:
            d.vase(at + 0.1, y - 0.26, top, s.pots[1], 2, 0.62)
            d.sprigs(at + 0.1, y - 0.26, top + 0.12, s.bark, s.olive, 0.3, 6, seed + 2)
    if art == "one":
        d.frame((x - 0.65, x + 0.65), (1.5, 2.25), y, s.art_frame, s.mat, s.art[seed % 3], 0.03, 0.0)
    elif art == "two":
        for a in (-0.78, 0.08):
            d.frame((x + a, x + a + 0.7), (1.4, 2.25), y, s.art_frame, s.mat, s.art[0 if a < 0 else 2])
    elif art == "three":
        for i in range(3):
            d.frame((x - 1.0 + 0.7 * i, x - 0.42 + 0.7 * i), (1.65, 2.3), y, s.art_frame, s.mat, s.art[i])
    if extra == "chair":
        with group((0.72, 3.9, 0), 40):
            armchair(s.second, s.wood_z, "barrel" if s.name == "scandinavian" else "club", s.pillows[2], seed)
    if extra == "plant" or s.name != "traditional":
        d.fig(0.5, y - 0.45 if extra != "chair" else 0.9, 0, s.bark, s.leaves, s.planter, 1.65, seed + 5)
    with group((x, y - 2.55, 0)):
        bench(s.second, s.wood_z, 1.25, 0.42, 0.46, seed)
    # A chest of drawers on the right wall, with a mirror.
    with group((width, 2.75, 0), -90):
        cabinets((-0.75, 0.75), (0.14, 0.82), -0.01, 0.46, s.wood if s.door == "shaker" else s.cabinet2 if s.name == "modern" else s.cabinet, [(1, "drawers"), (1, "drawers")], s.door, s.handle, s.metal)
        box((-0.77, 0.77), (-0.49, -0.005), (0.82, 0.85), s.wood, 0.006)
        for a in (-0.7, 0.66):
            box((a, a + 0.04), (-0.42, -0.38), (0, 0.14), s.wood_z, 0.003)
        d.turned([(0.4, 0), (0.43, 0.008), (0.43, 0.025), (0.405, 0.03)], s.art_frame, (0, 0, 1.5), 64).rotation_euler = (1.5708, 0, 0)
        made = cylinder((0, 0, 0), 0.41, 0.01, s.mirror, 64)
        made.rotation_euler = (1.5708, 0, 0)
        made.location = (0, -0.012, 1.5)
        d.vase(-0.5, -0.25, 0.85, s.pots[0], 0, 0.9)
        d.books_stack(0.45, -0.24, 0.85, s.books, s.paper, 3, (0.2, 0.26), seed + 3)
    for hole in views.get("left", []):
        room.curtains("left", (hole[0] - 0.38, hole[1] + 0.38), (0.015, min(height - 0.12, hole[3] + 0.25)), s.drape, s.rod, (0.34, 0.34), 0.11)
    for hole in views.get("back", []):
        room.curtains("back", (hole[0] - 0.3, hole[1] + 0.3), (0.015, height - 0.12), s.drape, s.rod, (0.3, 0.3), 0.11)
    if chandelier:
        d.chandelier(width / 2, 2.3, height, 0.45, s.metal, s.bulb, 0.34, 6)
    if beams:
        room.beams(beams, (0.16, 0.18))
    if s.crown:
        room.crown()
    room.daylight(1.2, sun)
    return {"camera": camera or {"at": (width - 1.35, 0.3, 1.3), "heading": -11, "lens": 20, "shift": (0.0, -0.05)}, "detail": {"at": (x + 0.75, depth - 2.75, 1.15), "heading": -28, "lens": 26, "shift": (0.0, -0.04)}, "exposure": exposure}


def bedroom_01():
    return bedroom(STYLES["scandinavian"](), "slats", 2, art="two", lamp="pendant")


def bedroom_02():
    return bedroom(STYLES["traditional"](), "panels", 3, wall_accent=True, panelling=True, art="three", rug=None, chandelier=True)


def bedroom_03():
    s = STYLES["modern"]()
    return bedroom(s.but(third=cloth("warm grey", (0.36, 0.335, 0.31), 700)), "panels", 5, lamp="pendant", wall_accent=True, art="one", width=5.0, windows={"left": [(0.6, 3.9, 0.0, 2.45, 3, 0)]})


def bedroom_04():
    return bedroom(STYLES["southern"](), "wood", 6, lamp_kind=0, beams=4, southern=True, height=2.9, art="one")


def bedroom_05():
    s = STYLES["scandinavian"]()
    oat = s.but(third=cloth("oat", (0.6, 0.55, 0.46), 700), bed_second=cloth("clay", (0.5, 0.32, 0.22), 700), lampshade=s.lampshade)
    return bedroom(oat, "padded", 8, art="one", rug=s.rug2, lamp_kind=0, extra="plant", windows={"left": [(1.2, 3.4, 0.3, 2.25, 2, 0)]})


BEDROOMS = {"bedroom-01": bedroom_01, "bedroom-02": bedroom_02, "bedroom-03": bedroom_03, "bedroom-04": bedroom_04, "bedroom-05": bedroom_05}
