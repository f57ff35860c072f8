"""Edmonton: a contemporary house on the prairie, after sunset, its lights on."""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.building import box, cylinder, folds, mesh_object, wall, window
from kit.foliage import broadleaf, lawn, place, spruce, tuft
from kit.furniture import floor_lamp, pendant, picture, shelves, sofa, table
from kit.materials import boards, curtain, glass, glow, leaf, masonry, mottled, plain, wet
from kit.studio import area_light, camera, empty_scene, options, render, sky, sun

empty_scene()

# --- Materials ---------------------------------------------------------------
cedar = boards("cedar", (0.36, 0.17, 0.075), 0.13, "z", contrast=0.4)
soffit = boards("soffit", (0.42, 0.21, 0.1), 0.11, "y", contrast=0.3)
stucco = mottled("stucco", (0.72, 0.71, 0.68), 1.2, 0.05)
dark = mottled("dark", (0.035, 0.037, 0.04), 2.0, 0.15, 0.5)
brick = masonry("brick", [(0.05, 0.048, 0.046), (0.085, 0.08, 0.076), (0.12, 0.11, 0.1)], (0.035, 0.034, 0.033), (0.44, 0.075), 0.008, 0.8, 0.01)
black = plain("black", (0.012, 0.012, 0.013), 0.35)
pane = glass()
concrete = mottled("concrete", (0.27, 0.265, 0.235), 1.4, 0.12, 0.75)
asphalt = wet("asphalt", (0.028, 0.028, 0.03))
plaster = plain("plaster", (0.8, 0.74, 0.66), 0.9)
ceiling = plain("ceiling", (0.85, 0.82, 0.78), 0.9)
oak = boards("oak", (0.4, 0.24, 0.12), 0.16, "y", 0.35, 0.2, 0.001)
walnut = plain("walnut", (0.13, 0.065, 0.03), 0.4)
linen = plain("linen", (0.42, 0.36, 0.29), 0.95)
teal = plain("teal", (0.06, 0.16, 0.17), 0.9)
drape = curtain("drape", (0.75, 0.68, 0.58))
brass = plain("brass", (0.6, 0.42, 0.2), 0.3, Metallic=1.0)
lamp = glow("lamp", (1.0, 0.5, 0.18), 5)
spot = glow("spot", (1.0, 0.7, 0.4), 30)
books = [plain(f"book{i}", c, 0.8) for i, c in enumerate([(0.5, 0.45, 0.38), (0.1, 0.16, 0.2), (0.4, 0.13, 0.07), (0.62, 0.58, 0.5), (0.12, 0.2, 0.13)])]
paper = plain("paper", (0.8, 0.77, 0.7), 0.9)
soil = mottled("soil", (0.06, 0.09, 0.03), 2.5, 0.3, 1.0)
mulch = mottled("mulch", (0.05, 0.032, 0.02), 12, 0.5, 1.0, 0.01)
grass = leaf("grass", (0.14, 0.23, 0.06), 0.22, 0.35)
needles = leaf("needles", (0.03, 0.075, 0.045), 0.35, 0.15)
foliage = leaf("foliage", (0.09, 0.16, 0.035), 0.4, 0.45)
amber = leaf("amber", (0.3, 0.17, 0.03), 0.35, 0.5)
box_leaf = leaf("box leaf", (0.03, 0.075, 0.02), 0.4, 0.25)
reed = leaf("reed", (0.3, 0.23, 0.11), 0.3, 0.4)
bark = mottled("bark", (0.1, 0.08, 0.06), 14, 0.5, 0.95, 0.02)
birch = mottled("birch", (0.34, 0.31, 0.27), 9, 0.35, 0.85, 0.01)

# --- Ground ------------------------------------------------------------------
# From the camera: the street, wet from rain, a verge, the pavement, the lawn.
box((-95, 110), (-60, -12.2), (-0.5, -0.14), asphalt, 0)
box((-95, 110), (-12.2, -12.0), (-0.5, 0.0), concrete, 0.02)
box((-95, 110), (-12.0, -10.6), (-0.3, -0.01), soil, 0)
box((-95, 110), (-9.2, 140), (-0.3, -0.01), soil, 0)
for i in range(-30, 40):
    box((i * 2.4, i * 2.4 + 2.39), (-10.6, -9.2), (-0.2, 0.012), concrete, 0.012)
