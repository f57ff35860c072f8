"""What is built in: cabinets, counters, shelves, fireplaces. Fronts face -y; their backs are at y 0."""

import random

from .building import ball, box, cylinder, mesh_object
from .decor import bent, books_row, bowl, pot_plant, rod, turned, vase


def door(x, z, y, material, kind="shaker", handle=None, metal=None, gap=0.0018, reveal=None):
    """A cabinet front whose face is at y. `handle`: bar, knob or cup; `reveal`: where along its width (0..1)."""
    x0, x1, z0, z1 = x[0] + gap, x[1] - gap, z[0] + gap, z[1] - gap
    if kind == "shaker" and min(x1 - x0, z1 - z0) > 0.16:
        rail = min(0.06, (z1 - z0) * 0.24)
        box((x0, x1), (y + 0.008, y + 0.02), (z0, z1), material, 0.001)
        for a in (x0, x1 - rail):
            box((a, a + rail), (y, y + 0.012), (z0, z1), material, 0.0025)
        for b in (z0, z1 - rail):
            box((x0 + rail, x1 - rail), (y, y + 0.012), (b, b + rail), material, 0.0025)
    else:
        box((x0, x1), (y, y + 0.02), (z0, z1), material, 0.0025)
    if not handle:
        return
    at = x0 + (x1 - x0) * (0.5 if reveal is None else reveal)
    low = z0 < 0.6
    if reveal is None:
        h = z1 - 0.045 if z1 - z0 > 0.22 else (z0 + z1) / 2
        if handle == "knob":
            ball((at, y - 0.024, h), 0.015, metal)
            rod((at, y, h), (at, y - 0.02, h), 0.005, metal)
        else:
            long = min(0.16, (x1 - x0) * 0.5)
            bar((at - long / 2, y, h), (at + long / 2, y, h), metal)
    else:
        h = z1 - 0.06 if low else z0 + 0.06
        if handle == "knob":
            ball((at, y - 0.024, h), 0.015, metal)
            rod((at, y, h), (at, y - 0.02, h), 0.005, metal)
        else:
            way = -0.16 if low else 0.16
            if z1 - z0 > 1.2:
                h, way = 1.25 if z0 < 1 else z0 + 0.06, -0.32 if z0 < 1 else 0.16
            bar((at, y, h), (at, y, h + way), metal)


def bar(a, b, metal, radius=0.006, out=0.032):
    a2, b2 = (a[0], a[1] - out, a[2]), (b[0], b[1] - out, b[2])
    rod(a2, b2, radius, metal)
    for p, q in ((a, a2), (b, b2)):
        rod(tuple(0.85 * i + 0.15 * k for i, k in zip(p, a if p == b else b)), tuple(0.85 * i + 0.15 * k for i, k in zip(q, a2 if q == b2 else b2)), radius * 0.9, metal)


def cabinets(x, z, y, depth, material, layout, kind="shaker", handle=None, metal=None, toe=0.0, shadow=None, carcass=True):
    """A run of cabinets with its back at y: `layout` is a list of (width share, kind) with kinds doors, door, drawers, drawer, open, blank."""
    x0, x1 = x
    front = y - depth
    if carcass:
        box((x0, x1), (front + 0.022, y), (z[0] + toe, z[1]), material, 0.001)
    if toe:
        box((x0, x1), (front + 0.08, y), (z[0], z[0] + toe), shadow or material, 0)
    total = sum(share for share, _ in layout)
    a = x0
    for share, what in layout:
        b = a + (x1 - x0) * share / total
        low = z[0] + toe
        if what == "doors":
            middle = (a + b) / 2
            door((a, middle), (low, z[1]), front, material, kind, handle, metal, reveal=0.88)
            door((middle, b), (low, z[1]), front, material, kind, handle, metal, reveal=0.12)
        elif what in ("door", "door-left"):
            door((a, b), (low, z[1]), front, material, kind, handle, metal, reveal=0.9 if what == "door" else 0.1)
        elif what == "drawer-doors":
            middle, cut = (a + b) / 2, z[1] - 0.17
            door((a, b), (cut, z[1]), front, material, "slab" if kind == "slab" else kind, handle, metal)
            door((a, middle), (low, cut), front, material, kind, handle, metal, reveal=0.88)
            door((middle, b), (low, cut), front, material, kind, handle, metal, reveal=0.12)
        elif what == "drawers":
            high = z[1] - low
            for p, q in ((0, 0.4), (0.4, 0.8), (0.8, 1.0)):
                door((a, b), (low + high * p, low + high * q), front, material, kind if q - p > 0.3 else "slab", handle, metal)
        elif what == "stack":
            high = z[1] - low
            for i in range(2):
                door((a, b), (low + high * i / 2, low + high * (i + 1) / 2), front, material, kind, handle, metal)
        a = b


