"""Sofas, armchairs, benches and stools, each facing -y around its own centre: stand them with `group`."""

import math
import random

from .building import cylinder
from .decor import bent, rod
from .soft import cushion, standing, throw


def feet(w, d, wood, height=0.13, inset=0.08, radius=0.02, metal=False):
    for a in (-w + inset, w - inset):
        for b in (-d + inset, d - inset):
            if metal:
                rod((a, b, 0), (a, b, height), 0.009, wood)
            else:
                rod((a + 0.02 * (1 if a > 0 else -1), b, 0), (a, b, height), radius * 0.7, wood, 14, radius)


def sofa(cloth, wood, length=2.2, depth=0.95, seats=3, pillows=(), blanket=None, chaise=0, arm=0.17, low=0.4, seed=1, skirt=False, roll=False):
    """Faces -y. `chaise`: -1 left, 1 right. `pillows`: cloths from the left."""
    w, d = length / 2, depth / 2
    base = 0.05 if skirt else 0.14
    feet(w, d, wood, base + 0.02)
    cushion((0, 0, base + 0.085), (length, depth, 0.19), cloth, 16, 0, 0.001, seed)
    for a in (-1, 1):
        if a == chaise:
            cushion((a * (w - arm / 2), d - 0.25, 0.33), (arm, 0.5, 0.42), cloth, 12, 0.01, 0.003, seed + 20 + a)
            continue
        cushion((a * (w - arm / 2), -0.01, base + 0.23), (arm, depth - 0.02, 0.47), cloth, 12, 0.012, 0.003, seed + 20 + a)
        if roll:
            made = cylinder((0, 0, 0), 0.105, depth - 0.03, cloth, 32, bevel=0.02)
            made.rotation_euler = (-math.pi / 2, 0, 0)
            made.location = (a * (w - arm / 2 + 0.02), -d + 0.02, base + 0.47)
    cushion((0, d - 0.1, base + 0.28), (length - 0.04, 0.2, 0.56), cloth, 12, 0.01, 0.003, seed + 2)
    inner = length - 2 * arm
    left = -w + arm
    if chaise:
        inner, left = length - arm, (-w if chaise < 0 else -w + arm)
    each = inner / seats
    for i in range(seats):
        middle = left + each * (i + 0.5)
        long = depth - 0.22
        if chaise and (i == 0 if chaise < 0 else i == seats - 1):
            reach = 0.68
            cushion((middle, -d - reach / 2 + 0.05, base + 0.085), (each, reach + 0.1, 0.19), cloth, 16, 0, 0.001, seed + 40)
            cushion((middle, -d + 0.0 - reach / 2 + long / 2 - 0.01, low), (each - 0.012, long + reach - 0.02, 0.17), cloth, 9, 0.02, 0.005, seed + i + 5)
            for b in (-0.05, 0.05):
                rod((middle + b * 6, -d - reach + 0.1, 0), (middle + b * 6, -d - reach + 0.1, base), 0.018, wood)
        else:
            cushion((middle, -d + long / 2 - 0.015, low), (each - 0.012, long, 0.17), cloth, 9, 0.02, 0.005, seed + i + 5)
        cushion((middle, d - 0.26, low + 0.27), (each - 0.02, 0.19, 0.44), cloth, 5.5, 0.02, 0.008, seed + i + 11, tilt=(-11, 0))
    r = random.Random(seed)
    spots = [left + 0.24, left + inner - 0.24, left + 0.62, left + inner - 0.6, left + inner / 2]
    for i, each_cloth in enumerate(pillows):
        s = 0.5 if i < 2 else 0.44
        standing(spots[i], d - (0.52 if i < 2 else 0.63), low + 0.07, each_cloth, s, r.uniform(-14, 14) + (12 if i % 2 == 0 else -12), 24, seed + i * 3, height=s if i < 4 else 0.3)
    if blanket:
        side = -1 if chaise >= 0 else 1
        throw(side * (w - arm - 0.6) - 0.25, -d - 0.022, low + 0.085, blanket, 0.5, 0.24, 0.62, seed)