# A path of slabs to the porch, and the drive.
for i in range(6):
    box((7.1, 9.1), (-9.15 + i * 1.12, -8.1 + i * 1.12), (-0.1, 0.035), concrete, 0.012)
for i in range(4):
    for k in range(3):
        box((13.0 + k * 1.9, 14.885 + k * 1.9), (-12.0 + i * 3.3, -8.715 + i * 3.3), (-0.2, 0.02), concrete, 0.012)

# --- The living wing ---------------------------------------------------------
FLOOR = 0.42
front = (0.7, 6.2, FLOOR + 0.05, 3.25)
side = (0.7, 4.6, FLOOR + 0.05, 3.25)
wall((0, 6.6), (0, 3.5), [front], brick, 0.0, 0.3)
wall((0.3, 8.0), (0, 3.5), [side], brick, 0.0, 0.3, turn=True)
wall((0, 6.6), (0, 3.5), [], plaster, 7.7, 0.3)
box((0, 6.6), (0, 8), (0.02, FLOOR), concrete)
box((0.3, 12.4), (0.3, 7.7), (FLOOR, FLOOR + 0.02), oak, 0)
box((0.3, 6.6), (0.3, 7.7), (3.36, 3.4), ceiling, 0)
window(front, black, pane, 0.0, columns=4)
window(side, black, pane, 0.0, turn=True, columns=3)
box((-1.1, 7.0), (-1.5, 8.6), (3.5, 3.56), soffit, 0.004)
box((-1.15, 7.05), (-1.55, 8.65), (3.56, 3.86), dark, 0.012)
folds((0.75, 1.35), (FLOOR + 0.03, 3.3), 0.42, drape)
folds((5.6, 6.15), (FLOOR + 0.03, 3.3), 0.42, drape)
sofa(2.0, 3.4, FLOOR + 0.02, linen, 2.4)
sofa(4.9, 1.5, FLOOR + 0.02, teal, 0.8, faces=1)
box((2.5, 3.9), (2.2, 2.9), (FLOOR + 0.3, FLOOR + 0.36), walnut)
box((2.6, 3.8), (2.3, 2.8), (FLOOR + 0.02, FLOOR + 0.3), walnut)
floor_lamp(1.45, 3.9, FLOOR, brass, lamp)
picture((1.3, 2.9), (1.5, 2.7), 7.68, paper, walnut, [teal, brass, linen])
shelves((4.0, 6.3), (FLOOR, 3.0), 7.68, walnut, books, 5)
for a in (4.3, 5.0, 5.7):
    pendant(a, 5.4, 3.36, 1.0, black, lamp, 0.13)
table(3.9, 4.95, FLOOR, walnut, black, (2.2, 1.0))
area_light((3.4, 3.8, 3.3), (4.5, 5.5), 300, (1.0, 0.43, 0.14))

rug = mottled("rug", (0.5, 0.45, 0.38), 6, 0.2, 1.0, 0.01)
box((1.5, 4.9), (1.2, 4.2), (FLOOR + 0.02, FLOOR + 0.035), rug, 0.004)

# --- The entrance, below the upper floor --------------------------------------
door = (7.5, 8.65, FLOOR, 2.75)
sidelight = (8.72, 9.35, FLOOR, 2.75)
study = (10.1, 12.0, 1.15, 2.9)
wall((6.6, 12.4), (0, 3.6), [door, sidelight, study], stucco, 0.6, 0.3)
box((7.56, 8.6), (0.72, 0.78), (FLOOR + 0.03, 2.72), cedar, 0.006)
box((8.44, 8.47), (0.66, 0.69), (1.0, 2.2), brass, 0.005)
window((7.5, 8.65, FLOOR, 2.75), black, pane, 0.75, bar=0.06)
window(sidelight, black, pane, 0.6)
window(study, black, pane, 0.6, columns=2)
wall((6.6, 12.4), (0.1, 3.5), [], plaster, 4.6, 0.2)
wall((0.9, 4.6), (0.1, 3.5), [], plaster, 9.7, 0.15, turn=True)
wall((0.9, 4.6), (0.1, 3.5), [], plaster, 6.6, 0.1, turn=True)
box((6.6, 12.4), (0.9, 4.6), (3.46, 3.5), ceiling, 0)
picture((10.3, 11.3), (1.5, 2.6), 4.58, paper, walnut, [teal, linen])
floor_lamp(11.6, 2.6, FLOOR, black, lamp)
area_light((8.2, 2.6, 3.4), (1.6, 2.4), 95, (1.0, 0.43, 0.14))
area_light((11.1, 2.6, 3.4), (1.8, 2.4), 95, (1.0, 0.43, 0.14))
# Steps and the porch.
box((6.4, 10.2), (-1.6, 0.6), (0.0, FLOOR), concrete, 0.012)
box((6.8, 9.6), (-2.0, -1.6), (0.0, 0.28), concrete, 0.012)
box((6.8, 9.6), (-2.4, -2.0), (0.0, 0.14), concrete, 0.012)
for a in (7.0, 8.6, 10.2, 11.8):
    cylinder((a, -0.5, 3.585), 0.05, 0.012, spot)
