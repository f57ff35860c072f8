"""Parts of houses: walls with windows and doors, pitched roofs, porches, garages, steps. Fronts face -y; sizes in metres."""

import math

import bpy
from mathutils import Vector

from .building import box, cylinder, folds, mesh_object, wall, window
from .materials import Nodes, boards, curtain, darker, glass, glow, masonry, mottled, plain


def courses(name, tones, course=(0.34, 0.15), relief=0.012, roughness=0.9):
    """Shingles or slates, in metres of the UV map that `slope` gives: along the eave, up the slope."""
    n = Nodes(name)
    at = n.add("ShaderNodeUVMap").outputs[0]
    brick = n.add(
        "ShaderNodeTexBrick",
        {
            "Vector": at, "Color1": (0.0, 0.0, 0.0), "Color2": (1.0, 1.0, 1.0), "Mortar": (0.0, 0.0, 0.0), "Scale": 1.0,
            "Mortar Size": 0.008, "Mortar Smooth": 0.2, "Brick Width": course[0], "Row Height": course[1],
        },
        offset=0.5,
    )
    own = n.add("ShaderNodeRGBToBW", {0: brick.outputs["Color"]}).outputs[0]
    stains = n.noise(at, 0.35, 5)
    grain = n.noise(at, 40, 2)
    tone = n.math("ADD", n.math("MULTIPLY", own, 0.5), n.math("ADD", n.math("MULTIPLY", stains, 0.4), n.math("MULTIPLY", grain, 0.15)))
    colour = n.ramp(tone, [(0.1 + 0.8 * i / (len(tones) - 1), c) for i, c in enumerate(tones)])
    split = n.add("ShaderNodeSeparateXYZ", {0: at}).outputs["Y"]
    step = n.math("SUBTRACT", 1.0, n.math("FRACT", n.math("DIVIDE", split, course[1])))
    edge = n.add("ShaderNodeMixRGB", {"Fac": n.math("MULTIPLY", n.math("GREATER_THAN", step, 0.9), 0.45), "Color1": colour, "Color2": darker(tones[0], 0.35)}).outputs[0]
    return n.principled(edge, roughness, Normal=n.bump(n.math("ADD", step, n.math("MULTIPLY", own, 0.4)), relief))


def seams(name, colour, spacing=0.42, roughness=0.35):
    """Metal sheets with standing seams."""
    n = Nodes(name)
    at = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeUVMap").outputs[0]}).outputs["X"]
    edge = n.math("PINGPONG", n.math("DIVIDE", at, spacing), 0.5)
    seam = n.math("LESS_THAN", edge, 0.045)
    mixed = n.add("ShaderNodeMixRGB", {"Fac": seam, "Color1": colour, "Color2": darker(colour, 1.35)}).outputs[0]
    return n.principled(mixed, roughness, Metallic=0.5, Normal=n.bump(seam, 0.03))


def slope(points, top, side, thick=0.16):
    """A plane of a roof from its outline, the eave first; its top is covered in `top`, edges and underside are `side`."""
    points = [Vector(p) for p in points]
    along = (points[1] - points[0]).normalized()
    normal = along.cross(points[2] - points[1]).normalized()
    if normal.z < 0:
        normal = -normal
    up = normal.cross(along).normalized()
    n = len(points)
    low = [p - Vector((0, 0, thick)) for p in points]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    made = mesh_object("roof", [tuple(p) for p in (*points, *low)], faces, top)
    made.data.materials.append(side)
    layer = made.data.uv_layers.new()
    for face in made.data.polygons:
        face.material_index = 0 if face.index == 0 else 1
        for loop in face.loop_indices:
            way = made.data.vertices[made.data.loops[loop].vertex_index].co - points[0]
            layer.data[loop].uv = (way.dot(along), way.dot(up))
    return made


def line(a, b, radius, material, sides=6):
    """A straight rod: ridge caps, downpipes, rails."""
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    side = way.orthogonal().normalized()
    other = way.cross(side)
    ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    vertices = [tuple(p + radius * (c * side + s * other)) for p in (a, b) for c, s in ring]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    return mesh_object("line", vertices, faces, material)


