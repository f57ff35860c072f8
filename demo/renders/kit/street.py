"""What is around a house: street, lawn, drive, beds, trees, neighbours, light, and the camera that frames the house."""

import math
import random

import bpy

from .building import box, mesh_object
from .foliage import lawn, place, tuft
from .house import gable_wall, line, roof
from .materials import boards, glow, leaf, masonry, mottled, plain
from .planting import bare, conifer, crown
from .studio import camera, sky, sun

# Stops of the sky, its strength, clouds, glow; the sun's height, heading, strength and colour; exposure.
LIGHTS = {
    "noon": {
        "sky": [(0.0, (0.62, 0.76, 0.95)), (0.12, (0.42, 0.62, 0.95)), (0.35, (0.2, 0.42, 0.86)), (1.0, (0.07, 0.2, 0.6))],
        "strength": 0.8, "clouds": ((1.4, 1.4, 1.43), 0.85, 0.5), "sun": (44, -142, 5.4, (1.0, 0.93, 0.82)), "exposure": 0.42,
    },
    "morning": {
        "sky": [(0.0, (0.8, 0.82, 0.88)), (0.12, (0.55, 0.7, 0.93)), (0.35, (0.27, 0.48, 0.86)), (1.0, (0.1, 0.25, 0.62))],
        "strength": 0.78, "clouds": ((1.4, 1.33, 1.24), 0.75, 0.48), "sun": (27, 148, 5.2, (1.0, 0.86, 0.68)), "exposure": 0.4,
    },
    "golden": {
        "sky": [(0.0, (1.0, 0.78, 0.52)), (0.1, (0.78, 0.72, 0.68)), (0.3, (0.36, 0.5, 0.76)), (1.0, (0.1, 0.22, 0.52))],
        "strength": 0.75, "clouds": ((1.4, 1.05, 0.8), 0.7, 0.46), "glow": (-75, (1.5, 0.95, 0.5), 0.5), "sun": (15, -138, 5.4, (1.0, 0.68, 0.4)), "exposure": 0.55,
    },
    "soft": {
        "sky": [(0.0, (0.9, 0.92, 0.96)), (0.2, (0.75, 0.82, 0.92)), (1.0, (0.5, 0.62, 0.82))],
        "strength": 1.05, "clouds": ((1.15, 1.15, 1.17), 0.9), "sun": (38, -150, 2.2, (1.0, 0.95, 0.88)), "exposure": 0.6,
    },
    "dusk": {
        "sky": [(0.0, (0.85, 0.5, 0.36)), (0.1, (0.6, 0.44, 0.46)), (0.28, (0.24, 0.3, 0.52)), (1.0, (0.06, 0.12, 0.32))],
        "strength": 0.75, "clouds": ((0.85, 0.45, 0.42), 0.7), "glow": (-40, (1.4, 0.7, 0.3), 0.5), "sun": (8, -70, 0.5, (1.0, 0.55, 0.3)), "exposure": 1.3,
    },
    "winter": {
        "sky": [(0.0, (0.86, 0.85, 0.9)), (0.12, (0.62, 0.74, 0.93)), (0.35, (0.32, 0.52, 0.86)), (1.0, (0.14, 0.3, 0.66))],
        "strength": 0.85, "clouds": ((1.2, 1.15, 1.12), 0.6, 0.5), "sun": (22, -138, 3.6, (1.0, 0.83, 0.62)), "exposure": 0.2,
    },
}


def light(name):
    given = LIGHTS[name]
    sky(given["sky"], given["strength"], given.get("glow"), given["clouds"])
    height, heading, watts, colour = given["sun"]
    sun(height, heading, watts, colour, 0.8 if name != "soft" else 8)
    return given["exposure"]


def frame(span, top, depth, heading, fill=0.72, lens=30, height=1.75, low=None, side=0.5, ratio=4 / 3):
    """
    Stands where a house of the width `span` fills `fill` of the picture, seen from `heading` degrees beside its middle. The middle of the
    house is at `side` of the picture's width.
    """
    x0, x1 = span
    middle = ((x0 + x1) / 2, 0.0)
    turn = math.radians(heading)
    half = 18 / lens
    points = [(x, y) for x in span for y in (0, depth)]

    def seen(distance):
        at = (middle[0] - math.sin(turn) * distance, middle[1] - math.cos(turn) * distance)
        across = []
        for x, y in points:
            dx, dy = x - at[0], y - at[1]
            ahead = dx * math.sin(turn) + dy * math.cos(turn)
            across.append((dx * math.cos(turn) - dy * math.sin(turn)) / ahead / half)
        tall = (top - height) / distance / (half / ratio)
        return at, across, tall

    def base(distance):
        return -height / distance / (half / ratio)

    distance = 8.0
    while True:
        at, across, tall = seen(distance)
        if max(across) - min(across) <= 2 * fill and tall - base(distance) <= 2 * 0.74:
            break
        distance += 0.25
    x_shift = (max(across) + min(across)) / 4 - (side - 0.5)
    # Heights are in halves of the picture: the house stands in the middle, the horizon at `low` of the height.
    if low is None:
        low = min(0.46, max(0.24, 0.49 - (tall + base(distance)) / 4))
    camera((*at, height), heading, lens, (x_shift, (0.5 - low) / ratio))


