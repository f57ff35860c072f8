"""Land without a house: fields of the prairie and the hills of Texas."""

import math
import random

from .building import box, mesh_object
from .foliage import place, tuft
from .house import line
from .materials import leaf, mottled
from .studio import camera


def rise(x, y, waves):
    """The height of the ground; level where the camera stands."""
    far = min(1.0, max(0.0, (y - 6) / 60))
    return far * sum(high * math.sin(x * a + y * b + c) for high, a, b, c in waves)


def ground(waves, material, x=(-170, 170), y=(-12, 260), step=4):
    nx, ny = int((x[1] - x[0]) / step), int((y[1] - y[0]) / step)
    points = [(x[0] + i * step, y[0] + k * step, rise(x[0] + i * step, y[0] + k * step, waves)) for i in range(nx + 1) for k in range(ny + 1)]
    faces = [(j, j + ny + 1, j + ny + 2, j + 1) for i in range(nx) for k in range(ny) for j in [i * (ny + 1) + k]]
    return mesh_object("ground", points, faces, material, smooth=True)


def fence(land, waves, y=7.0, spacing=3.0, x=(-40, 42), turn=0.0, rails=False):
    wood = mottled("fence wood", (0.22, 0.18, 0.14), 8, 0.3, 0.9)
    wire = mottled("wire", (0.3, 0.3, 0.3), 3, 0.1, 0.5)
    a, before = x[0], None
    while a < x[1]:
        b = y + a * turn
        z = rise(a, b, waves)
        line((a, b, z - 0.2), (a, b, z + 1.25), 0.065, wood, 8)
        if before:
            for h in ((0.45, 0.8, 1.1) if not rails else (0.5, 1.0)):
                line((*before[:2], before[2] + h), (a, b, z + h), 0.006 if not rails else 0.05, wire if not rails else wood, 4)
        before = (a, b, z)
        a += spacing


def prairie(land, crop="wheat", track=True, seed=1):
    """A field to the horizon, a fence, a shelter belt and perhaps a track of gravel."""
    r = random.Random(seed)
    waves = [(0.7, 0.02, 0.013, r.uniform(0, 6)), (0.35, 0.05, 0.03, r.uniform(0, 6)), (1.4, 0.006, 0.012, r.uniform(0, 6))]
    tones = {"wheat": (0.46, 0.33, 0.12), "canola": (0.62, 0.52, 0.03), "grass": (0.13, 0.19, 0.05)}
    ground(waves, mottled("field", tuple(c * 0.72 for c in tones[crop]), 0.05, 0.22, 1.0, 0.05))
    stalk = leaf("stalk", tones[crop], 0.3, 0.35)
    green = leaf("verge", (0.13, 0.19, 0.05), 0.3, 0.35)
    stems = [tuft(f"stalk{i}", stalk, 420, 0.9, (0.45, 0.75) if crop != "grass" else (0.18, 0.34), 0.01, 0.35, seed + i) for i in range(3)]
    verge = [tuft(f"verge{i}", green, 700, 0.9, (0.1, 0.26), 0.008, 0.6, seed + 9 + i) for i in range(3)]
    way = lambda y: 3.2 + 0.1 * y + 1.6 * math.sin(y * 0.05)
    if track:
        gravel = mottled("gravel", (0.36, 0.31, 0.25), 3, 0.2, 1.0, 0.02)
        points, faces = [], []
        for i in range(120):
            y = -12 + i * 1.5
            for side in (-1.7, 1.7):
                points.append((way(y) + side, y, rise(way(y) + side, y, waves) + 0.05))
            if i:
                faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        mesh_object("track", points, faces, gravel)
    y = -9.0
    while y < 46:
        step = 0.62 + max(0, y) * 0.022
        x = -20 - max(0, y) * 0.9
        while x < 20 + max(0, y) * 0.9:
            off = abs(x - way(y))
            if not track or off > 2.2:
                near = (track and off < 3.6) or y < -4
                place(r.choice(verge if near else stems), (x + r.uniform(-0.2, 0.2), y + r.uniform(-0.2, 0.2), rise(x, y, waves)), r.uniform(0.85, 1.2) * (1 + max(0, y) * 0.008), r.random() * 6)
            x += step
        y += step
    for along in ((-30, way(1.5) - 2.6), (way(1.5) + 2.6, 32)) if track else ((-30, 32),):
        fence(land, waves, 1.5, 3.4, along, 0.02)
    for k in range(150):
        x, y = r.uniform(-170, 170), r.uniform(150, 215)
        place(r.choice([*land.trees, *land.trees, *land.spruces]), (x, y, rise(x, y, waves) - 0.3), r.uniform(0.7, 1.15), r.random() * 6)
    for k in range(26):
        x, y = r.uniform(-75, -22) if k % 2 else r.uniform(30, 80), r.uniform(55, 110)
        place(r.choice([*land.trees, *land.spruces]), (x, y, rise(x, y, waves) - 0.2), r.uniform(0.7, 1.1), r.random() * 6)
    camera((0, -11, 1.9), 2, 30, (0, 0.07))