def counter(x, y, z, stone, thick=0.03, edge=0.004, hole=None):
    """A worktop; `hole` (x0, x1, y0, y1) is left free for a sink."""
    if not hole:
        return [box(x, y, (z, z + thick), stone, edge)]
    x0, x1, y0, y1 = hole
    return [
        box((x[0], x0), y, (z, z + thick), stone, edge), box((x1, x[1]), y, (z, z + thick), stone, edge),
        box((x0, x1), (y[0], y0), (z, z + thick), stone, edge), box((x0, x1), (y1, y[1]), (z, z + thick), stone, edge),
    ]


def sink(x, y, z, steel, depth=0.2):
    x0, x1 = x
    y0, y1 = y
    t = 0.01
    box((x0, x1), (y0, y1), (z - depth, z - depth + t), steel, 0.003)
    for a in ((x0 - t, x0), (x1, x1 + t)):
        box(a, (y0 - t, y1 + t), (z - depth, z - 0.002), steel, 0.003)
    for b in ((y0 - t, y0), (y1, y1 + t)):
        box((x0, x1), b, (z - depth, z - 0.002), steel, 0.003)


def apron_sink(x, front, y1, z, ceramic, depth=0.25):
    """A farmhouse sink whose apron stands out in front."""
    x0, x1 = x
    t = 0.022
    box((x0, x1), (front - 0.02, front - 0.02 + t), (z - depth, z), ceramic, 0.009)
    box((x0, x1), (y1 - t, y1), (z - depth, z), ceramic, 0.006)
    for a in ((x0, x0 + t), (x1 - t, x1)):
        box(a, (front - 0.02, y1), (z - depth, z), ceramic, 0.006)
    box((x0, x1), (front, y1), (z - depth, z - depth + t), ceramic, 0.003)


def tap(x, y, z, metal, height=0.38, reach=0.2, bridge=False):
    """A kitchen tap that reaches towards -y."""
    if bridge:
        for a in (-0.09, 0.09):
            turned([(0.025, 0), (0.025, 0.008), (0.012, 0.02), (0.011, 0.07)], metal, (x + a, y, z), 24)
            rod((x + a - 0.03, y, z + 0.085), (x + a + 0.03, y, z + 0.085), 0.006, metal)
            ball((x + a, y, z + 0.08), 0.016, metal)
        rod((x - 0.09, y, z + 0.055), (x + 0.09, y, z + 0.055), 0.01, metal)
    else:
        turned([(0.028, 0), (0.028, 0.008), (0.02, 0.014), (0.018, 0.09)], metal, (x, y, z), 24)
        rod((x, y, z + 0.06), (x + 0.09, y, z + 0.085), 0.006, metal)
    bent([(x, y, z), (x, y, z + height * 0.75), (x, y, z + height), (x, y - reach * 0.5, z + height * 1.06), (x, y - reach, z + height), (x, y - reach, z + height * 0.62)], 0.0125, metal, 12)