class Land:
    """Materials and plants of a climate and season."""

    def __init__(self, climate, season, seed):
        self.climate, self.season = climate, season
        self.r = random.Random(seed)
        self.snow = mottled("snow", (0.8, 0.83, 0.88), 0.8, 0.05, 0.7, 0.004) if season == "winter" else None
        south = climate == "southern"
        green = {"summer": (0.105, 0.165, 0.042), "autumn": (0.13, 0.15, 0.045), "winter": (0.3, 0.3, 0.3)}[season]
        self.concrete = mottled("concrete", (0.31, 0.295, 0.265) if south else (0.3, 0.295, 0.28), 1.4, 0.1, 0.85)
        self.asphalt = mottled("asphalt", (0.1, 0.1, 0.105), 2.0, 0.15, 0.9, 0.003)
        self.soil = self.snow or mottled("soil", (0.04, 0.068, 0.017) if not south else (0.045, 0.065, 0.018), 1.6, 0.25, 1.0)
        self.mulch = self.snow or mottled("mulch", (0.07, 0.04, 0.025), 12, 0.5, 1.0, 0.01)
        self.bark = mottled("bark", (0.12, 0.095, 0.075), 14, 0.5, 0.95, 0.02)
        self.grass = leaf("grass", green, 0.22, 0.35)
        canopy = {"summer": [(0.075, 0.16, 0.03), (0.1, 0.19, 0.04)], "autumn": [(0.5, 0.24, 0.03), (0.42, 0.12, 0.03)], "winter": [(0.1, 0.1, 0.1)]}[season]
        if south:
            canopy = [(0.065, 0.11, 0.03), (0.085, 0.13, 0.035)]
        self.leaves = [leaf(f"canopy{i}", c, 0.35, 0.35) for i, c in enumerate(canopy)]
        self.needles = leaf("needles", (0.035, 0.085, 0.05), 0.35, 0.1)
        self.hedge = leaf("hedge", (0.045, 0.115, 0.025), 0.4, 0.25)
        self.bloom = [leaf(f"bloom{i}", c, 0.3, 0.4) for i, c in enumerate([(0.75, 0.72, 0.68), (0.6, 0.1, 0.2), (0.42, 0.2, 0.5)])]
        self.reed = leaf("reed", (0.4, 0.32, 0.15) if south or season != "summer" else (0.28, 0.3, 0.12), 0.3, 0.4)
        self.fence = boards("fence", (0.3, 0.2, 0.12), 0.14, "z", contrast=0.25)
        seed = self.r.randrange(1000)
        if season == "winter":
            self.trees = [bare("bare", self.bark, 9, seed=seed), bare("bare2", self.bark, 8, 0.65, seed=seed + 1)]
        elif south:
            self.trees = [
                crown("oak", self.bark, self.leaves[0], 7.2, 4.6, 2.1, 36000, 0.15, 60, 0.3, seed=seed),
                crown("oak2", self.bark, self.leaves[1], 6.4, 3.8, 1.9, 30000, 0.14, 50, 0.26, seed=seed + 1),
            ]
        else:
            self.trees = [
                crown("elm", self.bark, self.leaves[0], 10.0, 3.4, 2.6, 36000, 0.17, 60, 0.22, seed=seed),
                crown("ash", self.bark, self.leaves[-1], 8.2, 2.5, 2.2, 26000, 0.15, 44, 0.16, seed=seed + 1),
            ]
        self.spruces = [conifer("spruce", self.bark, self.needles, 11, 2.4, 42000, seed, self.snow)]
        self.cedars = [crown("juniper", self.bark, leaf("juniper", (0.05, 0.08, 0.035), 0.4, 0.2), 4.2, 1.7, 0.6, 12000, 0.13, 30, 0.12, seed=seed)]
        self.shrubs = [crown("shrub", self.bark, self.hedge, 0.85, 0.52, 0.02, 5200, 0.05, 18, 0, seed=seed + 2), crown("shrub2", self.bark, self.hedge, 1.15, 0.55, 0.02, 6200, 0.055, 18, 0, seed=seed + 3)]
        self.flowers = [crown(f"flower{i}", self.bark, bloom, 0.5, 0.36, 0.02, 900, 0.05, 12, 0, seed=seed + 4) for i, bloom in enumerate(self.bloom)]
        self.flower_green = crown("flowergreen", self.bark, self.hedge, 0.48, 0.36, 0.01, 2600, 0.045, 12, 0, seed=seed + 5)
        self.reeds = tuft("reed", self.reed, 420, 0.5, (0.5, 0.95), 0.005, 0.75, seed, round_=True)
        agave = leaf("agave", (0.22, 0.31, 0.22), 0.2, 0.1)
        self.agave = tuft("agave", agave, 46, 0.35, (0.5, 0.8), 0.035, 0.95, 52, round_=True)

    def bed(self, x, y, dense=1.0):
        """Mulch with shrubs behind and flowers before them."""
        r = self.r
        box(x, y, (-0.1, 0.05 if not self.snow else 0.14), self.mulch, 0)
        depth = y[1] - y[0]
        if self.season == "winter":
            a = x[0] + 0.4
            while a < x[1] - 0.3:
                place(self.shrubs[0], (a, y[1] - 0.5, 0.03), r.uniform(0.6, 0.9), r.random() * 6)
                a += r.uniform(1.2, 2.2)
            return
        a = x[0] + 0.35
        while a < x[1] - 0.3:
            what = r.choice(self.shrubs)
            place(what, (a, y[1] - 0.48 + r.uniform(-0.08, 0.05), 0.03), r.uniform(0.75, 1.05), r.random() * 6)
            a += r.uniform(0.75, 1.15) / dense
        if depth < 1.0:
            return
        colour = r.choice(self.flowers)
        a = x[0] + 0.3
        while a < x[1] - 0.25:
            at = (a, y[0] + 0.38 + r.uniform(-0.06, 0.06), 0.04)
            kind = r.random()
            if kind < 0.45:
                turn = r.random() * 6
                place(self.flower_green, at, 0.85, turn)
                place(colour, at, 0.9, turn)
            elif kind < 0.75:
                place(self.agave if self.climate == "southern" and kind < 0.6 else self.reeds, at, r.uniform(0.6, 0.8), r.random() * 6)
            else:
                place(self.shrubs[0], at, r.uniform(0.5, 0.65), r.random() * 6)
            a += r.uniform(0.55, 0.85)


