"""Back yards in the north (deck, lawn, cedar fence) and patios in the south (pavers, pergola, pool)."""

import math
import random

from mathutils import Vector

from . import decor as d
from .building import box, mesh_object, wall, window
from .foliage import Growth, broadleaf, lawn, place, spruce, tuft
from .materials import boards, glass, leaf, mottled, plain, water
from .seating import dining_chair
from .soft import cushion, group, standing
from .studio import sky, sun
from .surfaces import clay, cloth, metal, planks, tiles, timber

BLUE = [(0.0, (0.9, 0.95, 1.0)), (0.25, (0.5, 0.72, 1.0)), (1.0, (0.13, 0.33, 0.85))]
WARM = [(0.0, (1.0, 0.86, 0.7)), (0.25, (0.66, 0.76, 0.95)), (1.0, (0.2, 0.38, 0.8))]


def outdoor_sofa(frame, fabric, seats=3, seed=1, pillows=()):
    """Slatted timber with loose cushions; faces -y."""
    long = 0.72 * seats + 0.14
    w = long / 2
    for a in (-w, w - 0.06):
        for b in (-0.4, 0.36):
            box((a, a + 0.06), (b, b + 0.06), (0, 0.62), frame, 0.006)
        box((a - 0.01, a + 0.07), (-0.42, 0.43), (0.6, 0.635), frame, 0.006)
    box((-w, w), (-0.4, 0.42), (0.22, 0.29), frame, 0.006)
    for i in range(4):
        box((-w + 0.06, w - 0.06), (0.38, 0.41), (0.34 + 0.1 * i, 0.42 + 0.1 * i), frame, 0.004)
    for i in range(seats):
        at = -w + 0.07 + 0.72 * (i + 0.5)
        cushion((at, -0.02, 0.36), (0.7, 0.76, 0.15), fabric, 9, 0.012, 0.003, seed + i)
        cushion((at, 0.27, 0.6), (0.68, 0.15, 0.42), fabric, 6, 0.015, 0.005, seed + 9 + i, tilt=(-12, 0))
    for i, each in enumerate(pillows):
        standing((-w + 0.4, w - 0.4)[i % 2], 0.02, 0.44, each, 0.44, (10, -10)[i % 2], 24, seed + i)


def agave(x, y, z, leaves, size=0.5, seed=1):
    g = Growth(seed)
    r = g.random
    for i in range(30):
        angle, up = i * 2.4, 0.25 + 1.5 * i / 30
        way = Vector((math.cos(angle), math.sin(angle), up)).normalized()
        d.blade(g, Vector((0, 0, 0.02)) + way * 0.04, way, size * r.uniform(0.8, 1.05), size * 0.2, 6, 0.12, 0.5)
    place(d.smooth_leaves(g.mesh("agave", leaves, leaves)), (x, y, z))


def pot(x, y, z, material, size=1.0):
    d.turned([(0.16, 0), (0.2, 0.02), (0.26, 0.25), (0.27, 0.42), (0.29, 0.44), (0.29, 0.5), (0.25, 0.5), (0.24, 0.44), (0.0, 0.42)], material, (x, y, z), 48).scale = (size,) * 3


def fence(u, at, z, wood, turn=False, high=1.8, width=0.14):
    """Boards from `z`, with posts and a cap."""
    r = random.Random(int(u[0] * 10))
    a = u[0]
    def part(along, across, height, bevel=0.003):
        return box(across, along, height, wood, bevel) if turn else box(along, across, height, wood, bevel)
    while a < u[1]:
        lean = r.uniform(-0.004, 0.004)
        part((a, a + width - 0.006), (at + lean, at + 0.02 + lean), (z + 0.05, z + high))
        a += width
    a = u[0]
    while a < u[1] + 0.1:
        part((a - 0.05, a + 0.05), (at - 0.02, at + 0.08), (z, z + high + 0.1), 0.006)
        a += 2.4
    part((u[0], u[1]), (at - 0.04, at + 0.1), (z + high, z + high + 0.04), 0.005)
    part((u[0], u[1]), (at - 0.015, at + 0.03), (z + 0.2, z + 0.29))


