"""Lamps, tables, plants, pictures, books and what stands about in a lived-in home."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

from .building import ball, box, cylinder, mesh_object
from .foliage import Growth, place
from .soft import cushion, group


def turned(profile, material, at=(0, 0, 0), sides=40, name="turned"):
    """A body of revolution from (radius, height) pairs, smoothed."""
    vertices, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for k in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    if profile[0][0] > 0.0005:
        faces.append(tuple(reversed(range(sides))))
    made = mesh_object(name, vertices, faces, material, smooth=True)
    made.modifiers.new("round", "SUBSURF").render_levels = 1
    split = made.modifiers.new("edge", "EDGE_SPLIT")
    split.split_angle = math.radians(55)
    made.location = at
    return made


def rod(a, b, radius, material, sides=10, top=None):
    """A round bar between two points."""
    a, b = Vector(a), Vector(b)
    way = b - a
    made = cylinder((0, 0, 0), radius, way.length, material, sides, top)
    made.data.polygons.foreach_set("use_smooth", [len(p.vertices) == 4 for p in made.data.polygons])
    made.rotation_mode = "QUATERNION"
    made.rotation_quaternion = Vector((0, 0, 1)).rotation_difference(way)
    made.location = a
    return made


def bent(points, radius, material, steps=10):
    """A tube through points, rounded between them (taps, handles)."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for point, place_ in zip(line.points, points):
        point.co = (*place_, 1)
    line.use_endpoint_u = True
    line.order_u = 3
    line.resolution_u = steps
    curve.materials.append(material)
    made = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(made)
    return made


VASES = [
    [(0.05, 0), (0.085, 0.03), (0.11, 0.12), (0.09, 0.21), (0.04, 0.27), (0.035, 0.31), (0.045, 0.33), (0.04, 0.33), (0.03, 0.3)],
    [(0.06, 0), (0.075, 0.02), (0.08, 0.15), (0.075, 0.24), (0.055, 0.28), (0.06, 0.3), (0.055, 0.3), (0.05, 0.28)],
    [(0.045, 0), (0.1, 0.05), (0.12, 0.11), (0.1, 0.17), (0.055, 0.2), (0.05, 0.2), (0.09, 0.16)],
    [(0.035, 0), (0.045, 0.01), (0.05, 0.2), (0.03, 0.28), (0.022, 0.36), (0.03, 0.38), (0.025, 0.38), (0.016, 0.34)],
]
BOWL = [(0.05, 0), (0.06, 0.01), (0.12, 0.05), (0.155, 0.095), (0.16, 0.1), (0.15, 0.098), (0.11, 0.055), (0.0, 0.03)]
PLANTER = [(0.0, 0.0), (0.13, 0), (0.15, 0.015), (0.17, 0.3), (0.175, 0.33), (0.165, 0.335), (0.155, 0.3), (0.0, 0.29)]


def vase(x, y, z, material, kind=0, scale=1.0):
    made = turned(VASES[kind], material, (x, y, z))
    made.scale = (scale,) * 3
    return made


def bowl(x, y, z, material, scale=1.0, fruit=None, seed=1):
    made = turned(BOWL, material, (x, y, z))
    made.scale = (scale,) * 3
    if fruit:
        r = random.Random(seed)
        for i in range(9):
            angle, distance = i * 2.4, 0.085 * scale * (i / 9) ** 0.5 * 1.2
            ball((x + math.cos(angle) * distance, y + math.sin(angle) * distance, z + (0.075 + (0.035 if i < 3 else 0)) * scale), 0.036 * r.uniform(0.9, 1.1), r.choice(fruit), 0.92)


def sprigs(x, y, z, wood, leaves, height=0.6, count=7, seed=1, leaf=(0.045, 0.022), per=26, spread=0.5, drop=0.0):
    """Branches in a vase."""
    g = Growth(seed)
    r = g.random
    for i in range(count):
        angle = i * 2.4 + r.uniform(-0.4, 0.4)
        way = Vector((math.cos(angle) * spread * r.uniform(0.3, 1), math.sin(angle) * spread * r.uniform(0.3, 1), 1)).normalized()
        points, at = [Vector((0, 0, 0))], Vector((0, 0, 0))
        size = height * r.uniform(0.7, 1.1)
        for k in range(7):
            way = (way + g.any_direction() * 0.12 + Vector((0, 0, -drop * k * 0.05))).normalized()
            at = at + way * size / 7
            points.append(at)
        g.tube(points, [0.003 * (1 - k / 9) for k in range(8)], 5)
        for k in range(per):
            t = r.uniform(0.35, 1) * 7
            index = min(int(t), 6)
            spot = points[index].lerp(points[index + 1], t - index)
            out = (g.any_direction() + way * 0.8).normalized()
            g.leaf(spot, out, leaf[0] * r.uniform(0.7, 1.2), leaf[1] * r.uniform(0.8, 1.2))
    place(g.mesh("sprigs", wood, leaves), (x, y, z))