def neighbour(land, x, y, width, depth, height, clad, shingle, trim, kind="gable"):
    """A simple house in the distance."""
    box((x, x + width), (y, y + depth), (0, height), clad, 0.01)
    pitch = 0.5
    roof(kind, (x, x + width), (y, y + depth), height, pitch, shingle, trim, 0.45, land.snow)
    if kind == "gable":
        for at in (x, x + width - 0.2):
            gable_wall((y, y + depth), at, height, pitch, clad, True)
    if kind == "front":
        gable_wall((x, x + width), y, height, pitch, clad)
    dark = plain("window", (0.05, 0.06, 0.075), 0.12)
    for level in range(2 if height > 4 else 1):
        low = 0.95 + level * 2.8
        count = max(2, int(width / 3))
        for i in range(count):
            a = x + width * (i + 0.5) / count - 0.7
            box((a - 0.09, a + 1.49), (y - 0.05, y), (low - 0.09, low + 1.44), trim, 0.01)
            box((a, a + 0.68), (y - 0.06, y), (low, low + 1.35), dark, 0)
            box((a + 0.72, a + 1.4), (y - 0.06, y), (low, low + 1.35), dark, 0)
    for side in (x - 0.05, x + width):
        for i in range(2):
            b = y + depth * (0.25 + 0.4 * i)
            box((side, side + 0.05), (b, b + 1.2), (1.0, 2.3), dark, 0)
            box((side - 0.01, side + 0.04), (b - 0.1, b + 1.3), (0.9, 2.4), trim, 0)