area_light((8.6, -0.4, 3.55), (3.6, 0.7), 75, (1.0, 0.58, 0.28))
area_light((11.6, -0.4, 3.55), (1.6, 0.7), 26, (1.0, 0.58, 0.28))
for a in (0.6, 2.6, 4.6, 6.3):
    cylinder((a, -0.75, 3.485), 0.05, 0.012, spot)
area_light((3.2, -0.75, 3.47), (6.0, 0.4), 60, (1.0, 0.58, 0.28))
# House number and lantern.
box((9.7, 9.82), (0.5, 0.6), (1.9, 2.4), lamp, 0.01)

# --- The upper floor, clad in cedar -------------------------------------------
UP = 3.6
bed = (6.1, 9.0, UP + 0.55, UP + 2.95)
stair = (9.9, 10.75, UP + 0.3, UP + 2.95)
bath = (11.5, 12.7, UP + 0.55, UP + 2.95)
west = (1.0, 4.2, UP + 1.2, UP + 2.95)
box((5.4, 13.4), (-1.6, 8.0), (UP, UP + 0.16), soffit, 0.006)
box((5.36, 13.44), (-1.64, 8.04), (UP + 0.02, UP + 0.16), dark, 0.006)
wall((5.4, 13.4), (UP + 0.16, UP + 3.3), [bed, stair, bath], cedar, -1.6, 0.28)
wall((-1.32, 8.0), (UP + 0.16, UP + 3.3), [west], cedar, 5.4, 0.28, turn=True)
wall((-1.32, 8.0), (UP + 0.16, UP + 3.3), [], cedar, 13.12, 0.28, turn=True)
wall((5.4, 13.4), (UP + 0.16, UP + 3.3), [], plaster, 3.6, 0.2)
for a in (9.35, 11.0):
    wall((-1.3, 3.6), (UP + 0.16, UP + 3.3), [], plaster, a, 0.12, turn=True)
box((5.6, 13.2), (-1.3, 3.6), (UP + 0.16, UP + 0.2), oak, 0)
box((5.6, 13.2), (-1.3, 3.6), (UP + 3.26, UP + 3.3), ceiling, 0)
box((4.9, 13.9), (-2.3, 8.6), (UP + 3.3, UP + 3.36), soffit, 0.004)
box((4.85, 13.95), (-2.35, 8.65), (UP + 3.36, UP + 3.62), dark, 0.012)
window(bed, black, pane, -1.6, columns=3)
window(stair, black, pane, -1.6, rows=(UP + 1.6,))
window(bath, black, pane, -1.6)
window(west, black, pane, 5.4, turn=True, columns=2)
folds((6.15, 6.75), (UP + 0.3, UP + 3.1), -1.2, drape)
folds((8.35, 8.95), (UP + 0.3, UP + 3.1), -1.2, drape)
folds((11.5, 12.7), (UP + 0.3, UP + 3.1), -1.2, drape)
picture((6.7, 8.5), (UP + 1.3, UP + 2.3), 3.58, paper, walnut, [linen, teal])
pendant(10.3, 0.6, UP + 3.26, 1.1, black, lamp, 0.15)
pendant(7.5, 1.2, UP + 3.26, 0.7, black, lamp, 0.2)
area_light((7.4, 1.0, UP + 3.2), (2.4, 2.4), 95, (1.0, 0.43, 0.14))
area_light((10.2, 0.8, UP + 3.2), (0.8, 2.4), 42, (1.0, 0.43, 0.14))
area_light((12.2, 1.0, UP + 3.2), (1.4, 2.4), 45, (1.0, 0.43, 0.14))