def blade(g, at, way, length, width, steps=7, droop=0.5, cup=0.25):
    """A large leaf that bends down and is folded a little along its rib."""
    side = way.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 0.01 else Vector((1, 0, 0))
    first = len(g.vertices)
    point, direction = at.copy(), way.copy()
    for i in range(steps + 1):
        t = i / steps
        w = width / 2 * math.sin(math.pi * min(1, 0.06 + 0.94 * t) ** 0.75) ** 0.8 if t < 1 else 0.001
        up = side.cross(direction).normalized()
        wave = math.sin(t * 9 + at.x * 30) * width * 0.03
        g.vertices += [point - side * w + up * (w * cup + wave), point.copy(), point + side * w + up * (w * cup - wave)]
        direction = (direction + Vector((0, 0, -droop / steps))).normalized()
        point = point + direction * length / steps
    for i in range(steps):
        a = first + 3 * i
        g.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
        g.kinds += [1, 1]


def smooth_leaves(mesh):
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return mesh


def fig(x, y, z, wood, leaves, pot, height=1.7, seed=1, count=58):
    """A fiddle-leaf fig in a planter."""
    g = Growth(seed)
    r = g.random
    base = Vector((0, 0, 0.28))
    for s in range(3):
        lean = Vector((r.uniform(-0.16, 0.16), r.uniform(-0.16, 0.16), 1)).normalized()
        size = height * (1 - 0.16 * s) - 0.28
        points = [base + lean * size * k / 6 + Vector((r.gauss(0, 0.01), r.gauss(0, 0.01), 0)) for k in range(7)]
        g.tube(points, [0.016 - 0.0018 * k for k in range(7)], 7)
        for i in range(count // 3):
            t = 0.28 + 0.72 * (i + r.random() * 0.6) / (count // 3)
            index = min(int(t * 6), 5)
            at = points[index].lerp(points[index + 1], min(1, t * 6 - index))
            angle = i * 2.4 + s + r.uniform(-0.4, 0.4)
            up = 0.25 + 0.9 * t * r.uniform(0.5, 1.1)
            way = Vector((math.cos(angle), math.sin(angle), up)).normalized()
            blade(g, at + way * 0.03, way, r.uniform(0.2, 0.31), r.uniform(0.13, 0.2), droop=r.uniform(0.4, 0.9))
    place(smooth_leaves(g.mesh("fig", wood, leaves)), (x, y, z))
    turned(PLANTER, pot, (x, y, z))


def palm(x, y, z, wood, leaves, pot, height=1.6, seed=1, fronds=17):
    """A kentia in a planter: feathered fronds."""
    g = Growth(seed)
    r = g.random
    for i in range(fronds):
        angle = i * 2.4 + r.uniform(-0.3, 0.3)
        lean = 0.15 + 0.55 * i / fronds
        way = Vector((math.cos(angle) * lean, math.sin(angle) * lean, 1)).normalized()
        at, points = Vector((0, 0, 0.28)), []
        size = height * r.uniform(0.75, 1.05)
        for k in range(12):
            points.append(at.copy())
            bend = 0.03 + 0.20 * (k / 12) ** 1.5
            way = (way + Vector((math.cos(angle), math.sin(angle), -0.35)) * bend).normalized()
            at = at + way * size / 12
        g.tube(points, [0.008 * (1 - k / 13) + 0.001 for k in range(12)], 5)
        for k in range(4, 12):
            ahead = (points[min(k + 1, 11)] - points[k - 1]).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            for hand in (-1, 1):
                for half in (0.0, 0.5):
                    spot = points[k] if k == 11 else points[k].lerp(points[k + 1], half)
                    out = (side * hand + ahead * 0.7 + Vector((0, 0, r.uniform(-0.1, 0.15)))).normalized()
                    reach = 0.3 * math.sin(math.pi * (0.15 + 0.8 * (k - 3) / 9)) * r.uniform(0.85, 1.1)
                    blade(g, spot, out, reach, 0.028, 4, 0.5, 0.3)
    place(smooth_leaves(g.mesh("palm", wood, leaves)), (x, y, z))
    turned(PLANTER, pot, (x, y, z))


def snake_plant(x, y, z, leaves, pot, height=0.7, seed=1, scale=1.0):
    g = Growth(seed)
    r = g.random
    for i in range(14):
        angle = r.random() * 6.28
        at = Vector((math.cos(angle), math.sin(angle), 0)) * r.uniform(0.0, 0.1) * scale + Vector((0, 0, 0.28 * scale))
        way = Vector((math.cos(angle) * 0.18, math.sin(angle) * 0.18, 1)).normalized()
        blade(g, at, way, height * r.uniform(0.5, 1.0), 0.06 * scale, 6, 0.05, 0.35)
    place(smooth_leaves(g.mesh("snake", leaves, leaves)), (x, y, z))
    turned(PLANTER, pot, (x, y, z)).scale = (scale,) * 3


def pot_plant(x, y, z, leaves, pot, size=0.22, seed=1, trail=0.0):
    """A small plant for a shelf or a counter; `trail` lets it hang."""
    g = Growth(seed)
    r = g.random
    for i in range(34):
        angle = r.random() * 6.28
        way = Vector((math.cos(angle), math.sin(angle), r.uniform(0.2, 1.4))).normalized()
        start = Vector((0, 0, size * 0.55))
        tip = start + way * size * r.uniform(0.3, 0.7)
        g.tube([start, tip], [0.0015, 0.001], 3)
        blade(g, tip, way, size * r.uniform(0.28, 0.42), size * r.uniform(0.18, 0.28), 5, 0.9 + trail)
    place(smooth_leaves(g.mesh("plant", leaves, leaves)), (x, y, z))
    made = turned(PLANTER, pot, (x, y, z))
    made.scale = (size * 1.7,) * 3


def books_row(x, y, z, length, covers, seed=1, depth=0.17, tall=(0.17, 0.26)):
    """Books that stand with their backs to -y."""
    r = random.Random(seed)
    a = 0.0
    while a < length - 0.02:
        w, h, d = r.uniform(0.016, 0.042), r.uniform(*tall), depth * r.uniform(0.8, 1.0)
        box((x + a, x + a + w - 0.001), (y, y + d), (z, z + h), r.choice(covers), 0.002)
        r.random()
        a += w


def books_stack(x, y, z, covers, paper, count=3, size=(0.24, 0.3), seed=1):
    """Large books lying on each other; returns the height of the top."""
    r = random.Random(seed)
    for i in range(count):
        w, d, t = size[0] * r.uniform(0.85, 1.0), size[1] * r.uniform(0.85, 1.0), r.uniform(0.02, 0.036)
        with group((x, y, z), r.uniform(-14, 14)):
            box((-w / 2 + 0.004, w / 2 - 0.003), (-d / 2 + 0.004, d / 2 - 0.004), (0.002, t - 0.002), paper, 0.001)
            cover = r.choice(covers)
            box((-w / 2, w / 2), (-d / 2, d / 2), (0, 0.003), cover, 0.001)
            box((-w / 2, w / 2), (-d / 2, d / 2), (t - 0.003, t), cover, 0.001)
            box((-w / 2, -w / 2 + 0.004), (-d / 2, d / 2), (0, t), cover, 0.001)
        z += t
    return z


def frame(x, z, y, wood, mat, art, border=0.03, margin=0.07, depth=0.03):
    """A framed picture on a wall behind y: frame, mat with a bevel, the picture."""
    (x0, x1), (z0, z1) = x, z
    for u in ((x0, x0 + border), (x1 - border, x1)):
        box(u, (y - depth, y), z, wood, 0.003)
    for v in ((z0, z0 + border), (z1 - border, z1)):
        box((x0 + border, x1 - border), (y - depth, y), v, wood, 0.003)
    box((x0 + border, x1 - border), (y - depth * 0.5, y), (z0 + border, z1 - border), mat, 0)
    m = border + margin
    box((x0 + m, x1 - m), (y - depth * 0.55, y - depth * 0.4), (z0 + m, z1 - m), art, 0)


def round_table(x, y, z, top, legs, radius=0.45, height=0.4, kind="drum", thick=0.03):
    made = cylinder((0, 0, 0), radius, thick, top, 64, bevel=0.006)
    made.location = (x, y, z + height - thick)
    if kind == "drum":
        turned([(radius * 0.82, 0), (radius * 0.84, 0.01), (radius * 0.84, height - thick - 0.01), (radius * 0.82, height - thick)], legs, (x, y, z), 64)
    elif kind == "pedestal":
        turned([(radius * 0.55, 0), (radius * 0.55, 0.015), (radius * 0.12, 0.04), (radius * 0.09, height * 0.5), (radius * 0.14, height - thick)], legs, (x, y, z), 48)
    else:
        for i in range(3 if radius < 0.3 else 4):
            angle = 0.6 + i * 2 * math.pi / (3 if radius < 0.3 else 4)
            c, s = math.cos(angle), math.sin(angle)
            rod((x + c * radius * 0.88, y + s * radius * 0.88, z), (x + c * radius * 0.7, y + s * radius * 0.7, z + height - thick), 0.012, legs, 12, 0.018)


def coffee_table(x, y, z, top, legs, size=(1.2, 0.65), height=0.4, shelf=None):
    w, d = size[0] / 2, size[1] / 2
    box((x - w, x + w), (y - d, y + d), (z + height - 0.035, z + height), top, 0.008)
    for a in (-w + 0.05, w - 0.1):
        for b in (-d + 0.05, d - 0.1):
            box((x + a, x + a + 0.05), (y + b, y + b + 0.05), (z, z + height - 0.035), legs, 0.004)
    for b in (-d + 0.06, d - 0.09):
        box((x - w + 0.1, x + w - 0.1), (y + b, y + b + 0.025), (z + height - 0.09, z + height - 0.035), legs, 0.003)
    if shelf:
        box((x - w + 0.06, x + w - 0.06), (y - d + 0.06, y + d - 0.06), (z + 0.1, z + 0.125), shelf, 0.004)


def floor_lamp(x, y, z, metal, shade, height=1.55, tripod=False, radius=0.21):
    if tripod:
        for i in range(3):
            angle = 0.5 + i * 2.094
            rod((x + math.cos(angle) * 0.26, y + math.sin(angle) * 0.26, z), (x + math.cos(angle) * 0.02, y + math.sin(angle) * 0.02, z + height - 0.28), 0.011, metal, 12, 0.014)
    else:
        turned([(0.14, 0), (0.14, 0.012), (0.13, 0.02), (0.012, 0.026)], metal, (x, y, z))
        rod((x, y, z + 0.02), (x, y, z + height - 0.2), 0.009, metal)
    lampshade(x, y, z + height - 0.3, shade, radius, 0.3)


def lampshade(x, y, z, shade, radius=0.18, height=0.24, taper=0.8):
    sides = 48
    vertices, faces = [], []
    for r_, h in ((radius, 0), (radius * taper, height)):
        vertices += [(r_ * math.cos(2 * math.pi * i / sides), r_ * math.sin(2 * math.pi * i / sides), h) for i in range(sides)]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    made = mesh_object("shade", vertices, faces, shade, smooth=True)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.003
    made.location = (x, y, z)


LAMP_FEET = [
    [(0.07, 0), (0.075, 0.01), (0.03, 0.03), (0.1, 0.1), (0.13, 0.17), (0.1, 0.25), (0.03, 0.31), (0.012, 0.34), (0.01, 0.4)],
    [(0.08, 0), (0.085, 0.01), (0.085, 0.02), (0.02, 0.03), (0.014, 0.2), (0.014, 0.36), (0.01, 0.4)],
    [(0.085, 0), (0.11, 0.03), (0.115, 0.14), (0.1, 0.24), (0.05, 0.3), (0.014, 0.32), (0.01, 0.4)],
]


def table_lamp(x, y, z, body, shade, kind=0, scale=1.0, radius=0.17):
    made = turned(LAMP_FEET[kind], body, (x, y, z))
    made.scale = (scale,) * 3
    lampshade(x, y, z + 0.34 * scale, shade, radius * scale, 0.22 * scale)


def pendant(x, y, top, drop, metal, shade, kind="dome", radius=0.2, cord=None):
    """A hanging lamp: dome, globe, cone, lantern or a woven basket."""
    rod((x, y, top - drop), (x, y, top), 0.004, cord or metal, 8)
    cylinder((x, y, top - 0.025), 0.06, 0.025, metal, 28, bevel=0.004)
    z = top - drop
    if kind == "globe":
        ball((x, y, z - radius), radius, shade)
        cylinder((x, y, z - 0.03), 0.035, 0.06, metal, 20)
    elif kind == "cone":
        turned([(0.02, 0.26), (0.035, 0.24), (radius, 0.0), (radius - 0.004, 0.0), (0.03, 0.23)][::-1], metal, (x, y, z - 0.22))
        ball((x, y, z - 0.17), 0.045, shade)
    elif kind == "lantern":
        s, h = radius * 0.8, radius * 2.3
        for a in (-s, s):
            for b in (-s, s):
                rod((x + a, y + b, z - h), (x + a, y + b, z - 0.08), 0.008, metal, 8)
                rod((x + a, y + b, z - 0.08), (x, y, z + 0.06), 0.008, metal, 8)
        for h2 in (h, 0.08):
            for a in (-s, s):
                rod((x + a, y - s, z - h2), (x + a, y + s, z - h2), 0.008, metal, 8)
                rod((x - s, y + a, z - h2), (x + s, y + a, z - h2), 0.008, metal, 8)
        for i in range(4):
            angle = i * math.pi / 2
            cx, cy = x + 0.05 * math.cos(angle), y + 0.05 * math.sin(angle)
            cylinder((cx, cy, z - h * 0.75), 0.012, 0.1, shade, 14)
        rod((x, y, z - h * 0.78), (x, y, z), 0.008, metal, 8)
    else:
        profile = [(radius, 0.0), (radius * 0.985, 0.02), (radius * 0.9, 0.09), (radius * 0.68, 0.16), (radius * 0.36, 0.205), (0.05, 0.22), (0.04, 0.25), (0.0, 0.26)]
        made = turned(profile[:-1], metal, (x, y, z - 0.24))
        made.data.polygons[len(made.data.polygons) - 1].use_smooth = True
        bm = bmesh.new()
        bm.from_mesh(made.data)
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if len(f.verts) > 4], context="FACES")
        bm.to_mesh(made.data)
        bm.free()
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.003
        ball((x, y, z - 0.14), 0.05, shade)