def block(land, x, y, width, depth, height, clad, trim):
    """A simple building of several storeys beside or behind."""
    box((x, x + width), (y, y + depth), (0, height), clad, 0.01)
    box((x - 0.2, x + width + 0.2), (y - 0.2, y + depth + 0.2), (height, height + 0.4), trim, 0.01)
    dark = plain("window", (0.05, 0.06, 0.075), 0.12)
    for level in range(int(height / 3.2)):
        low = 0.9 + level * 3.2
        for i in range(int(width / 2.8)):
            a = x + 0.8 + i * 2.8
            box((a - 0.06, a + 1.46), (y - 0.04, y), (low - 0.06, low + 1.76), trim, 0)
            box((a, a + 1.4), (y - 0.06, y), (low, low + 1.7), dark, 0)
        for side in (x - 0.05, x + width):
            for i in range(int(depth / 3.5)):
                b = y + 1.2 + i * 3.5
                box((side, side + 0.05), (b, b + 1.4), (low, low + 1.7), dark, 0)


def surroundings(land, plan, clads, shingle, trim, seed, rural=False, street=True, fence=True, trees=None, town=False):
    """Ground, paths, planting and neighbours for a plan with `span`, `depth`, `drive`, `path`, `beds`."""
    r = random.Random(seed)
    x0, x1 = plan["span"]
    depth = plan["depth"]
    walk = -9.0
    white = land.snow
    drive = plan.get("drive")
    path = plan.get("path")
    box((-160, 170), (walk - 1.6 if street else -80, 190), (-0.4, -0.015), land.soil, 0)
    if street:
        box((-160, 170), (-80, walk - 2.9), (-0.5, -0.13), land.asphalt, 0)
        kerbs = [(-160, drive[0] - 0.4), (drive[1] + 0.4, 170)] if drive else [(-160, 170)]
        for kerb in kerbs:
            box(kerb, (walk - 2.9, walk - 2.72), (-0.5, 0.0), land.concrete, 0.02)
        for kerb in kerbs:
            box(kerb, (walk - 2.72, walk - 1.5), (-0.4, -0.015), land.soil, 0)
        if white:
            bank = mesh_object("bank", *heap((-60, 70), walk - 2.75, 1.1, 0.32, r), white, smooth=True)
        for i in range(-26, 32):
            box((i * 1.8, i * 1.8 + 1.79), (walk - 1.5, walk), (-0.2, 0.012), land.concrete, 0.01)
    keep = []
    if drive:
        a, b, end = drive
        near = walk - 2.3 if street else -60
        if street:
            mesh_object("apron", [(a - 0.4, near - 0.68, -0.122), (b + 0.4, near - 0.68, -0.122), (b, near, 0.02), (a, near, 0.02)], [(0, 1, 2, 3)], land.concrete)
            box((a - 0.4, b + 0.4), (near - 0.5, near), (-0.3, -0.13), land.concrete, 0)
        cut = near
        while cut < end:
            nxt = min(end, cut + 3.0)
            for p, q in ((a, (a + b) / 2 - 0.006), ((a + b) / 2 + 0.006, b)):
                box((p, q), (cut, nxt - 0.012), (-0.2, 0.02), land.concrete, 0.01)
            cut = nxt
        keep.append((a, b, near - 0.6, end))
    for a, b, end in [path] * bool(path) + list(plan.get("paths", ())):
        low = walk if street else -50
        at = low
        while at < end - 0.05:
            nxt = min(end, at + 1.25)
            box((a, b), (at, nxt - 0.012), (-0.15, 0.03), land.concrete, 0.01)
            at = nxt
        keep.append((a, b, low, end))
    if plan.get("plaza"):
        for i in range(-14, 22):
            box((i * 2.4, i * 2.4 + 2.39), (walk, 0.2), (-0.1, 0.015), land.concrete, 0.008)
        keep.append((-60, 80, walk, 0.5))
    for x, y in plan.get("beds", ()):
        land.bed(x, y)
        keep.append((*x, *y))
    keep.append((x0, x1, plan.get("front", -0.3), depth))
    if not white:
        patches = [tuft(f"grass{i}", land.grass, 2300, 0.8, (0.035, 0.08), 0.006, seed=20 + i) for i in range(4)]
        lawn(patches, (x0 - 9, x1 + 9), ((walk + 0.2) if street else -22, 3), keep_out=keep, seed=seed)
        if street:
            lawn(patches, (x0 - 8, x1 + 8), (walk - 2.5, walk - 1.7), keep_out=keep[:1] if drive else (), seed=seed + 1)
    else:
        mesh_object("drift", *field((x0 - 30, x1 + 30), (walk + 0.1, 2.0), keep, r), white, smooth=True)
    # Neighbours, and fences up to them.
    if not rural and not town:
        gap = 3.4
        left, right = x0 - gap, x1 + gap
        if not plan.get("calm"):
            neighbour(land, left - 11, r.uniform(0.5, 3), 11, 9, r.choice((3.0, 5.4)), clads[0], shingle, trim, r.choice(("gable", "hip")))
        neighbour(land, right, r.uniform(0.5, 3), 11, 9, r.choice((3.0, 5.4)), clads[1], shingle, trim, r.choice(("gable", "hip")))
        for i in range(5):
            neighbour(land, x0 - 46 + i * 22 + r.uniform(-2, 2), 36, 11, 9, r.choice((3.0, 5.4)), clads[i % 2], shingle, trim, r.choice(("gable", "hip")))
        if fence:
            for a, b in ((x0 - gap, x0), (x1, x1 + gap)):
                box((a, b), (5.0, 5.05), (0, 1.75), land.fence, 0)
                box((a, b), (4.96, 5.09), (1.75, 1.8), land.fence, 0)
    if town:
        if not plan.get("calm"):
            block(land, x0 - 17.5, 1.0, 17, 14, r.choice((6.8, 10, 12.5)), clads[0], trim)
        block(land, x1 + 0.6, 0.6, 18, 14, r.choice((6.8, 10, 12.5)), clads[1], trim)
        for i in range(5):
            block(land, x0 - 70 + i * 30, 44, 22, 14, r.choice((8, 14, 19)), clads[i % 2], trim)
    tall = land.trees
    south = land.climate == "southern"
    back = [*tall, *tall, *([] if south else land.spruces)]
    i = 0
    a = x0 - 26
    while a < x1 + 26:
        place(r.choice(back), (a, depth + r.uniform(5, 12), 0), r.uniform(1.0, 1.55), r.random() * 6)
        a += r.uniform(3.2, 6.0)
        i += 1
    if rural:
        for k in range(120):
            place(r.choice(back), (r.uniform(-130, 140), r.uniform(60, 110), 0), r.uniform(0.7, 1.2), r.random() * 6)
    else:
        for k in range(46):
            place(r.choice(back), (r.uniform(-75, 85), r.uniform(46, 75), 0), r.uniform(1.1, 1.6), r.random() * 6)
    # Street trees: beside the house, and behind the camera for the reflections in windows.
    for what, x, y, size in trees if trees is not None else plan.get("trees", ()):
        if not rural and y >= 0 and not x0 - 3 < x < x1 + 3:
            # The neighbours' houses stand there.
            continue
        kind = {"tree": tall[0], "tree2": tall[1], "spruce": land.spruces[0], "cedar": land.cedars[0]}[what]
        place(kind, (x, y, 0), size, r.random() * 6)
    for k in range(7):
        place(r.choice(tall), (x0 - 24 + k * 9 + r.uniform(-2, 2), -44 + r.uniform(-3, 3), 0), r.uniform(0.8, 1.0), r.random() * 6)