def meadow(x, y, keep_out=(), dry=False, seed=3):
    tint = (0.12, 0.24, 0.04) if not dry else (0.2, 0.24, 0.08)
    soil = mottled("soil", (tint[0] * 0.6, tint[1] * 0.55, tint[2] * 0.6), 2.5, 0.3, 1.0)
    box((-40, 40), (-20, 60), (-0.4, -0.012), soil, 0)
    blade = leaf("grass", tint, 0.25, 0.35)
    patches = [tuft(f"grass{i}", blade, 1900, 0.8, (0.035, 0.075), 0.004, 0.5, seed * 10 + i) for i in range(3)]
    lawn(patches, x, y, keep_out, seed=seed)


def northern_trees(seed, back=12.0, wide=(-16, 18)):
    r = random.Random(seed)
    bark = mottled("bark", (0.13, 0.1, 0.075), 14, 0.5, 0.95, 0.02)
    birch = mottled("birch", (0.5, 0.48, 0.44), 9, 0.4, 0.85, 0.01)
    green = leaf("green", (0.11, 0.21, 0.04), 0.4, 0.45)
    light = leaf("light", (0.17, 0.26, 0.05), 0.4, 0.5)
    needles = leaf("needles", (0.035, 0.085, 0.05), 0.35, 0.15)
    trees = [
        broadleaf("maple", bark, green, 8.5, 0.17, 4, 0.22, 50, 0.5, 0.1, (15, 8, 5), (0.13, 0.1), 22, 0.45, 0.16, seed),
        broadleaf("birch", birch, light, 8.5, 0.1, 4, 0.2, 42, 0.42, 0.12, (22, 8, 5), (0.085, 0.07), 22, 0.35, 0.14, seed + 1),
        spruce("spruce", bark, needles, 9.5, 2.1, seed + 2, 34, 0.22),
    ]
    for i in range(15):
        place(trees[(0, 2, 1, 0, 2)[i % 5]], (wide[0] + (wide[1] - wide[0]) * (i + r.random()) / 15, back + r.uniform(1.2, 6), -0.1), r.uniform(0.75, 1.1), r.random() * 6)
    return trees, bark


def bed_of_shrubs(x, y, seed, z=0.0, flowers=None):
    r = random.Random(seed)
    bark = mottled("twig", (0.1, 0.08, 0.05), 14, 0.5)
    shrubs = [
        broadleaf("box shrub", bark, leaf("box", (0.05, 0.12, 0.025), 0.4, 0.25), 0.9, 0.03, 3, 0.05, 60, 0.75, 0.1, (13, 8), (0.04, 0.026), 46, 0.13, 0.2, seed),
        broadleaf("lime shrub", bark, leaf("lime", (0.17, 0.24, 0.05), 0.35, 0.4), 0.9, 0.03, 3, 0.05, 60, 0.75, 0.1, (13, 8), (0.05, 0.03), 40, 0.13, 0.2, seed + 1),
        tuft("reeds", leaf("reed", (0.32, 0.3, 0.13), 0.3, 0.4), 420, 0.5, (0.5, 1.0), 0.004, 0.75, seed + 2, round_=True),
    ]
    if flowers:
        shrubs.append(broadleaf("flowers", bark, leaf("petals", flowers, 0.3, 0.4), 0.7, 0.02, 3, 0.05, 60, 0.75, 0.1, (12, 8), (0.05, 0.045), 26, 0.15, 0.2, seed + 5))
    mulch = mottled("mulch", (0.06, 0.04, 0.026), 12, 0.5, 1.0, 0.01)
    box(x, y, (z - 0.1, z + 0.03), mulch, 0)
    long_x = x[1] - x[0] > y[1] - y[0]
    count = int(max(x[1] - x[0], y[1] - y[0]) / 0.62)
    for i in range(count):
        t = (i + r.uniform(0.3, 0.7)) / count
        u = x[0] + (x[1] - x[0]) * t if long_x else r.uniform(x[0] + 0.3, x[1] - 0.2)
        v = y[0] + (y[1] - y[0]) * t if not long_x else r.uniform(y[0] + 0.3, y[1] - 0.2)
        place(shrubs[(0, 1, 2, 0, 3)[i % 5] % len(shrubs)], (u, v, z), r.uniform(0.75, 1.25), r.random() * 6)