def roof(kind, x, y, z, pitch, top, side, over=0.45, snow=None):
    """`gable` has its ridge along x, `front` along y with a gable to the street, `hip` slopes on all sides, `shed` falls to the front."""
    (x0, x1), (y0, y1) = (x[0] - over, x[1] + over), (y[0] - over, y[1] + over)
    z = z - over * pitch
    wide, deep = x1 - x0, y1 - y0
    planes, caps = [], []
    if kind == "gable":
        h, m = z + deep / 2 * pitch, (y0 + y1) / 2
        planes = [[(x0, y0, z), (x1, y0, z), (x1, m, h), (x0, m, h)], [(x1, y1, z), (x0, y1, z), (x0, m, h), (x1, m, h)]]
        caps = [((x0, m, h), (x1, m, h))]
    elif kind == "front":
        h, m = z + wide / 2 * pitch, (x0 + x1) / 2
        planes = [[(x0, y1, z), (x0, y0, z), (m, y0, h), (m, y1, h)], [(x1, y0, z), (x1, y1, z), (m, y1, h), (m, y0, h)]]
        caps = [((m, y0, h), (m, y1, h))]
    elif kind == "hip":
        half = min(wide, deep) / 2
        h = z + half * pitch
        a, b = ((x0 + half, y0 + half, h), (x1 - half, y1 - half, h))
        planes = [
            [(x0, y0, z), (x1, y0, z), (b[0], a[1], h), (a[0], a[1], h)] if wide >= deep else [(x0, y0, z), (x1, y0, z), a],
            [(x1, y1, z), (x0, y1, z), (a[0], b[1], h), (b[0], b[1], h)] if wide >= deep else [(x1, y1, z), (x0, y1, z), b],
            [(x0, y1, z), (x0, y0, z), a] if wide >= deep else [(x0, y1, z), (x0, y0, z), a, b],
            [(x1, y0, z), (x1, y1, z), b] if wide >= deep else [(x1, y0, z), (x1, y1, z), b, a],
        ]
        caps = [(a, b), ((x0, y0, z), a), ((x1, y0, z), (b[0], a[1], h)), ((x0, y1, z), (a[0], b[1], h)), ((x1, y1, z), b)]
    elif kind == "shed":
        h = z + deep * pitch
        planes = [[(x0, y0, z), (x1, y0, z), (x1, y1, h), (x0, y1, h)]]
    for outline in planes:
        slope(outline, top, side)
        if snow:
            lift = Vector((0, 0, 0.16))
            middle = sum((Vector(p) for p in outline), Vector()) / len(outline)
            made = slope([tuple(Vector(p) + (middle - Vector(p)) * 0.012 + lift) for p in outline], snow, snow, 0.17)
            modifier = made.modifiers.new("bevel", "BEVEL")
            modifier.width, modifier.segments = 0.07, 3
    if not snow:
        for a, b in caps:
            if (Vector(a) - Vector(b)).length > 0.1:
                line(a, b, 0.06, caps_of(top))
    # Gutters along eaves at the front.
    if kind in ("gable", "hip", "shed"):
        box((x0, x1), (y0 - 0.09, y0 + 0.02), (z - 0.15, z - 0.01), side, 0.02)


CAPS = {}


def caps_of(top):
    return CAPS.get(top.name, top)


def gable_wall(u, at, z, pitch, material, turn=False, thickness=0.2):
    """The triangle under a gable, on a wall of the span `u`."""
    # Below the roof's own thickness.
    z -= 0.09
    (a, b), peak = u, z + (u[1] - u[0]) / 2 * pitch
    m = (a + b) / 2
    flat = [(a, z), (b, z), (m, peak)]
    # Both faces lie a hair before those of the wall below.
    front, back = at - 0.006, at + thickness + 0.006
    near = [(front, p, q) if turn else (p, front, q) for p, q in flat]
    far = [(back, p, q) if turn else (p, back, q) for p, q in flat]
    mesh_object("gable", near + far, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], material)