def chandelier(x, y, top, drop, metal, bulb, radius=0.42, arms=8):
    """A ring of candles."""
    z = top - drop
    rod((x, y, z), (x, y, top), 0.006, metal)
    for i in range(arms):
        angle = 2 * math.pi * i / arms
        c, s = math.cos(angle), math.sin(angle)
        bent([(x, y, z + 0.02), (x + c * radius * 0.4, y + s * radius * 0.4, z - 0.12), (x + c * radius, y + s * radius, z - 0.1), (x + c * radius, y + s * radius, z)], 0.006, metal)
        cylinder((x + c * radius, y + s * radius, z), 0.025, 0.006, metal, 16)
        cylinder((x + c * radius, y + s * radius, z), 0.011, 0.09, bulb, 12)


def tray(x, y, z, wood, size=(0.42, 0.28)):
    w, d = size[0] / 2, size[1] / 2
    box((x - w, x + w), (y - d, y + d), (z, z + 0.012), wood, 0.003)
    for a in (-w, w - 0.01):
        box((x + a, x + a + 0.01), (y - d, y + d), (z, z + 0.04), wood, 0.003)
    for b in (-d, d - 0.01):
        box((x - w, x + w), (y + b, y + b + 0.01), (z, z + 0.04), wood, 0.003)


