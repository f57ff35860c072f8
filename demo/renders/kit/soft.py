"""Soft things: cushions, pillows, throws, bedclothes. Round, uneven, with folds."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from .building import mesh_object


class group:
    """What is built inside stands at `at`, turned by degrees around z: `with group((2, 3, 0), 30): sofa(...)`."""

    def __init__(self, at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
        lean = Matrix.Rotation(math.radians(tilt[0]), 4, "X") @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
        self.matrix = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ lean @ Matrix.Scale(scale, 4)

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def __exit__(self, *_):
        for made in bpy.data.objects:
            if made not in self.before:
                made.matrix_basis = self.matrix @ made.matrix_basis


def cushion(centre, size, cloth, edge=7.0, crown=0.02, wrinkle=0.004, seed=1, cuts=14, turn=0.0, tilt=(0.0, 0.0)):
    """A filled box: round edges (a high `edge` is boxier), a crown on top, small dents."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2.0)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True)
    half = Vector(size) / 2
    offset = Vector((seed * 7.3, seed * 3.1, seed * 5.7))
    # Edges are as round in each direction, whatever the proportions.
    for vertex in bm.verts:
        p = vertex.co.copy()
        norm = sum(abs(c) ** edge for c in p) ** (1 / edge)
        p = p / norm * max(abs(c) for c in p) if norm else p
        middle = (1 - vertex.co.x**2) * (1 - vertex.co.y**2)
        q = Vector((p.x * half.x, p.y * half.y, p.z * half.z))
        if vertex.co.z > 0:
            q.z += crown * middle
        dent = noise.noise(q * 5 + offset) * wrinkle * 1.6 + noise.noise(q * 14 + offset) * wrinkle * 0.5
        vertex.co = q + q.normalized() * dent
    mesh = bpy.data.meshes.new("cushion")
    bm.to_mesh(mesh)
    bm.free()
    return soft_object(mesh, cloth, centre, turn, tilt)


def soft_object(mesh, cloth, centre, turn, tilt):
    mesh.materials.append(cloth)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    made = bpy.data.objects.new(mesh.name, mesh)
    lean = Matrix.Rotation(math.radians(tilt[0]), 4, "X") @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
    made.matrix_basis = Matrix.Translation(centre) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ lean
    bpy.context.scene.collection.objects.link(made)
    return made


def pillow(centre, size, cloth, turn=0.0, tilt=(0.0, 0.0), seed=1, steps=22, wrinkle=0.012, chop=0.0):
    """A pillow lying on its back: corners drawn out, creases towards them. `size` is width, height, thickness; `chop` a dent on top."""
    w, h, t = (c / 2 for c in size)
    offset = Vector((seed * 5.1, seed * 2.3, 0))
    vertices, faces = [], []
    for sign in (1, -1):
        for i in range(steps + 1):
            for k in range(steps + 1):
                u, v = 2 * i / steps - 1, 2 * k / steps - 1
                full = max(0.0, (1 - u * u) * (1 - v * v)) ** 0.42
                x = w * u * (1 - 0.075 * abs(u) ** 2 * (1 - v * v))
                y = h * v * (1 - 0.075 * abs(v) ** 2 * (1 - u * u))
                if chop and v > 0:
                    y -= chop * math.exp(-(u / 0.28) ** 2) * v * v
                at = Vector((u * 2.2, v * 2.2, sign * 3)) + offset
                crease = noise.noise(at) * 1.2 + noise.noise(at * 2.7) * 0.6
                z = sign * (t * full + crease * wrinkle * full ** 0.7)
                vertices.append((x, y, z))
    n = steps + 1
    for side in (0, 1):
        base = side * n * n
        for i in range(steps):
            for k in range(steps):
                a = base + i * n + k
                quad = (a, a + n, a + n + 1, a + 1)
                faces.append(quad if side == 0 else tuple(reversed(quad)))
    bm = bmesh.new()
    mesh = bpy.data.meshes.new("pillow")
    mesh.from_pydata(vertices, [], faces)
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0005)
    bm.to_mesh(mesh)
    bm.free()
    return soft_object(mesh, cloth, centre, turn, tilt)


def standing(x, y, z, cloth, size=0.48, turn=0.0, lean=18.0, seed=1, height=None, chop=0.0):
    """A pillow that leans with its back to +y; its lower edge is at x, y, z."""
    high = height or size
    a = math.radians(90 - lean)
    centre = (x, y + math.cos(a) * high / 2, z + math.sin(a) * high / 2)
    return pillow(centre, (size, high, 0.16), cloth, turn, (90 - lean, 0), seed, chop=chop)