class Openings:
    """What a wall needs to know of its windows, doors and gates, and how they are built."""

    def __init__(self, frame, trim, pane, lit, drapes, blind, door, gate, metal, sill=None):
        self.frame, self.trim, self.pane, self.lit = frame, trim, pane, lit
        self.drapes, self.blind, self.door, self.gate, self.metal = drapes, blind, door, gate, metal
        self.sill = sill or trim
        self.count = 0

    def build(self, kind, opening, at, turn=False, columns=2, rows=(), trimmed=True, dress=None, inward=1, margin=1.0):
        u0, u1, z0, z1 = opening

        def part(u, across, z, material, bevel=0.006):
            a = tuple(sorted((at + across[0] * inward, at + across[1] * inward)))
            return box(a, u, z, material, bevel) if turn else box(u, a, z, material, bevel)

        if trimmed and kind != "gate" and self.trim:
            w = 0.1
            for a in (u0 - w, u1):
                part((a, a + w), (-0.03, 0.06), (z0 - (0 if kind == "door" else 0.02), z1), self.trim)
            part((u0 - w - 0.03, u1 + w + 0.03), (-0.045, 0.06), (z1, z1 + 0.15), self.trim)
        if kind == "window" and self.sill:
            part((u0 - 0.13, u1 + 0.13), (-0.08, 0.08), (z0 - 0.09, z0), self.sill)
        if kind in ("window", "bay"):
            self.count += 1
            window(opening, self.frame, self.pane, at if inward > 0 else at - 0.21, turn, columns, rows, inset=0.07, bar=0.05, depth=0.07)
            back = at + 1.3 * inward
            room = [(back, a, b) if turn else (a, back, b) for a, b in ((u0 - margin, z0 - 0.6), (u1 + margin, z0 - 0.6), (u1 + margin, z1 + 0.4 * margin), (u0 - margin, z1 + 0.4 * margin))]
            mesh_object("room", room, [(0, 1, 2, 3)], self.lit[self.count % len(self.lit)])
            look = dress or ("drapes", "blind", "drapes", "half")[self.count % 4]
            share = min(0.55, (u1 - u0) * 0.24)
            if look == "drapes":
                for a in ((u0 + 0.02, u0 + share), (u1 - share, u1 - 0.02)):
                    folds(a, (z0 - 0.1, z1 + 0.1), at + 0.36 * inward, self.drapes, turn, 0.11, 0.035)
            elif look in ("blind", "half"):
                low = z1 - (z1 - z0) * (0.42 if look == "blind" else 0.25)
                part((u0, u1), (0.26, 0.275), (low, z1 + 0.02), self.blind, 0)
        if kind == "door":
            part((u0, u1), (0.1, 0.16), (z0, z1), self.door)
            wide = u1 - u0
            # Panels, and a light at the top.
            part((u0 + wide * 0.17, u1 - wide * 0.17), (0.085, 0.1), (z0 + 0.16, z0 + 0.85), self.door, 0.012)
            part((u0 + wide * 0.17, u1 - wide * 0.17), (0.088, 0.1), (z0 + 1.02, z1 - 0.2), self.frame, 0.008)
            part((u0 + wide * 0.2, u1 - wide * 0.2), (0.08, 0.088), (z0 + 1.06, z1 - 0.24), self.blind, 0)
            part((u1 - 0.14, u1 - 0.11), (0.02, 0.05), (z0 + 0.85, z0 + 1.2), self.metal, 0.005)
            part((u0 - 0.05, u1 + 0.05), (-0.12, 0.2), (z0 - 0.06, z0), self.sill)
        if kind == "gate":
            if self.trim and trimmed:
                for a in (u0 - 0.13, u1):
                    part((a, a + 0.13), (-0.03, 0.1), (z0, z1), self.trim)
                part((u0 - 0.16, u1 + 0.16), (-0.045, 0.1), (z1, z1 + 0.18), self.trim)
            count, each = 4, (z1 - z0) / 4
            wide = (u1 - u0) / max(2, round((u1 - u0) / 0.62))
            for i in range(count):
                low = z0 + i * each
                part((u0, u1), (0.14, 0.19), (low + 0.008, low + each - 0.006), self.gate, 0.006)
                a = u0
                while a < u1 - 0.1:
                    if i == 3 and columns:
                        part((a + 0.06, a + wide - 0.06), (0.128, 0.141), (low + 0.1, low + each - 0.1), self.frame, 0.006)
                        part((a + 0.09, a + wide - 0.09), (0.12, 0.13), (low + 0.13, low + each - 0.13), self.blind, 0)
                    elif not rows:
                        part((a + 0.07, a + wide - 0.07), (0.126, 0.141), (low + 0.09, low + each - 0.09), self.gate, 0.012)
                    a += wide