def candle(x, y, z, wax, height=0.1, radius=0.035):
    turned([(radius, 0), (radius, height - 0.004), (radius - 0.004, height), (0.004, height - 0.006)], wax, (x, y, z), 28)


def rug(x, y, z, material, size=(2.4, 3.2), turn=0.0, thick=0.014, oval=False):
    """A rug around its centre, so that its pattern is in the middle."""
    w, d = size[0] / 2, size[1] / 2
    if oval:
        made = cylinder((0, 0, 0), 1.0, thick, material, 96, bevel=0.005)
        made.scale = (w, d, 1)
    else:
        made = box((-w, w), (-d, d), (0, thick), material, 0.006)
    made.location = (x, y, z)
    made.rotation_euler = (0, 0, math.radians(turn))
    return made


def basket(x, y, z, weave, radius=0.2, height=0.32):
    rows = 14
    for i in range(rows):
        t = i / (rows - 1)
        r_ = radius * (0.85 + 0.22 * math.sin(math.pi * (0.25 + 0.6 * t)))
        bpy.ops.mesh.primitive_torus_add(major_radius=r_, minor_radius=height / rows * 0.62, major_segments=40, minor_segments=8, location=(x, y, z + height * (t * 0.94 + 0.03)))
        made = bpy.context.object
        made.data.materials.append(weave)
        made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    cylinder((x, y, z + 0.01), radius * 0.85, 0.02, weave)


def pouf(x, y, z, cloth, radius=0.28, height=0.38, seed=3):
    return cushion((x, y, z + height / 2), (2 * radius, 2 * radius, height), cloth, 3.2, 0.02, 0.01, seed)