def yard(seed=1, deck="cedar", furniture="sofa", house=(0.62, 0.62, 0.6), sun_at=(40, 215, 3.4), pergola=False, fire=True):
    """From the deck: lawn, a bed along the fence, trees. The house is on the left."""
    sky(BLUE, 1.0, clouds=((1.0, 1.0, 1.0), 0.85))
    sun(*sun_at, (1.0, 0.9, 0.76), 0.7)
    wood = {"cedar": (0.36, 0.2, 0.1), "grey": (0.3, 0.27, 0.24), "dark": (0.17, 0.1, 0.06)}[deck]
    plank = timber("deck", wood, "x", 0.24, 0.55, 0.5, 0.001)
    planks((-1.5, 6.4), (-3.0, 4.2), 0.36, plank, plain("joists", (0.02, 0.015, 0.01), 1.0), 0.14, (2.4, 3.8), "x", 0.003, seed)
    box((-1.5, 6.42), (4.2, 4.24), (0.1, 0.358), plank, 0.004)
    box((6.4, 6.44), (-3, 4.24), (0.1, 0.358), plank, 0.004)
    for i in range(2):
        box((1.6, 4.4), (4.24 + 0.32 * i, 4.56 + 0.32 * i), (0.0, 0.24 - 0.12 * i), plank, 0.006)
    fence_wood = boards("fence", (0.34, 0.19, 0.095), 0.14, "z", 0.6, 0.35)
    fence((-14, 16), 12.0, 0.0, fence_wood)
    fence((-3, 12), 10.5, 0.0, fence_wood, turn=True)
    meadow((-8, 10.4), (4.5, 11.9), keep_out=[(-2, 6.8, -4, 4.3), (1.5, 4.5, 4, 4.9), (-20, 20, 10.9, 13), (9.5, 12, -3, 12)], seed=seed)
    bed_of_shrubs((-8, 10.5), (10.9, 12.0), seed + 4, flowers=[(0.5, 0.4, 0.55), (0.6, 0.55, 0.5), (0.55, 0.25, 0.3)][seed % 3])
    bed_of_shrubs((9.4, 10.5), (0, 10.9), seed + 40)
    trees, bark = northern_trees(seed + 10)
    place(trees[1], (7.6, 8.6, 0), 0.8, seed)
    place(trees[seed % 2], (-3.4, 9.4, 0), 0.75, 2.0 + seed)
    # The corner of the house.
    siding = boards("siding", house, 0.16, "x", 0.6, 0.08, 0.012)
    black = plain("black", (0.015, 0.015, 0.016), 0.4)
    dark_room = plain("inside", (0.05, 0.045, 0.04), 0.9)
    door = (0.2, 3.0, 0.42, 2.75)
    wall((-6, 3.9), (0, 3.6), [door], siding, -1.7, 0.2, turn=True)
    window(door, black, glass(), -1.66, turn=True, columns=2, inset=0.06)
    box((-4.4, -4.3), (-6, 4), (0, 4), dark_room, 0)
    box((-1.78, -1.48), (3.8, 3.92), (0.0, 3.6), plain("trim", (0.75, 0.75, 0.73), 0.5), 0.006)
    box((-2.2, -1.0), (-6, 3.3), (3.6, 3.8), plain("eave", (0.75, 0.75, 0.73), 0.5), 0.01)
    d.turned([(0.05, 0), (0.06, 0.02), (0.06, 0.24), (0.05, 0.26)], black, (-1.42, 3.45, 2.2), 24)
    fabric = cloth("cushions", (0.6, 0.57, 0.5), 600)
    accent = [cloth("a1", (0.12, 0.22, 0.28), 500), cloth("a2", (0.5, 0.26, 0.12), 500)]
    teak = timber("teak", (0.36, 0.2, 0.1), "x", 0.25, 0.5)
    if furniture == "sofa":
        with group((3.2, 3.2, 0.36), 0):
            outdoor_sofa(teak, fabric, 3, seed, accent)
        with group((5.1, 1.9, 0.36), -78):
            outdoor_sofa(teak, fabric, 1, seed + 4, accent[:1])
        with group((1.0, 1.75, 0.36), 80):
            outdoor_sofa(teak, fabric, 1, seed + 6, accent[1:])
        d.rug(3.1, 2.0, 0.362, mottled("outdoor rug", (0.5, 0.48, 0.43), 14, 0.12, 1.0, 0.004), (3.4, 2.3))
        if fire:
            box((2.5, 3.7), (1.5, 2.2), (0.37, 0.76), mottled("stone table", (0.3, 0.29, 0.28), 3, 0.15), 0.01)
            box((2.72, 3.48), (1.74, 1.96), (0.758, 0.772), plain("pit", (0.03, 0.03, 0.03), 0.9), 0.004)
    else:
        with group((3.1, 2.2, 0.36)):
            box((-1.1, 1.1), (-0.48, 0.48), (0.71, 0.75), teak, 0.006)
            for a in (-0.95, 0.87):
                for b in (-0.36, 0.28):
                    box((a, a + 0.08), (b, b + 0.08), (0, 0.71), teak, 0.005)
            for i in range(3):
                for way in (-1, 1):
                    with group((-0.68 + 0.68 * i, 0.62 * way, 0), 0 if way > 0 else 180):
                        dining_chair(teak, fabric, i)
            d.bowl(0.1, 0, 0.75, plain("bowl", (0.75, 0.73, 0.68), 0.4), 1.0, [plain("lemon", (0.8, 0.55, 0.06), 0.45)], 2)
        # A parasol.
        d.rod((3.1, 2.2, 0.36), (3.1, 2.2, 3.0), 0.022, teak)
        d.turned([(1.5, 2.42), (0.75, 2.72), (0.05, 3.0)], cloth("parasol", (0.72, 0.69, 0.62), 500), (3.1, 2.2, 0), 8)
    planter = mottled("planter", (0.12, 0.12, 0.12), 4, 0.15)
    bush = broadleaf("round", bark, leaf("round leaves", (0.05, 0.12, 0.025), 0.4, 0.25), 0.8, 0.03, 3, 0.05, 60, 0.75, 0.1, (13, 8), (0.04, 0.026), 50, 0.13, 0.2, seed + 60)
    for a, b in ((-0.95, 3.7), (5.9, 3.7), (5.95, -0.2)):
        box((a - 0.24, a + 0.24), (b - 0.24, b + 0.24), (0.36, 0.84), planter, 0.012)
        place(bush, (a, b, 0.82), 0.95, a)
    if pergola:
        for a in (0.6, 5.6):
            for b in (0.9, 3.9):
                box((a - 0.07, a + 0.07), (b - 0.07, b + 0.07), (0.36, 2.85), teak, 0.008)
        for b in (0.9, 3.9):
            box((0.1, 6.1), (b - 0.05, b + 0.05), (2.8, 3.0), teak, 0.008)
        for i in range(12):
            a = 0.5 + i * 0.47
            box((a - 0.025, a + 0.025), (0.4, 4.4), (3.0, 3.14), teak, 0.005)
    return {"camera": {"at": (2.0, -1.5, 1.85), "heading": 9, "lens": 21, "shift": (0.0, -0.02)}, "exposure": 0.15, "bounces": 2}