def mass(x, y, z, material, openings, front=(), left=(), right=(), top=None, base=None, band=None, corners=None, deep=0.22):
    """Four walls. Openings: (kind, u0, u1, z0, z1, more settings). `base`: (height, material) of another cladding below."""
    (x0, x1), (y0, y1) = x, y

    def side(u, given, at, turn, flip=False):
        holes = [o[1:5] for o in given]
        outer = at if not flip else at - deep
        levels = [z] if not base else [(z[0], z[0] + base[0]), (z[0] + base[0], z[1])]
        for i, level in enumerate(levels):
            clad = base[1] if base and i == 0 else material
            lift = 0.05 if base and i == 0 else 0.0
            cut = [(a, b, max(c, level[0]), min(d, level[1])) for a, b, c, d in holes if c < level[1] and d > level[0]]
            wall(u, level, cut, clad, outer - (lift if not flip else -lift), deep, turn, 0.004)
        for kind, a, b, c, d, *more in given:
            openings.build(kind, (a, b, c, d), at, turn, **(more[0] if more else {}), inward=-1 if flip else 1)
        if base:
            edge = z[0] + base[0]
            across = (at - 0.09, at + 0.02) if not flip else (at - 0.02, at + 0.09)
            spans = [u[0], *sorted(v for a, b, c, d in holes if c < edge < d for v in (a, b)), u[1]]
            for a, b in zip(spans[::2], spans[1::2]):
                box(across, (a, b), (edge - 0.04, edge + 0.05), openings.sill, 0.01) if turn else box((a, b), across, (edge - 0.04, edge + 0.05), openings.sill, 0.01)

    side((x0, x1), front, y0, False)
    side((y0 + deep, y1), left, x0, True)
    side((y0 + deep, y1), right, x1, True, flip=True)
    wall((x0, x1), z, [], material, y1 - deep, deep)
    box((x0 + 0.05, x1 - 0.05), (y0 + 0.1, y1 - 0.1), (z[1] - 0.1, z[1]), openings.blind, 0)
    if corners:
        for a in (x0 - 0.02, x1 - 0.1):
            box((a, a + 0.12), (y0 - 0.025, y0 + 0.1), (z[0] + (base[0] if base else 0), z[1]), corners, 0.006)


def steps(x, y, z, count, material, depth=0.32):
    """Down towards the street from height z at y."""
    for i in range(count):
        box(x, (y - (i + 1) * depth, y - i * depth), (-0.1, z * (count - i) / (count + 1)), material, 0.012)


def post(x, y, z, material, size=0.16, pier=None, taper=False):
    """A post, on a pier of (height, width, material), tapered for a craftsman's porch."""
    z0, z1 = z
    if pier:
        h, w, clad = pier
        box((x - w / 2, x + w / 2), (y - w / 2, y + w / 2), (0, z0 + h), clad, 0.01)
        box((x - w / 2 - 0.05, x + w / 2 + 0.05), (y - w / 2 - 0.05, y + w / 2 + 0.05), (z0 + h, z0 + h + 0.08), material, 0.01)
        z0 += h + 0.08
    a, b = size, size * (0.68 if taper else 1)
    vertices = [(x + s * w / 2, y + t * w / 2, h) for h, w in ((z0, a), (z1, b)) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), *[(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]]
    mesh_object("post", vertices, [tuple(reversed(f)) for f in faces], material, 0.008)
    for h, grow in ((z0, 0.06), (z1 - 0.1, 0.05)):
        w = (a if h == z0 else b) + grow
        box((x - w / 2, x + w / 2), (y - w / 2, y + w / 2), (h, h + 0.1), material, 0.008)


def railing(a, b, z, material, height=0.9, spacing=0.12, infill=None):
    """Between two points of the plan."""
    (x0, y0), (x1, y1) = a, b
    length = math.hypot(x1 - x0, y1 - y0)
    for h, r in ((height, 0.035), (0.12, 0.025)):
        line((x0, y0, z + h), (x1, y1, z + h), r, material, 4)
    if infill:
        mesh_object("infill", [(x0, y0, z + 0.1), (x1, y1, z + 0.1), (x1, y1, z + height), (x0, y0, z + height)], [(0, 1, 2, 3)], infill)
        return
    for i in range(1, int(length / spacing)):
        t = i * spacing / length
        line((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z + 0.1), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z + height), 0.014, material, 4)


def lantern(x, y, z, metal, lamp):
    box((x - 0.07, x + 0.07), (y - 0.14, y - 0.02), (z, z + 0.24), lamp, 0.01)
    box((x - 0.09, x + 0.09), (y - 0.16, y), (z + 0.24, z + 0.28), metal, 0.004)
    box((x - 0.09, x + 0.09), (y - 0.16, y), (z - 0.03, z), metal, 0.004)


def chimney(x, y, z, material, cap, size=(0.9, 0.7)):
    box((x - size[0] / 2, x + size[0] / 2), (y - size[1] / 2, y + size[1] / 2), z, material, 0.01)
    box((x - size[0] / 2 - 0.08, x + size[0] / 2 + 0.08), (y - size[1] / 2 - 0.08, y + size[1] / 2 + 0.08), (z[1], z[1] + 0.12), cap, 0.01)
    cylinder((x, y, z[1] + 0.1), 0.12, 0.3, cap, 12)