# --- The garage ---------------------------------------------------------------
gate = (13.3, 18.3, 0.0, 2.45)
wall((12.4, 19.2), (0, 3.2), [gate], stucco, 1.0, 0.3)
wall((1.3, 8.0), (0, 3.2), [], stucco, 18.9, 0.3, turn=True)
box((12.3, 19.7), (0.3, 8.3), (3.2, 3.5), dark, 0.012)
box((12.35, 19.6), (0.4, 8.2), (3.15, 3.2), soffit, 0)
for i in range(4):
    low = 0.02 + i * 0.6
    box((13.3, 18.3), (1.14, 1.2), (low, low + 0.585), cedar, 0.008)
box((12.85, 12.97), (0.9, 1.0), (1.8, 2.3), lamp, 0.01)
box((18.6, 18.72), (0.9, 1.0), (1.8, 2.3), lamp, 0.01)
area_light((15.8, 0.7, 3.1), (5.0, 0.3), 40, (1.0, 0.58, 0.28))

# --- Planting -----------------------------------------------------------------
beds = [(-0.6, 6.3, -1.9, 0.0), (10.4, 12.9, -2.4, 0.6)]
for x0, x1, y0, y1 in beds:
    box((x0, x1), (y0, y1), (-0.1, 0.05), mulch, 0)
box((-0.7, 6.35), (-2.0, -1.9), (-0.1, 0.16), dark, 0.004)
patches = [tuft(f"grass{i}", grass, 2300, 0.8, seed=20 + i) for i in range(4)]
lawn(patches, (-34, 40), (-8.95, 9), keep_out=[(6.9, 9.3, -17, -1.8), (12.9, 18.8, -17, 2), (-0.7, 13, -2, 9), (-1, 20, -0.5, 9), (-0.7, 6.4, -2.0, 0)])
lawn(patches, (-34, 40), (-11.65, -10.9), keep_out=[(12.9, 18.8, -17, 2)], seed=4)

r = random.Random(12)
shrub = [
    broadleaf(f"shrub{i}", bark, box_leaf, 0.9, 0.03, 3, 0.05, 60, 0.75, 0.1, (14, 9), (0.035, 0.022), 60, 0.13, 0.2, 40 + i)
    for i in range(2)
]
reeds = [tuft(f"reed{i}", reed, 420, 0.5, (0.6, 1.15), 0.004, 0.75, 50 + i, round_=True) for i in range(2)]
for i in range(8):
    place(r.choice(shrub), (-0.2 + i * 0.86, -0.75 + r.uniform(-0.15, 0.15), 0.03), r.uniform(0.75, 1.0), r.random() * 6)
for i in range(11):
    place(r.choice(reeds), (-0.3 + i * 0.62, -1.5 + r.uniform(-0.1, 0.1), 0.03), r.uniform(0.6, 0.85), r.random() * 6)
for i in range(4):
    place(r.choice(shrub), (10.8 + i * 0.6, -0.3, 0.03), r.uniform(0.9, 1.15), r.random() * 6)
    place(r.choice(reeds), (10.7 + i * 0.62, -1.5, 0.03), r.uniform(0.7, 1.0), r.random() * 6)
# Lights along the path.
for i in range(4):
    for a in (6.75, 9.45):
        at = -8.4 + i * 2.0
        area_light((a, at, 0.4), (0.1, 0.1), 5, (1.0, 0.62, 0.3))
        cylinder((a, at, 0), 0.03, 0.5, black)
        cylinder((a, at, 0.42), 0.045, 0.07, lamp)
        cylinder((a, at, 0.5), 0.07, 0.015, black)

poplars = [
    broadleaf(f"poplar{i}", birch, foliage, 13, 0.14, 4, 0.12, 46, 0.44, 0.17, (34, 9, 5), (0.1, 0.085), 32, 0.5, 0.14, 60 + i)
    for i in range(2)
]
aspen = broadleaf("aspen", birch, amber, 8.0, 0.1, 4, 0.25, 44, 0.42, 0.14, (26, 9, 5), (0.085, 0.07), 26, 0.34, 0.14, 71)
spruces = [spruce(f"spruce{i}", bark, needles, 11 + 3 * i, 2.5 + 0.5 * i, seed=80 + i) for i in range(2)]

