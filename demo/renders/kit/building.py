"""Walls with openings, windows, boxes. Real-world sizes in metres; every edge has a bevel."""

import math

import bmesh
import bpy


def mesh_object(name, vertices, faces, material, bevel=0.0, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if bevel:
        modifier = made.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 2
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(40)
        modifier.harden_normals = False
    return made


def box(x, y, z, material, bevel=0.006, name="box"):
    """A box from ranges of x, y and z."""
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    vertices = [(a, b, c) for a in (x0, x1) for b in (y0, y1) for c in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    bevel = min(bevel, 0.3 * min(x1 - x0, y1 - y0, z1 - z0))
    return mesh_object(name, vertices, faces, material, bevel)


def cylinder(at, radius, height, material, sides=24, top=None, bevel=0.0, name="cylinder"):
    x, y, z = at
    top = radius if top is None else top
    ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    vertices = [(x + c * radius, y + s * radius, z) for c, s in ring]
    vertices += [(x + c * top, y + s * top, z + height) for c, s in ring]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    return mesh_object(name, vertices, faces, material, bevel)


def ball(at, radius, material, squash=1.0, name="ball"):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=28, v_segments=16, radius=radius)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    made.location = at
    made.scale = (1, 1, squash)
    bpy.context.scene.collection.objects.link(made)
    return made


def wall(u, z, openings, material, y=0.0, thickness=0.25, turn=False, bevel=0.006):
    """A wall along x whose outer face is at y (turned: along y, outer face at x = y), with rectangular openings (u0, u1, z0, z1)."""
    us = sorted({*u, *(o[0] for o in openings), *(o[1] for o in openings)})
    zs = sorted({*z, *(o[2] for o in openings), *(o[3] for o in openings)})

    def solid(i, k):
        if not (0 <= i < len(us) - 1 and 0 <= k < len(zs) - 1):
            return False
        a, b = (us[i] + us[i + 1]) / 2, (zs[k] + zs[k + 1]) / 2
        return not any(o[0] < a < o[1] and o[2] < b < o[3] for o in openings)

    vertices, index, faces = [], {}, []

    def vertex(i, k, side):
        key = (i, k, side)
        if key not in index:
            index[key] = len(vertices)
            across = y + side * thickness
            vertices.append((across, us[i], zs[k]) if turn else (us[i], across, zs[k]))
        return index[key]

    for i in range(len(us) - 1):
        for k in range(len(zs) - 1):
            if not solid(i, k):
                continue
            corners = [(i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1)]
            faces.append([vertex(*c, 0) for c in corners])
            faces.append([vertex(*c, 1) for c in reversed(corners)])
            for (di, dk), (a, b) in {
                (0, -1): (0, 1), (1, 0): (1, 2), (0, 1): (2, 3), (-1, 0): (3, 0),
            }.items():
                if not solid(i + di, k + dk):
                    p, q = corners[a], corners[b]
                    faces.append([vertex(*p, 0), vertex(*p, 1), vertex(*q, 1), vertex(*q, 0)])
    made = mesh_object("wall", vertices, faces, material, 0)
    bm = bmesh.new()
    bm.from_mesh(made.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.dissolve_limit(bm, angle_limit=0.01, verts=bm.verts, edges=bm.edges)
    bm.to_mesh(made.data)
    bm.free()
    if bevel:
        modifier = made.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 2
        modifier.limit_method = "ANGLE"
    return made


def window(opening, frame, pane, y=0.0, turn=False, columns=1, rows=(), inset=0.1, bar=0.055, depth=0.09):
    """A frame with panes in an opening: columns of equal width, and horizontal bars at heights `rows`."""
    u0, u1, z0, z1 = opening

    def part(u, z, across=(0, depth), bevel=0.004, material=frame):
        a = (y + inset + across[0], y + inset + across[1])
        return box(a, u, z, material, bevel) if turn else box(u, a, z, material, bevel)

    part((u0, u0 + bar), (z0, z1))
    part((u1 - bar, u1), (z0, z1))
    part((u0 + bar, u1 - bar), (z1 - bar, z1))
    part((u0 + bar, u1 - bar), (z0, z0 + bar))
    for i in range(1, columns):
        middle = u0 + (u1 - u0) * i / columns
        part((middle - bar / 2, middle + bar / 2), (z0 + bar, z1 - bar))
    for height in rows:
        part((u0 + bar, u1 - bar), (height - bar / 2, height + bar / 2), (0.01, depth - 0.01))
    at = y + inset + depth / 2
    corners = [(u0, z0), (u1, z0), (u1, z1), (u0, z1)]
    made = mesh_object(
        "pane", [(at, u, z) if turn else (u, at, z) for u, z in corners], [(0, 1, 2, 3)], pane
    )
    made.visible_shadow = False


def folds(u, z, y, material, turn=False, wave=0.13, depth=0.05):
    """A curtain."""
    u0, u1 = u
    steps = max(12, int((u1 - u0) / wave * 10))
    vertices, faces = [], []
    for i in range(steps + 1):
        a = u0 + (u1 - u0) * i / steps
        b = y + depth * math.sin(a / wave * 2 * math.pi + 0.6 * math.sin(a * 7))
        for height in z:
            vertices.append((b, a, height) if turn else (a, b, height))
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    return mesh_object("curtain", vertices, faces, material, smooth=True)


def arch_wall(u, z, arches, material, y=0.0, thickness=0.4, turn=False, steps=20):
    """A wall with arched openings (centre, half width, spring height), open at the floor."""
    outline = [(u[0], z[0])]
    for centre, half, spring in sorted(arches):
        outline.append((centre - half, z[0]))
        for i in range(steps + 1):
            angle = math.pi * (1 - i / steps)
            outline.append((centre + half * math.cos(angle), spring + half * math.sin(angle)))
        outline.append((centre + half, z[0]))
    outline += [(u[1], z[0]), (u[1], z[1]), (u[0], z[1])]
    bm = bmesh.new()
    ring = [bm.verts.new((y, a, b) if turn else (a, y, b)) for a, b in outline]
    face = bm.faces.new(ring)
    out = bmesh.ops.extrude_face_region(bm, geom=[face])
    moved = [g for g in out["geom"] if isinstance(g, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, verts=moved, vec=(thickness, 0, 0) if turn else (0, thickness, 0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new("arches")
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    made = bpy.data.objects.new("arches", mesh)
    bpy.context.scene.collection.objects.link(made)
    modifier = made.modifiers.new("bevel", "BEVEL")
    modifier.width = 0.012
    modifier.segments = 2
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(50)
    return made


def tile_roof(eave, ridge, clay, under, spacing=0.24, course=0.36, seed=1):
    """Barrel tiles on the slope between an eave and a ridge, each a pair of points; the ridge may be shorter, or one point."""
    import random

    from mathutils import Vector

    r = random.Random(seed)
    a, b = (Vector(p) for p in eave)
    c, d = (Vector(p) for p in ridge)
    along = (b - a).normalized()
    rise = c - a - along * (c - a).dot(along)
    length = rise.length
    up = rise.normalized()
    normal = along.cross(up).normalized()
    first, last = (c - a).dot(along), (d - a).dot(along)
    wide = (b - a).length
    vertices, faces = [], []
    sides = 7

    def tile(at, radius, way, across, out, size):
        base = len(vertices)
        for end, shrink, lift in ((0.0, 1.0, 0.035), (size, 0.82, 0.0)):
            for inner in (1.0, 0.86):
                for i in range(sides + 1):
                    angle = math.pi * i / sides
                    k = radius * shrink * inner
                    vertices.append(at + way * end + across * math.cos(angle) * k + out * (math.sin(angle) * k * 0.85 + lift))
        n = sides + 1
        for i in range(sides):
            outer, inner, far = base + i, base + n + i, base + 2 * n + i
            faces.append((outer, outer + 1, far + 1, far))
            faces.append((outer + 1, outer, inner, inner + 1))

    rows = max(1, int(length / course))
    for row in range(rows + 1):
        v = row * course
        share = min(v / length, 1)
        left, right = first * share, wide + (last - wide) * share
        column = math.ceil(left / spacing)
        while column * spacing <= right:
            at = a + along * (column * spacing + r.uniform(-0.008, 0.008)) + up * v + normal * r.uniform(-0.004, 0.006)
            tile(at, spacing * 0.52, up, along, normal, course * 1.25)
            column += 1
    for low, high in ((a, c), (b, d), (c, d)):
        span = high - low
        if span.length < 0.5:
            continue
        way = span.normalized()
        if low is not c and abs(way.dot(up)) > 0.99:
            continue
        across = way.cross(Vector((0, 0, 1))).normalized()
        out = across.cross(way).normalized()
        for i in range(int(span.length / course)):
            tile(low + way * i * course + out * 0.06, 0.14, way, across, out, course * 1.2)
    made = mesh_object("tiles", [tuple(v) for v in vertices], faces, clay, smooth=True)
    drop = normal * -0.02
    base = [a + drop, b + drop, d + drop, c + drop]
    thick = [p - normal * 0.14 for p in base]
    corners = [tuple(p) for p in (*base, *thick)]
    mesh_object("deck", corners, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], under)
    return made