def sheet(corner, size, cloth, height, steps=(60, 60), thickness=0.012, name="sheet"):
    """A cloth over a rectangle; `height(u, v)` gives the point for metres along its two sides."""
    vertices, faces = [], []
    for i in range(steps[0] + 1):
        for k in range(steps[1] + 1):
            u, v = size[0] * i / steps[0], size[1] * k / steps[1]
            vertices.append(tuple(Vector(corner) + Vector(height(u, v))))
    n = steps[1] + 1
    for i in range(steps[0]):
        for k in range(steps[1]):
            a = i * n + k
            faces.append((a, a + n, a + n + 1, a + 1))
    made = mesh_object(name, vertices, faces, cloth, smooth=True)
    made.modifiers.new("thick", "SOLIDIFY").thickness = thickness
    made.modifiers.new("round", "SUBSURF").render_levels = 1
    return made


def draped(name, size, at, cloth, solids, frames=45, thickness=0.01, turn=0.0, stiffness=6.0, weight=0.25, cells=70):
    """A cloth that falls from `at` (its centre) on solids, simulated: the same input gives the same folds."""
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=cells, y_subdivisions=max(8, round(cells * size[1] / size[0])), size=1)
    made = bpy.context.object
    made.name = name
    made.data.transform(Matrix.Diagonal((size[0], size[1], 1, 1)))
    made.location = at
    made.rotation_euler = (0, 0, math.radians(turn))
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    for vertex in made.data.vertices:
        vertex.co.z += noise.noise(vertex.co * 3) * 0.01
    for solid in solids:
        if not any(m.type == "COLLISION" for m in solid.modifiers):
            solid.modifiers.new("solid", "COLLISION")
            solid.collision.thickness_outer = 0.008
            solid.collision.cloth_friction = 40
    fall = made.modifiers.new("fall", "CLOTH")
    settings = fall.settings
    settings.quality = 4
    settings.mass = weight
    settings.tension_stiffness = settings.compression_stiffness = settings.shear_stiffness = stiffness
    settings.bending_stiffness = 0.4
    settings.air_damping = 2
    fall.collision_settings.distance_min = 0.008
    fall.collision_settings.use_self_collision = False
    scene = bpy.context.scene
    fall.point_cache.frame_end = frames
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    fallen = bpy.data.meshes.new_from_object(made.evaluated_get(graph))
    bpy.data.objects.remove(made)
    scene.frame_set(1)
    fallen.materials.clear()
    fallen.materials.append(cloth)
    fallen.polygons.foreach_set("use_smooth", [True] * len(fallen.polygons))
    made = bpy.data.objects.new(name, fallen)
    scene.collection.objects.link(made)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = thickness
    thick.offset = 1
    made.modifiers.new("round", "SUBSURF").render_levels = 1
    return made


def throw(x, y, z, cloth, width=0.5, front=0.45, over=0.5, seed=1, fringe=True):
    """A blanket over an edge along x: it hangs down `front` towards -y, and lies `over` back from there."""
    r = random.Random(seed)
    phase, phase2 = r.random() * 6, r.random() * 6

    def point(u, v):
        fold = math.sin(u / width * 14 + phase) * 0.010 + math.sin(u / width * 23 + phase2) * 0.005
        skew = (v - front) * 0.12 * math.sin(phase)
        if v < front:
            hang = front - v
            return (u + skew + 0.012 * math.sin(hang * 9 + phase), -0.014 - fold * min(1, hang * 5) - 0.004, -hang)
        back = v - front
        return (u + skew, back, 0.012 + abs(fold) * 0.8)

    made = sheet((x, y, z), (width, front + over), cloth, point, (48, 50), 0.008, "throw")
    if fringe:
        vertices, faces = [], []
        strands = int(width / 0.012)
        for i in range(strands):
            p = Vector((x, y, z)) + Vector(point(width * (i + 0.5) / strands, 0))
            bend = r.uniform(-0.012, 0.012)
            first = len(vertices)
            vertices += [p + Vector((-0.0025, 0, 0)), p + Vector((0.0025, 0, 0)), p + Vector((bend + 0.002, 0.0, -0.06)), p + Vector((bend - 0.002, 0.0, -0.06))]
            faces.append((first, first + 1, first + 2, first + 3))
        mesh_object("fringe", [tuple(v) for v in vertices], faces, cloth)
    return made