def range_cooker(x, y, depth, z, steel, dark, knobs=None, gas=True):
    """A range with its back at y and its top at z."""
    x0, x1 = x
    front = y - depth - 0.02
    box((x0, x1), (front, y), (0.1, z), steel, 0.006)
    box((x0 + 0.02, x1 - 0.02), (front + 0.06, y), (0.0, 0.1), dark, 0)
    box((x0 + 0.1, x1 - 0.1), (front - 0.012, front), (0.34, 0.66), dark, 0.004)
    box((x0 + 0.01, x1 - 0.01), (front - 0.008, front), (0.13, 0.27), steel, 0.004)
    bar((x0 + 0.06, front, 0.71), (x1 - 0.06, front, 0.71), knobs or steel, 0.011, 0.05)
    bar((x0 + 0.06, front, 0.24), (x1 - 0.06, front, 0.24), knobs or steel, 0.011, 0.05)
    box((x0, x1), (front - 0.01, front + 0.02), (z - 0.13, z), steel, 0.006)
    count = 6 if x1 - x0 > 0.85 else 5
    for i in range(count):
        a = x0 + (x1 - x0) * (i + 0.5) / count
        rod((a, front - 0.01, z - 0.065), (a, front - 0.045, z - 0.065), 0.022, knobs or dark, 20)
    box((x0 + 0.02, x1 - 0.02), (front + 0.05, y - 0.05), (z, z + 0.006), dark, 0.002)
    if gas:
        columns = 3 if x1 - x0 > 0.85 else 2
        for i in range(columns):
            a0, a1 = x0 + 0.03 + (x1 - x0 - 0.06) * i / columns, x0 + 0.03 + (x1 - x0 - 0.06) * (i + 1) / columns
            for k in range(4):
                b = front + 0.09 + (depth - 0.16) * k / 3
                box((a0 + 0.008, a1 - 0.008), (b - 0.006, b + 0.006), (z + 0.022, z + 0.036), dark, 0.003)
            for a in (a0 + 0.01, (a0 + a1) / 2, a1 - 0.022):
                box((a, a + 0.012), (front + 0.08, y - 0.07), (z + 0.018, z + 0.034), dark, 0.003)
            for k in (0.3, 0.72):
                cylinder(((a0 + a1) / 2, front + depth * k, z + 0.006), 0.045, 0.014, dark, 24)


def oven_wall(x, y, z, steel, dark):
    """A built-in oven whose face is at y."""
    box(x, (y - 0.012, y + 0.02), z, dark, 0.004)
    bar((x[0] + 0.06, y - 0.012, z[1] - 0.12), (x[1] - 0.06, y - 0.012, z[1] - 0.12), steel, 0.01, 0.045)
    box((x[0] + 0.2, x[1] - 0.2), (y - 0.014, y), (z[1] - 0.07, z[1] - 0.03), steel, 0.001)


def fridge(x, y, depth, height, steel, dark):
    """A fridge with its back at y."""
    x0, x1 = x
    front = y - depth
    box((x0, x1), (front + 0.05, y), (0.02, height), dark, 0.004)
    middle = (x0 + x1) / 2
    cut = 0.68
    for a, b, side in ((x0, middle, 0.9), (middle, x1, 0.1)):
        box((a + 0.002, b - 0.002), (front, front + 0.05), (cut + 0.004, height), steel, 0.008)
        at = a + (b - a) * side
        bar((at, front, cut + 0.25), (at, front, height - 0.35), steel, 0.012, 0.055)
    box((x0 + 0.002, x1 - 0.002), (front, front + 0.05), (0.06, cut - 0.004), steel, 0.008)
    bar((x0 + 0.1, front, cut - 0.09), (x1 - 0.1, front, cut - 0.09), steel, 0.012, 0.055)


def hood_plaster(x, y, z, top, material, band=None):
    """A plastered hood that narrows upwards."""
    x0, x1 = x
    low = z
    depth = 0.5
    box((x0, x1), (y - depth, y), (low, low + 0.14), band or material, 0.008)
    inset = 0.18
    curve = []
    steps = 14
    for i in range(steps + 1):
        t = i / steps
        ease = 1 - (1 - t) ** 2.2
        h = low + 0.14 + (top - low - 0.14) * t
        curve.append((x0 + 0.012 + inset * ease, x1 - 0.012 - inset * ease, y - depth + 0.012 + 0.2 * ease, h))
    vertices, faces = [], []
    for a, b, c, h in curve:
        vertices += [(a, y, h), (a, c, h), (b, c, h), (b, y, h)]
    for i in range(steps):
        for k in range(3):
            p = i * 4 + k
            faces.append((p, p + 1, p + 5, p + 4))
    mesh_object("hood", vertices, faces, material, 0.006)


