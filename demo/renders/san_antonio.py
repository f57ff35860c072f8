"""San Antonio: a limestone house with arches around its pool, in the last hour of sun."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.building import arch_wall, box, cylinder, folds, mesh_object, tile_roof, wall, window
from kit.foliage import broadleaf, lawn, place, tuft
from kit.furniture import floor_lamp, pendant, picture, shelves, sofa, table
from kit.materials import boards, curtain, glass, glow, leaf, masonry, mottled, plain, water
from kit.studio import area_light, camera, empty_scene, options, render, sky, sun

empty_scene()

# --- Materials ---------------------------------------------------------------
limestone = masonry(
    "limestone", [(0.56, 0.46, 0.33), (0.62, 0.53, 0.39), (0.68, 0.6, 0.47), (0.73, 0.66, 0.54)], (0.6, 0.54, 0.44), (0.58, 0.24), 0.014, 0.9, 0.025
)
trim = mottled("trim", (0.7, 0.63, 0.5), 2.0, 0.08, 0.8)
stucco = mottled("stucco", (0.78, 0.72, 0.61), 1.1, 0.07, 0.9, 0.003)
clay = leaf("clay", (0.42, 0.15, 0.07), 0.4, 0.0, 0.75)
beam = boards("beam", (0.16, 0.085, 0.04), 0.3, "x", contrast=0.3)
doors = boards("doors", (0.2, 0.1, 0.045), 0.13, "z", contrast=0.3)
iron = plain("iron", (0.015, 0.014, 0.013), 0.45)
pane = glass()
deck = masonry("deck", [(0.4, 0.32, 0.23), (0.47, 0.39, 0.29), (0.53, 0.45, 0.34)], (0.25, 0.2, 0.15), (0.9, 0.6), 0.012, 0.6, 0.004)
coping = mottled("coping", (0.72, 0.66, 0.56), 2.5, 0.1, 0.6)
basin = mottled("basin", (0.06, 0.3, 0.36), 1.5, 0.2, 0.4)
pool = water()
plaster = plain("plaster", (0.52, 0.4, 0.27), 0.9)
cotto = masonry("cotto", [(0.3, 0.12, 0.06), (0.4, 0.17, 0.09)], (0.3, 0.22, 0.16), (0.4, 0.4), 0.008, 0.5, 0.003)
walnut = plain("walnut", (0.13, 0.065, 0.03), 0.4)
linen = plain("linen", (0.75, 0.68, 0.57), 0.95)
rust = plain("rust", (0.45, 0.13, 0.05), 0.9)
drape = curtain("drape", (0.8, 0.7, 0.55))
lamp = glow("lamp", (1.0, 0.5, 0.2), 2.6)
terracotta = mottled("terracotta", (0.48, 0.2, 0.1), 5, 0.2, 0.8)
soil = mottled("soil", (0.16, 0.14, 0.05), 1.2, 0.3, 1.0)
grass = leaf("grass", (0.13, 0.17, 0.045), 0.45, 0.35)
oak_leaf = leaf("oak leaf", (0.07, 0.11, 0.03), 0.45, 0.35)
juniper = leaf("juniper", (0.05, 0.075, 0.03), 0.4, 0.25)
magenta = leaf("magenta", (0.6, 0.03, 0.17), 0.35, 0.45)
vine = leaf("vine", (0.07, 0.13, 0.03), 0.4, 0.4)
agave_leaf = leaf("agave", (0.2, 0.28, 0.2), 0.2, 0.1)
reed = leaf("reed", (0.42, 0.33, 0.16), 0.3, 0.45)
bark = mottled("bark", (0.13, 0.1, 0.075), 11, 0.5, 0.95, 0.03)
book = [plain(f"book{i}", c, 0.8) for i, c in enumerate([(0.6, 0.5, 0.36), (0.4, 0.13, 0.06), (0.1, 0.2, 0.22), (0.65, 0.6, 0.5)])]

# --- Ground, deck and pool ----------------------------------------------------
POOL = (-7.5, 9.5, -17.6, -4.6)
x0, x1, y0, y1 = POOL
for a, b, c, d in ((-120, 140, y1, 160), (-120, 140, -80, y0), (-120, x0, y0, y1), (x1, 140, y0, y1)):
    box((a, b), (c, d), (-0.4, -0.02), soil, 0)
for a, b, c, d in ((-9, 16, y1, 3.2), (-9, 16, -30, y0), (-9, x0, y0, y1), (x1, 16, y0, y1)):
    box((a, b), (c, d), (-0.1, 0.02), deck, 0.004)
for a, b, c, d in ((x0 - 0.4, x1 + 0.4, y1, y1 + 0.4), (x0 - 0.4, x1 + 0.4, y0 - 0.4, y0), (x0 - 0.4, x0, y0, y1), (x1, x1 + 0.4, y0, y1)):
    box((a, b), (c, d), (-0.06, 0.055), coping, 0.015)
box((x0 - 0.1, x1 + 0.1), (y0 - 0.1, y1 + 0.1), (-1.6, -1.5), basin, 0)
for a, b, c, d in ((x0 - 0.1, x0, y0, y1), (x1, x1 + 0.1, y0, y1), (x0, x1, y0 - 0.1, y0), (x0, x1, y1, y1 + 0.1)):
    box((a, b), (c, d), (-1.6, -0.05), basin, 0)
surface = mesh_object("water", [(x0, y0, -0.05), (x1, y0, -0.05), (x1, y1, -0.05), (x0, y1, -0.05)], [(0, 1, 2, 3)], pool)
surface.visible_shadow = False
area_light((x0 + 1.5, y1 - 0.15, -0.8), (1.2, 0.3), 45, (0.75, 0.95, 1.0), (-1.57, 0, 0))
area_light((x1 - 3, y1 - 0.15, -0.8), (1.2, 0.3), 45, (0.75, 0.95, 1.0), (-1.57, 0, 0))

# --- The loggia ---------------------------------------------------------------
box((-0.3, 9.2), (-0.35, 3.4), (0, 0.16), coping, 0.015)
box((0, 9), (0.1, 3.0), (0.15, 0.175), cotto, 0)
arch_wall((0, 9.2), (0.1, 4.0), [(1.65, 1.12, 2.05), (4.55, 1.12, 2.05), (7.45, 1.12, 2.05)], stucco, 0.0, 0.5)
for middle in (0.27, 3.1, 6.0, 8.83):
    box((middle - 0.38, middle + 0.38), (-0.06, 0.56), (0.15, 0.5), trim, 0.02)
    box((middle - 0.42, middle + 0.42), (-0.08, 0.58), (1.98, 2.12), trim, 0.02)
glazed = [(0.7, 2.7, 0.2, 2.75), (3.5, 5.6, 0.2, 2.75), (6.4, 8.5, 0.2, 2.75)]
wall((0, 9.2), (0.1, 4.4), glazed, stucco, 3.0, 0.35)
for opening in glazed:
    window(opening, iron, pane, 3.0, columns=3, rows=(2.1,), bar=0.05)
box((-0.2, 9.2), (-0.5, 3.2), (3.55, 3.62), beam, 0)
for i in range(12):
    box((0.1 + i * 0.8, 0.26 + i * 0.8), (-0.75, 3.1), (3.62, 3.84), doors, 0.01)
for a in (1.65, 4.55, 7.45):
    pendant(a, 1.6, 3.55, 0.55, iron, lamp, 0.14)
area_light((4.5, 1.6, 3.5), (7.5, 1.6), 90, (1.0, 0.52, 0.22))
tile_roof(((-0.7, -0.9, 3.95), (9.3, -0.9, 3.95)), ((-0.7, 5.0, 6.1), (9.3, 5.0, 6.1)), clay, beam)
tile_roof(((9.3, 10.4, 3.95), (-0.7, 10.4, 3.95)), ((9.3, 5.0, 6.1), (-0.7, 5.0, 6.1)), clay, beam, seed=2)
mesh_object("gable", [(0, 0, 3.9), (0, 9.6, 3.9), (0, 5.0, 5.9)], [(0, 1, 2)], stucco)
wall((0.5, 9.6), (0, 4.0), [], stucco, 0.0, 0.3, turn=True)
# The hall behind it.
wall((0, 9.2), (0.1, 4.4), [], plaster, 8.0, 0.3)
box((0, 9.2), (3.35, 8.0), (0.16, 0.18), cotto, 0)
box((0, 9.2), (3.2, 8.0), (3.7, 3.8), plaster, 0)
sofa(3.3, 5.6, 0.18, linen)
picture((3.6, 5.6), (1.4, 2.6), 7.98, linen, walnut, [rust, walnut])
shelves((6.6, 9.0), (0.18, 2.8), 7.98, walnut, book, 5)
floor_lamp(6.4, 5.4, 0.18, iron, lamp)
floor_lamp(0.9, 5.4, 0.18, iron, lamp)
table(6.9, 4.6, 0.18, walnut, walnut, (1.8, 0.9))
for a in (0.75, 2.37, 3.55, 5.27, 6.45, 8.17):
    folds((a, a + 0.28), (0.2, 3.0), 3.6, drape)
area_light((4.6, 5.5, 3.65), (7.0, 3.4), 300, (1.0, 0.5, 0.2))

# --- The tower ----------------------------------------------------------------
TOP = 6.7
below = (10.6, 13.4, 0.25, 2.7)
above = (11.1, 12.9, 3.95, 6.0)
wall((9.2, 14.8), (0, TOP), [below, above], limestone, -1.6, 0.45)
wall((-1.15, 6.5), (0, TOP), [(0.2, 1.4, 4.3, 5.9)], limestone, 9.2, 0.45, turn=True)
wall((-1.15, 6.5), (0, TOP), [], limestone, 14.35, 0.45, turn=True)
wall((9.2, 14.8), (0, TOP), [], plaster, 3.4, 0.2)
for (a, b, low, high), rows in ((below, (2.05,)), (above, (5.3,))):
    window((a, b, low, high), iron, pane, -1.6, columns=4 if b - a > 2 else 2, rows=rows, inset=0.2)
    box((a - 0.3, b + 0.3), (-1.68, -1.3), (high, high + 0.32), trim, 0.015)
    box((a - 0.12, b + 0.12), (-1.72, -1.3), (low - 0.14, low), trim, 0.015)
window((0.2, 1.4, 4.3, 5.9), iron, pane, 9.2, turn=True, columns=2, inset=0.2)
box((9.2, 14.8), (-1.2, 3.4), (0.1, 0.18), cotto, 0)
box((9.3, 14.6), (-1.2, 3.4), (3.2, 3.4), plaster, 0)
box((9.3, 14.6), (-1.2, 3.4), (6.5, 6.6), plaster, 0)
folds((10.6, 11.15), (0.2, 2.9), -0.95, drape)
folds((12.85, 13.4), (0.2, 2.9), -0.95, drape)
folds((11.1, 11.5), (3.6, 6.2), -0.95, drape)
folds((12.5, 12.9), (3.6, 6.2), -0.95, drape)
shelves((10.0, 13.8), (0.18, 2.8), 3.38, walnut, book, 5, seed=5)
floor_lamp(13.2, 0.8, 0.18, iron, lamp)
pendant(12.0, 0.6, 6.5, 0.7, iron, lamp, 0.2)
area_light((12, 1, 3.15), (3.5, 3), 150, (1.0, 0.5, 0.2))
area_light((12, 1, 6.45), (3.5, 3), 120, (1.0, 0.5, 0.2))
# Balcony of iron.
box((10.7, 13.3), (-2.5, -1.6), (3.66, 3.8), trim, 0.02)
for i in range(27):
    a = 10.75 + i * 0.0962
    cylinder((a, -2.44, 3.8), 0.009, 0.95, iron, sides=6)
for i in range(8):
    for a in (10.75, 13.25):
        cylinder((a, -2.4 + i * 0.1, 3.8), 0.009, 0.95, iron, sides=6)
box((10.7, 13.3), (-2.47, -2.41), (4.74, 4.78), iron, 0.004)
for a in (10.72, 13.22):
    box((a, a + 0.06), (-2.47, -1.6), (4.74, 4.78), iron, 0.004)
for a in (10.25, 13.5):
    box((a, a + 0.2), (-1.86, -1.66), (1.75, 2.15), lamp, 0.02)
    box((a - 0.03, a + 0.23), (-1.89, -1.6), (2.15, 2.2), iron, 0.004)
    box((a - 0.03, a + 0.23), (-1.89, -1.6), (1.7, 1.75), iron, 0.004)
E0, E1, F0, F1 = 8.5, 15.5, -2.3, 7.2
peak = ((11.2, 2.4, 8.9), (12.8, 2.4, 8.9))
tile_roof(((E0, F0, TOP), (E1, F0, TOP)), peak, clay, beam, seed=3)
tile_roof(((E0, F1, TOP), (E0, F0, TOP)), (peak[0], peak[0]), clay, beam, seed=4)
tile_roof(((E1, F0, TOP), (E1, F1, TOP)), (peak[1], peak[1]), clay, beam, seed=5)
tile_roof(((E1, F1, TOP), (E0, F1, TOP)), (peak[1], peak[0]), clay, beam, seed=6)
box((E0, E1), (F0, F1), (TOP - 0.16, TOP - 0.06), doors, 0)
# Chimney.
box((2.2, 3.3), (5.6, 6.6), (4.5, 7.3), limestone, 0.02)
box((2.1, 3.4), (5.5, 6.7), (7.3, 7.45), trim, 0.02)

# --- The low wing on the left, under the oak ----------------------------------
bays = [(-7.6, -6.2, 0.9, 2.5), (-5.0, -3.6, 0.9, 2.5), (-2.4, -1.0, 0.9, 2.5)]
wall((-9.2, 0), (0, 3.5), bays, stucco, 3.4, 0.4)
wall((3.8, 9.6), (0, 3.5), [], stucco, -9.2, 0.4, turn=True)
wall((-9.2, 0), (0, 3.5), [], plaster, 6.8, 0.2)
box((-9.2, 0), (3.8, 6.8), (3.2, 3.3), plaster, 0)
for bay in bays:
    window(bay, iron, pane, 3.4, columns=2, rows=(2.0,), inset=0.22)
    box((bay[0] - 0.15, bay[1] + 0.15), (3.3, 3.7), (0.76, 0.9), trim, 0.015)
    box((bay[0] - 0.2, bay[1] + 0.2), (3.32, 3.6), (2.5, 2.7), beam, 0.01)
    folds((bay[0], bay[0] + 0.25), (0.9, 2.6), 4.0, drape)
    folds((bay[1] - 0.25, bay[1]), (0.9, 2.6), 4.0, drape)
area_light((-4.5, 5.2, 3.15), (7, 2), 150, (1.0, 0.5, 0.2))
tile_roof(((-9.9, 2.7, 3.45), (0.1, 2.7, 3.45)), ((-9.9, 6.6, 4.85), (0.1, 6.6, 4.85)), clay, beam, seed=7)

# --- Garden wall on the right --------------------------------------------------
wall((14.8, 30), (0, 2.3), [], limestone, -0.6, 0.45)
box((14.8, 30), (-0.68, -0.08), (2.3, 2.42), trim, 0.02)

# --- Planting -----------------------------------------------------------------
r = random.Random(8)
oaks = [
    broadleaf(f"oak{i}", bark, oak_leaf, 4.6, 0.34, 5, 0.42, 62, 1.0, 0.05, (7, 6, 5, 4), (0.09, 0.052), 44, 0.36, 0.2, 30 + i)
    for i in range(2)
]
shrub = [
    broadleaf(f"shrub{i}", bark, vine, 0.9, 0.03, 3, 0.05, 60, 0.75, 0.1, (14, 9), (0.04, 0.026), 50, 0.13, 0.2, 40 + i)
    for i in range(2)
]
cedars = [
    broadleaf(f"juniper{i}", bark, juniper, 3.6, 0.12, 3, 0.08, 52, 0.6, 0.14, (26, 12), (0.11, 0.05), 46, 0.3, 0.18, 44 + i)
    for i in range(2)
]
bougainvillea = broadleaf("bougainvillea", bark, magenta, 1.9, 0.05, 3, 0.1, 62, 0.7, -0.02, (20, 11), (0.05, 0.042), 44, 0.17, 0.25, 50)
agave = tuft("agave", agave_leaf, 46, 0.35, (0.55, 0.85), 0.035, 0.95, 52, round_=True)
reeds = [tuft(f"reed{i}", reed, 420, 0.5, (0.6, 1.05), 0.004, 0.85, 55 + i, round_=True) for i in range(2)]
patches = [tuft(f"grass{i}", grass, 1900, 0.8, (0.05, 0.12), seed=20 + i) for i in range(3)]
lawn(patches, (-30, -9.1), (-19, 10), seed=2)
lawn(patches, (16.2, 34), (-16, -0.9), seed=3)

place(oaks[0], (-12.4, 0.2, 0), 1.05, 0.6)
place(oaks[1], (-19.5, 4.0, 0), 1.2, 2.0)
place(oaks[1], (19.0, 6.5, 0), 1.25, 1.0)
place(oaks[0], (4.0, 17.5, 0), 1.35, 3.0)
place(oaks[1], (-6.0, 15.0, 0), 1.2, 4.4)
place(oaks[0], (26.0, -5.0, 0), 1.0, 5.0)
place(bougainvillea, (9.0, -1.95, 0.0), 1.0, 0.0)
place(bougainvillea, (9.75, -2.2, 0.0), 0.62, 1.4)
place(shrub[1], (9.3, -2.3, 0.0), 0.9, 1.0)
place(bougainvillea, (16.0, -1.2, 0.0), 1.25, 2.0)
for i in range(7):
    place(agave, (15.6 + i * 1.5, -1.9 - (i % 2) * 0.5, 0.0), r.uniform(0.8, 1.2), r.random() * 6)
    place(r.choice(reeds), (16.4 + i * 1.5, -1.4, 0.0), r.uniform(0.8, 1.1), r.random() * 6)
for i in range(9):
    place(r.choice([*shrub, *reeds]), (-8.7 + i * 0.95, 2.85 + r.uniform(-0.2, 0.1), 0.02), r.uniform(0.7, 1.0), r.random() * 6)
for a, b, what, size in (
    (-0.75, -0.6, agave, 0.7), (9.75, -3.2, shrub[0], 0.75), (14.4, -2.6, agave, 0.75), (3.1, -0.75, shrub[1], 0.6), (6.0, -0.75, shrub[0], 0.6),
):
    cylinder((a, b, 0.02), 0.2, 0.52, terracotta, 32, top=0.3, bevel=0.02)
    cylinder((a, b, 0.5), 0.325, 0.07, terracotta, 32, bevel=0.02)
    place(what, (a, b, 0.5), size, r.random() * 6)
for i in range(90):
    a, b = r.uniform(-90, 100), r.uniform(26, 75)
    place(r.choice([*cedars, *cedars, *oaks]), (a, b, 0), r.uniform(0.8, 1.3), r.random() * 6)
# Hills behind.
for k, (far, high, tone) in enumerate(((95, 9, (0.1, 0.11, 0.06)), (160, 20, (0.2, 0.19, 0.17)))):
    points = [(-260 + i * 6, far, 0) for i in range(100)]
    ridge = [(x, far, high * (0.55 + 0.28 * math.sin(x * 0.021 + k * 2) + 0.17 * math.sin(x * 0.057 + k) + 0.03 * math.sin(x * 0.5))) for x, _, _ in points]
    mesh_object("hills", points + ridge, [(i, i + 1, 101 + i, 100 + i) for i in range(99)], plain(f"hill{k}", tone, 1.0))
# Loungers at the pool.
for a in (-2.9, -1.5):
    box((a, a + 0.7), (-4.0, -2.3), (0.26, 0.33), walnut, 0.01)
    box((a + 0.02, a + 0.68), (-4.0, -2.4), (0.33, 0.42), linen, 0.04)
    box((a + 0.02, a + 0.68), (-2.4, -2.26), (0.33, 0.95), linen, 0.04)
    for b in (-3.9, -2.45):
        for c in (a + 0.04, a + 0.6):
            box((c, c + 0.06), (b, b + 0.06), (0.02, 0.28), walnut, 0)

# --- Light --------------------------------------------------------------------
sky(
    [
        (0.0, (0.95, 0.6, 0.36)),
        (0.1, (0.62, 0.5, 0.45)),
        (0.28, (0.25, 0.35, 0.55)),
        (0.6, (0.09, 0.19, 0.45)),
        (1.0, (0.05, 0.12, 0.32)),
    ],
    0.85,
    glow=(-60, (1.5, 0.75, 0.32), 0.5),
    clouds=((1.0, 0.62, 0.42), 0.55),
)
sun(10, -120, 4.4, (1.0, 0.54, 0.24), 1.2)

VIEWS = {
    "hero": {"at": (-3.8, -21.5, 1.6), "heading": 11, "lens": 26, "shift": (0.0, 0.04), "focus": 22, "aperture": 0.9},
    "porch": {"at": (1.2, -10.6, 1.5), "heading": 37, "lens": 24, "shift": (0.0, 0.08)},
}
asked = options()
camera(**VIEWS[asked["view"]])
render(asked["width"], asked["samples"], asked["out"], exposure=0.7, strength=3.0, lens=(0.85, 3.4) if asked["view"] == "hero" else None)