def armchair(cloth, wood, kind="club", pillow_cloth=None, seed=1):
    """Kinds: club (upholstered), lounge (wooden frame), barrel (round back)."""
    if kind == "lounge":
        for a in (-0.34, 0.34):
            rod((a, -0.34, 0), (a, -0.3, 0.54), 0.016, wood, 14, 0.018)
            rod((a, 0.4, 0), (a, 0.26, 0.54), 0.016, wood, 14, 0.018)
            bent([(a, -0.38, 0.55), (a, -0.1, 0.565), (a, 0.2, 0.545), (a, 0.34, 0.52)], 0.021, wood)
            rod((a, -0.3, 0.27), (a, 0.34, 0.22), 0.014, wood)
            rod((a * 0.86, 0.22, 0.24), (a * 0.86, 0.5, 0.86), 0.015, wood)
        for b, h in ((-0.31, 0.27), (0.33, 0.22)):
            rod((-0.34, b, h), (0.34, b, h), 0.014, wood)
        rod((-0.3, 0.5, 0.86), (0.3, 0.5, 0.86), 0.015, wood)
        cushion((0, 0, 0.36), (0.6, 0.64, 0.15), cloth, 8, 0.02, 0.004, seed, tilt=(-5, 0))
        cushion((0, 0.33, 0.65), (0.58, 0.15, 0.56), cloth, 6, 0.02, 0.006, seed + 1, tilt=(-22, 0))
    elif kind == "barrel":
        feet(0.33, 0.33, wood, 0.14)
        steps = 13
        for i in range(steps):
            angle = math.radians(-20 + 220 * i / (steps - 1))
            c, s = math.cos(angle), math.sin(angle)
            high = 0.62 + 0.12 * max(0, s)
            cushion((c * 0.35, s * 0.34 + 0.02, 0.12 + high / 2), (0.2, 0.13, high), cloth, 5, 0.01, 0.002, seed + i, turn=math.degrees(angle) + 90, cuts=8)
        cushion((0, 0, 0.22), (0.68, 0.66, 0.2), cloth, 5, 0.0, 0.001, seed)
        cushion((0, -0.05, 0.38), (0.6, 0.62, 0.17), cloth, 4.5, 0.025, 0.004, seed + 30)
    else:
        feet(0.4, 0.42, wood, 0.16)
        cushion((0, 0, 0.23), (0.8, 0.84, 0.2), cloth, 14, 0.0, 0.001, seed)
        for a in (-0.335, 0.335):
            cushion((a, -0.02, 0.4), (0.14, 0.8, 0.46), cloth, 9, 0.015, 0.003, seed + 2)
        cushion((0, 0.33, 0.5), (0.8, 0.18, 0.7), cloth, 8, 0.015, 0.004, seed + 3, tilt=(-8, 0))
        cushion((0, -0.08, 0.41), (0.53, 0.66, 0.16), cloth, 8, 0.025, 0.004, seed + 4)
    if pillow_cloth:
        standing(0.03, 0.1, 0.42, pillow_cloth, 0.42, 8, 24, seed + 9, height=0.3)


def stool(wood, seat, height=0.66, kind="round", back=False, seed=1, metal=None):
    """A counter stool around its centre."""
    if kind == "round":
        made = cylinder((0, 0, 0), 0.18, 0.035, seat, 40, bevel=0.012)
        made.location = (0, 0, height - 0.035)
    else:
        cushion((0, 0, height - 0.03), (0.42, 0.4, 0.08), seat, 7, 0.012, 0.001, seed)
    for a in (-1, 1):
        for b in (-1, 1):
            rod((a * 0.2, b * 0.2, 0), (a * 0.13, b * 0.13, height - 0.03), 0.013, metal or wood, 12, 0.016)
    for a in (-1, 1):
        rod((a * 0.178, -0.178, 0.22), (a * 0.178, 0.178, 0.22), 0.009, metal or wood)
    rod((-0.178, -0.178, 0.24), (0.178, -0.178, 0.24), 0.009, metal or wood)
    if back:
        if kind == "round":
            for a in (-0.14, 0.14):
                rod((a, 0.13, height - 0.02), (a * 1.1, 0.19, height + 0.28), 0.01, metal or wood)
            bent([(-0.19, 0.1, height + 0.27), (-0.12, 0.21, height + 0.28), (0.12, 0.21, height + 0.28), (0.19, 0.1, height + 0.27)], 0.018, metal or wood)
        else:
            cushion((0, 0.19, height + 0.15), (0.42, 0.07, 0.32), seat, 6, 0.01, 0.001, seed + 1, tilt=(-8, 0))


def dining_chair(wood, seat, seed=1):
    for a in (-1, 1):
        rod((a * 0.2, -0.2, 0), (a * 0.18, -0.18, 0.44), 0.014, wood, 12, 0.017)
        rod((a * 0.21, 0.24, 0), (a * 0.18, 0.18, 0.44), 0.014, wood, 12, 0.017)
    cushion((0, 0, 0.455), (0.45, 0.44, 0.05), seat, 8, 0.004, 0.001, seed)
    bent([(-0.22, 0.06, 0.74), (-0.18, 0.23, 0.76), (0.18, 0.23, 0.76), (0.22, 0.06, 0.74)], 0.018, wood)
    for i in range(7):
        t = -0.17 + 0.34 * i / 6
        rod((t * 0.95, 0.18, 0.45), (t, 0.22 - 0.9 * t * t, 0.75), 0.007, wood)


def bench(cloth, wood, length=1.2, depth=0.4, height=0.46, seed=1):
    feet(length / 2, depth / 2, wood, height - 0.1)
    cushion((0, 0, height - 0.06), (length, depth, 0.12), cloth, 8, 0.012, 0.002, seed)