def hood_box(x, y, z, top, material, bands=None):
    """A straight hood, boxed in."""
    box(x, (y - 0.48, y), (z, z + 0.1), bands or material, 0.006)
    box((x[0] + 0.02, x[1] - 0.02), (y - 0.46, y), (z + 0.1, top), material, 0.008)
    if bands:
        box((x[0] + 0.01, x[1] - 0.01), (y - 0.47, y), (top - 0.12, top), bands, 0.006)


def hood_steel(x, y, z, top, steel):
    """A steel canopy with a chimney."""
    x0, x1 = x
    middle = (x0 + x1) / 2
    box((x0, x1), (y - 0.5, y), (z, z + 0.05), steel, 0.004)
    vertices = [(x0, y - 0.5, z + 0.05), (x1, y - 0.5, z + 0.05), (x1, y, z + 0.05), (x0, y, z + 0.05), (middle - 0.16, y - 0.3, z + 0.3), (middle + 0.16, y - 0.3, z + 0.3), (middle + 0.16, y, z + 0.3), (middle - 0.16, y, z + 0.3)]
    mesh_object("canopy", vertices, [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (4, 5, 6, 7)], steel, 0.004)
    box((middle - 0.15, middle + 0.15), (y - 0.28, y), (z + 0.3, top), steel, 0.004)


def shelf_things(x0, x1, y, z, style, r, depth=0.24, books=0.5):
    """A few books and pots on a shelf."""
    a = x0 + 0.04
    while a < x1 - 0.14:
        pick = r.random()
        if pick < books:
            long = min(r.uniform(0.14, 0.34), x1 - 0.04 - a)
            books_row(a, y - depth + 0.03, z, long, style.books, r.randint(1, 999), depth * 0.8)
            a += long + r.uniform(0.02, 0.12)
        elif pick < books + 0.2:
            vase(a + 0.07, y - depth / 2, z, r.choice(style.pots), r.randint(0, 3), r.uniform(0.5, 0.75))
            a += r.uniform(0.16, 0.3)
        elif pick < books + 0.3:
            pot_plant(a + 0.09, y - depth / 2, z, style.leaves, r.choice(style.pots), r.uniform(0.14, 0.2), r.randint(1, 99), 0.5)
            a += r.uniform(0.2, 0.3)
        elif pick < books + 0.36:
            bowl(a + 0.1, y - depth / 2, z, r.choice(style.pots), 0.7)
            a += 0.26
        else:
            a += r.uniform(0.08, 0.2)


def bookcase(x, z, y, material, style, rows=5, depth=0.3, seed=1, columns=1, base=0.0, back=None, books=0.55):
    """Shelves against a wall at y, with things on them; `base`: height of closed cupboards below."""
    r = random.Random(seed)
    x0, x1 = x
    low = z[0] + base
    if base:
        cabinets((x0, x1), (z[0], low - 0.03), y, depth + 0.1, material, [(1, "doors")] * columns, style.door, style.handle, style.metal, 0.08, material)
        box((x0 - 0.005, x1 + 0.005), (y - depth - 0.12, y), (low - 0.03, low), material, 0.004)
    box((x0, x1), (y - 0.012, y), (low, z[1]), back or material, 0)
    for i in range(columns + 1):
        a = x0 + (x1 - x0 - 0.025) * i / columns
        box((a, a + 0.025), (y - depth, y), (low, z[1]), material, 0.003)
    for i in range(rows + 1):
        h = low + (z[1] - low - 0.025) * i / rows
        box((x0, x1), (y - depth, y), (h, h + 0.025), material, 0.003)
        if i < rows:
            for c in range(columns):
                a, b = x0 + (x1 - x0) * c / columns + 0.03, x0 + (x1 - x0) * (c + 1) / columns - 0.03
                shelf_things(a, b, y, h + 0.025, style, r, depth, books)