def heap(x, y, width, height, r):
    """A bank of snow along the street."""
    points, faces = [], []
    n = int((x[1] - x[0]) / 0.5)
    for i in range(n + 1):
        h = height * r.uniform(0.7, 1.15)
        for k in range(7):
            t = k / 6
            points.append((x[0] + i * 0.5, y + width * t, h * math.sin(math.pi * t) * r.uniform(0.92, 1.08) - 0.02))
    for i in range(n):
        for k in range(6):
            j = i * 7 + k
            faces.append((j, j + 7, j + 8, j + 1))
    return points, faces


def field(x, y, keep, r):
    """Snow on a lawn, 12 cm deep, without what is cleared."""
    step = 0.3
    nx, ny = int((x[1] - x[0]) / step), int((y[1] - y[0]) / step)
    points, faces = [], []
    for i in range(nx + 1):
        for k in range(ny + 1):
            a, b = x[0] + i * step, y[0] + k * step
            gone = any(p - 0.02 < a < q + 0.02 and s - 0.02 < b < t + 0.02 for p, q, s, t in keep)
            wave = 0.13 + 0.035 * math.sin(a * 0.9 + b * 0.5) + 0.03 * math.sin(b * 1.3 - a * 0.4)
            points.append((a, b, -0.05 if gone else wave + r.uniform(-0.006, 0.006)))
    for i in range(nx):
        for k in range(ny):
            j = i * (ny + 1) + k
            faces.append((j, j + ny + 1, j + ny + 2, j + 1))
    return points, faces