# The left of the picture is quiet: words stand there.
place(poplars[1], (-17.5, 0.5, 0), 1.0, 2.1)
place(spruces[0], (-21.5, 8.0, 0), 0.8, 2.0)
place(aspen, (-2.6, 7.5, 0), 0.8, 1.0)
place(aspen, (22.5, -4.5, 0), 1.0, 2.0)
place(spruces[0], (0.2, 13, 0), 0.85, 0.0)
place(poplars[0], (3.6, 15, 0), 1.0, 3.3)
place(poplars[1], (14.5, 17, 0), 1.1, 1.3)
place(spruces[1], (20.5, 13.5, 0), 0.95, 4.0)
place(spruces[0], (24.5, 9, 0), 1.0, 5.0)
place(spruces[1], (7.5, 19, 0), 0.95, 5.0)
for i in range(34):
    place(r.choice(shrub), (-36 + i * 1.05, 11.5 + r.uniform(-0.6, 0.6), 0), r.uniform(1.6, 2.4), r.random() * 6)
for i in range(170):
    a, b = r.uniform(-95, 75), r.uniform(50, 85)
    kind = r.choice([*poplars, *spruces, *spruces])
    place(kind, (a, b, -0.2), r.uniform(0.45, 0.75), r.random() * 6)

# --- Neighbours ---------------------------------------------------------------
siding = boards("siding", (0.2, 0.23, 0.26), 0.18, "x", contrast=0.1)
shingle = mottled("shingle", (0.05, 0.05, 0.055), 6, 0.3, 0.9)
lit = glow("lit", (1.0, 0.42, 0.12), 0.42)


def neighbour(x, y, width, height):
    box((x, x + width), (y, y + 9), (0, height), siding, 0.01)
    middle = x + width / 2
    peak = height + width * 0.28
    mesh_object(
        "gable",
        [(x - 0.5, y - 0.5, height), (x + width + 0.5, y - 0.5, height), (middle, y - 0.5, peak), (x - 0.5, y + 9.5, height), (x + width + 0.5, y + 9.5, height), (middle, y + 9.5, peak)],
        [(0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2), (3, 5, 4), (0, 3, 4, 1)],
        shingle,
    )
    for a, low in ((0.15, 0.9), (0.62, 0.9), (0.15, 3.7), (0.62, 3.7)):
        if low + 1.3 < height:
            left = x + width * a
            box((left - 0.08, left + 1.78), (y - 0.06, y), (low - 0.08, low + 1.38), plaster, 0.01)
            # Not every room has its light on.
            for k in range(2):
                if (a, low) == (0.62, 3.7):
                    continue
                box((left + k * 0.88, left + k * 0.88 + 0.82), (y - 0.08, y - 0.05), (low, low + 1.3), lit, 0)


neighbour(-29, 40, 9, 5.6)
neighbour(-47, 42, 10, 3.2)
neighbour(31, 20, 9, 5.6)

# --- Light --------------------------------------------------------------------
sky(
    [
        (0.0, (0.72, 0.36, 0.2)),
        (0.1, (0.5, 0.3, 0.3)),
        (0.26, (0.17, 0.2, 0.36)),
        (0.55, (0.05, 0.09, 0.24)),
        (1.0, (0.02, 0.045, 0.14)),
    ],
    0.95,
    glow=(-38, (1.3, 0.55, 0.18), 0.4),
    clouds=((0.62, 0.27, 0.24), 0.75),
)
sun(7, -62, 0.65, (1.0, 0.5, 0.28), 6)

VIEWS = {
    "hero": {"at": (-2.2, -24.5, 1.55), "heading": 4.0, "lens": 26, "shift": (0.0, 0.055), "focus": 25, "aperture": 0.9},
    "porch": {"at": (15.6, -11.6, 1.5), "heading": -32, "lens": 23, "shift": (0.0, 0.1)},
}
asked = options()
camera(**VIEWS[asked["view"]])
render(asked["width"], asked["samples"], asked["out"], exposure=1.65)