def patio(seed=1, pool=False, pergola=True, walls=(0.74, 0.64, 0.5), sun_at=(42, 210, 3.4)):
    """Pavers, a pergola before a plastered wall, pots; or a pool along the terrace."""
    sky(WARM if seed % 2 else BLUE, 1.0, clouds=((1.0, 0.97, 0.92), 0.5))
    sun(*sun_at, (1.0, 0.87, 0.7), 0.7)
    stucco = mottled("stucco", walls, 1.2, 0.06, 0.85, 0.004)
    paver = clay("paver", (0.5, 0.4, 0.3), 0.22, 0.7)
    grout = plain("sand", (0.42, 0.35, 0.27), 1.0)
    edge = (-3.0, 8.6)
    holes = []
    if pool:
        px, py = (2.6, 7.4), (2.2, 9.0)
        holes = [(px[0] - edge[0], px[1] - edge[0], py[0] + 4, py[1] + 4)]
    tiles((edge[0], -4.0, 0.0), (1, 0, 0), (0, 1, 0), (11.6, 14.4), (0.6, 0.4), paver, grout, 0.004, 0.5, 0.0015, seed, 0.004, holes)
    if pool:
        coping = clay("coping", (0.62, 0.52, 0.4), 0.12, 0.6)
        for a in ((px[0] - 0.3, px[0] + 0.04), (px[1] - 0.04, px[1] + 0.3)):
            box(a, (py[0] - 0.3, py[1] + 0.3), (-0.02, 0.045), coping, 0.012)
        for b in ((py[0] - 0.3, py[0] + 0.04), (py[1] - 0.04, py[1] + 0.3)):
            box((px[0] + 0.04, px[1] - 0.04), b, (-0.02, 0.045), coping, 0.012)
        basin = plain("basin", (0.25, 0.62, 0.68), 0.5)
        box((px[0], px[1]), (py[0], py[1]), (-1.4, -1.3), basin, 0)
        for a in ((px[0] - 0.05, px[0]), (px[1], px[1] + 0.05)):
            box(a, py, (-1.4, 0.0), basin, 0)
        for b in ((py[0] - 0.05, py[0]), (py[1], py[1] + 0.05)):
            box(px, b, (-1.4, 0.0), basin, 0)
        surface = mesh_object("water", [(px[0], py[0], -0.1), (px[1], py[0], -0.1), (px[1], py[1], -0.1), (px[0], py[1], -0.1)], [(0, 1, 2, 3)], water())
        surface.visible_shadow = False
    else:
        meadow((-10, 14), (10.4, 15), dry=True, seed=seed)
    garden = 10.4
    wall((-10, 16), (-0.1, 2.1), [], stucco, garden + 1.4, 0.3)
    box((-10, 16), (garden + 1.35, garden + 1.75), (2.1, 2.16), clay("cap", (0.44, 0.2, 0.1), 0.25), 0.012)
    wall((-3, garden + 1.5), (-0.1, 2.1), [], stucco, 8.6, 0.3, turn=True)
    box((8.55, 8.95), (-3, garden + 1.5), (2.1, 2.16), clay("cap2", (0.44, 0.2, 0.1), 0.25), 0.012)
    bed_of_shrubs((-4, 8.6), (garden, garden + 1.4), seed + 4, flowers=(0.62, 0.12, 0.3))
    bark = mottled("bark", (0.2, 0.16, 0.12), 14, 0.5, 0.95, 0.02)
    olive = broadleaf("olive", bark, leaf("olive", (0.17, 0.21, 0.12), 0.35, 0.35), 4.2, 0.14, 4, 0.25, 55, 0.55, 0.08, (12, 7, 5), (0.075, 0.022), 26, 0.3, 0.2, seed)
    oak = broadleaf("oak", bark, leaf("oak", (0.09, 0.15, 0.04), 0.4, 0.4), 8.5, 0.22, 4, 0.2, 55, 0.55, 0.06, (13, 8, 5), (0.12, 0.08), 22, 0.45, 0.2, seed + 1)
    r = random.Random(seed)
    for i in range(9):
        place(oak, (-14 + 3.6 * i + r.uniform(-1, 1), garden + r.uniform(4, 9), 0), r.uniform(0.75, 1.05), r.random() * 6)
    place(olive, (0.4, garden + 0.6, 0), 0.95, seed)
    place(olive, (6.9, garden + 0.7, 0), 0.85, seed + 2)
    # The house on the left: a plastered wall with a deep door, and a roof edge.
    opening = (1.2, 3.2, 0.02, 2.5)
    wall((-5, 6.0), (0, 3.1), [opening], stucco, -3.1, 0.35, turn=True)
    dark = timber("door", (0.2, 0.1, 0.045), "z", 0.3, 0.5)
    window(opening, dark, glass(), -3.0, turn=True, columns=2, rows=(1.1, 1.8), inset=0.08)
    box((-4.6, -4.5), (-5, 6), (0, 3), plain("inside", (0.06, 0.05, 0.04), 0.9), 0)
    box((-3.1, -2.3), (-5, 6.2), (3.1, 3.2), dark, 0.008)
    iron = metal("iron", (0.03, 0.028, 0.026), 0.5)
    with group((-2.75, 3.9, 2.35)):
        d.pendant(0, 0, 0, 0, iron, plain("amber", (0.8, 0.6, 0.3), 0.3), "lantern", 0.1)
    beam = timber("pergola", (0.24, 0.125, 0.06), "y", 0.3, 0.6)
    if pergola:
        x0, x1, y0, y1 = (-2.2, 1.9, 3.0, 7.2) if pool else (0.4, 6.4, 3.2, 7.6)
        for a in (x0, x1):
            for b in (y0, y1):
                box((a - 0.11, a + 0.11), (b - 0.11, b + 0.11), (0, 2.7), beam, 0.01)
                box((a - 0.17, a + 0.17), (b - 0.17, b + 0.17), (0, 0.3), stucco, 0.015)
        for b in (y0, y1):
            box((x0 - 0.5, x1 + 0.5), (b - 0.07, b + 0.07), (2.62, 2.86), beam, 0.012)
        n = int((x1 - x0) / 0.4)
        for i in range(n + 1):
            a = x0 + (x1 - x0) * i / n
            box((a - 0.035, a + 0.035), (y0 - 0.55, y1 + 0.55), (2.86, 3.02), beam, 0.008)
    fabric = cloth("cushions", (0.74, 0.68, 0.58), 600)
    accent = [cloth("a1", (0.5, 0.18, 0.08), 500), cloth("a2", (0.1, 0.24, 0.28), 500)]
    cx, cy = (-0.15, 5.2) if pool else (3.4, 5.4)
    with group((cx, cy + 1.2, 0.0), 0):
        outdoor_sofa(beam, fabric, 3, seed, accent)
    if not pool:
        with group((cx + 2.0, cy, 0.0), -84):
            outdoor_sofa(beam, fabric, 2, seed + 4, accent)
    with group((cx - (1.75 if not pool else 1.4), cy - 0.1, 0.0), 80):
        outdoor_sofa(beam, fabric, 1, seed + 6, accent[1:])
    d.rug(cx, cy - 0.05, 0.006, cloth("outdoor rug", (0.55, 0.42, 0.3), 300, 0.004), (3.0, 2.0))
    with group((cx, cy, 0.02)):
        d.coffee_table(0, 0, 0, beam, beam, (1.1, 0.7), 0.4)
        d.bowl(-0.2, 0.05, 0.4, clay("bowl", (0.46, 0.2, 0.1)), 1.0)
        d.candle(0.25, -0.05, 0.4, plain("wax", (0.8, 0.74, 0.6), 0.5), 0.14, 0.04)
    terracotta = clay("terracotta", (0.47, 0.2, 0.1), 0.22, 0.75)
    spiky = leaf("agave", (0.2, 0.28, 0.22), 0.25, 0.1)
    bush = broadleaf("round", bark, leaf("round leaves", (0.07, 0.14, 0.03), 0.4, 0.25), 0.8, 0.03, 3, 0.05, 60, 0.75, 0.1, (13, 8), (0.045, 0.03), 44, 0.13, 0.2, seed + 60)
    red = broadleaf("bloom", bark, leaf("bloom", (0.6, 0.08, 0.2), 0.3, 0.4), 0.8, 0.03, 3, 0.05, 60, 0.75, 0.1, (13, 8), (0.045, 0.04), 30, 0.15, 0.2, seed + 61)
    for i, (a, b, size) in enumerate(((-2.4, 0.9, 1.0), (-2.35, 3.9 if not pool else 2.0, 1.2), (8.0, 2.4, 1.1), (7.9, 3.4, 0.8), (8.05, 8.2, 1.2), (-1.7, 1.3, 0.7))):
        pot(a, b, 0.0, terracotta, size)
        if i % 3 == 0:
            agave(a, b, 0.42 * size, spiky, 0.55 * size, i)
        else:
            place((bush, red)[i % 2], (a, b, 0.42 * size), 0.95 * size, i)
    if pool:
        for b in (3.4, 5.2):
            with group((8.0, b, 0.0), -90):
                box((-0.34, 0.34), (-0.4, 0.9), (0.2, 0.26), beam, 0.008)
                for a in (-0.3, 0.24):
                    box((a, a + 0.06), (-0.36, -0.3), (0, 0.2), beam, 0.004)
                    box((a, a + 0.06), (0.6, 0.66), (0, 0.2), beam, 0.004)
                cushion((0, 0.05, 0.32), (0.64, 1.0, 0.1), fabric, 9, 0.006, 0.002, 3)
    return {"camera": {"at": (4.4, -0.9, 1.75) if pool else (1.3, 1.6, 1.55), "heading": -12 if pool else 16, "lens": 21, "shift": (0.0, -0.02)}, "exposure": 0.0, "bounces": 2}


def yard_01():
    return yard(1)


def yard_02():
    return yard(4, "grey", "table", (0.12, 0.15, 0.17))


def yard_03():
    return yard(8, "dark", "sofa", (0.55, 0.5, 0.42), pergola=True)


def patio_01():
    return patio(1)


def patio_02():
    return patio(4, pool=True, walls=(0.78, 0.72, 0.62))


def patio_03():
    return patio(7, walls=(0.6, 0.42, 0.28))


GARDENS = {"yard-01": yard_01, "yard-02": yard_02, "yard-03": yard_03, "patio-01": patio_01, "patio-02": patio_02, "patio-03": patio_03}