def hills(land, seed=1, water=False):
    """Hills with oaks and junipers, dry grass between them."""
    r = random.Random(seed)
    waves = [(5.0, 0.018, 0.02, r.uniform(0, 6)), (3.0, 0.035, -0.022, r.uniform(0, 6)), (7.5, 0.008, 0.024, r.uniform(3.2, 5.2))]
    ground(waves, mottled("dry", (0.25, 0.2, 0.09), 0.06, 0.3, 1.0, 0.04), (-230, 230), (-14, 330), 5)
    dry = leaf("dry grass", (0.36, 0.29, 0.12), 0.35, 0.4)
    green = leaf("green grass", (0.15, 0.18, 0.06), 0.35, 0.4)
    patches = [tuft(f"dry{i}", dry if i < 2 else green, 420, 0.9, (0.14, 0.42), 0.008, 0.6, seed + i) for i in range(4)]
    stone = mottled("rock", (0.52, 0.47, 0.38), 3, 0.2, 0.95, 0.03)
    y = -9.0
    while y < 42:
        step = 0.66 + max(0, y) * 0.024
        x = -20 - max(0, y) * 0.9
        while x < 20 + max(0, y) * 0.9:
            place(r.choice(patches), (x + r.uniform(-0.3, 0.3), y + r.uniform(-0.3, 0.3), rise(x, y, waves)), r.uniform(0.8, 1.25) * (1 + max(0, y) * 0.008), r.random() * 6)
            x += step
        y += step
    for k in range(24):
        x, y = r.uniform(-14, 14), r.uniform(-4, 16)
        w = r.uniform(0.12, 0.5)
        made = box((x, x + w), (y, y + w * 0.8), (rise(x, y, waves) - 0.1, rise(x, y, waves) + w * 0.45), stone, w * 0.16)
        made.rotation_euler = (0, 0, r.uniform(-0.1, 0.1))
    fence(land, waves, 3.0, 3.2, (-34, 34), 0.05)
    for k in range(420):
        x, y = r.uniform(-190, 190), r.uniform(40, 300)
        if r.random() < 0.35 and y < 90:
            continue
        place(r.choice([*land.cedars, *land.cedars, *land.trees]), (x, y, rise(x, y, waves) - 0.25), r.uniform(0.7, 1.25), r.random() * 6)
    for what, x, y, size in ((land.trees[0], -10.5, 13, 0.95), (land.trees[1], 15, 19, 1.0), (land.cedars[0], 8.5, 15, 0.9), (land.cedars[0], -17, 20, 1.1)):
        place(what, (x, y, rise(x, y, waves)), size, r.random() * 6)
    for k in range(9):
        place(land.agave, (r.uniform(-7, 7), r.uniform(-3, 4), 0), r.uniform(0.8, 1.3), r.random() * 6)
    camera((0, -11, 2.1), -3, 30, (0, 0.09))