def fireplace(x, y, material, surround, dark, hearth, kind="mantel", wood=None, breast=None, top=2.6):
    """A fireplace on a wall at y, around x. Kinds: mantel (classic), linear (modern)."""
    if kind == "linear":
        w = 1.5
        d = 0.36
        for a, b in ((-w / 2 - 0.55, -w / 2), (w / 2, w / 2 + 0.55)):
            box((x + a, x + b), (y - d, y), (0, top), breast, 0.004)
        box((x - w / 2, x + w / 2), (y - d, y), (0, 0.42), breast, 0.004)
        box((x - w / 2, x + w / 2), (y - d, y), (0.88, top), breast, 0.004)
        box((x - w / 2, x + w / 2), (y - 0.05, y), (0.42, 0.88), dark, 0)
        for a in (0.42, 0.86):
            box((x - w / 2, x + w / 2), (y - d - 0.004, y - d + 0.03), (a, a + 0.02), dark, 0.002)
        for a in (-w / 2, w / 2 - 0.02):
            box((x + a, x + a + 0.02), (y - d - 0.004, y - d + 0.03), (0.42, 0.88), dark, 0.002)
        return d
    d = 0.3
    opening, high = 0.95, 0.78
    w = 1.7
    if breast:
        box((x - w / 2, x - opening / 2), (y - d, y), (0, 1.2), breast, 0.004)
        box((x + opening / 2, x + w / 2), (y - d, y), (0, 1.2), breast, 0.004)
        box((x - w / 2, x + w / 2), (y - d, y), (high, top), breast, 0.004)
    box((x - opening / 2, x + opening / 2), (y - 0.04, y), (0, high), dark, 0)
    for a in (-opening / 2 - 0.0, opening / 2 - 0.02):
        box((x + a, x + a + 0.02), (y - d, y), (0, high), dark, 0)
    box((x - opening / 2, x + opening / 2), (y - d, y), (high - 0.02, high), dark, 0)
    front = y - d
    s = 0.14
    for a, b in ((-opening / 2 - s, -opening / 2), (opening / 2, opening / 2 + s)):
        box((x + a, x + b), (front - 0.02, front), (0, high + s), surround, 0.003)
    box((x - opening / 2, x + opening / 2), (front - 0.02, front), (high, high + s), surround, 0.003)
    leg = 0.17
    inner = opening / 2 + s
    for a in (-inner - leg, inner):
        box((x + a, x + a + leg), (front - 0.06, front), (0, high + s), material, 0.005)
        box((x + a - 0.012, x + a + leg + 0.012), (front - 0.075, front), (0, 0.14), material, 0.005)
        box((x + a + 0.035, x + a + leg - 0.035), (front - 0.068, front), (0.22, high + s - 0.08), material, 0.005)
    box((x - inner - leg, x + inner + leg), (front - 0.06, front), (high + s, high + s + 0.2), material, 0.005)
    for i, out in enumerate((0.09, 0.12, 0.16)):
        box((x - inner - leg - out + 0.05, x + inner + leg + out - 0.05), (front - 0.06 - out * 0.7, front), (high + s + 0.16 + 0.028 * i, high + s + 0.19 + 0.03 * i), material, 0.006)
    box((x - w / 2 - 0.1, x + w / 2 + 0.1), (front - 0.45, front), (0, 0.03), hearth, 0.006)
    if wood:
        r = random.Random(4)
        for i in range(5):
            rod((x - 0.24 + 0.02 * i, front + 0.1 + 0.03 * (i % 3), 0.09 + 0.045 * (i // 2)), (x + 0.26 - 0.02 * i, front + 0.13 + 0.03 * ((i + 1) % 3), 0.09 + 0.045 * (i // 2)), r.uniform(0.035, 0.05), wood, 12)
    return d + 0.2
