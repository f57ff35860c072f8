"""Trees, shrubs and grass: generated once, then placed as instances."""

import math
import random

import bpy
from mathutils import Matrix, Vector


class Growth:
    """Collects tubes of wood and cards of leaves in one mesh with two materials."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.vertices, self.faces, self.kinds = [], [], []

    def tube(self, points, radii, sides):
        first = len(self.vertices)
        for i, (point, radius) in enumerate(zip(points, radii)):
            ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            a = ahead.orthogonal().normalized()
            b = ahead.cross(a).normalized()
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                self.vertices.append(point + radius * (math.cos(angle) * a + math.sin(angle) * b))
        for i in range(len(points) - 1):
            for k in range(sides):
                l, m = first + i * sides, (k + 1) % sides
                self.faces.append((l + k, l + m, l + sides + m, l + sides + k))
                self.kinds.append(0)

    def leaf(self, at, direction, length, width):
        """A diamond, folded along its rib."""
        side = direction.cross(self.any_direction()).normalized()
        up = side.cross(direction).normalized()
        first = len(self.vertices)
        middle = at + direction * length * 0.45
        self.vertices += [
            at,
            middle + side * width / 2 + up * width * 0.15,
            at + direction * length,
            middle - side * width / 2 + up * width * 0.15,
        ]
        self.faces.append((first, first + 1, first + 2, first + 3))
        self.kinds.append(1)

    def any_direction(self):
        r = self.random
        return Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized()

    def mesh(self, name, wood, leaves):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(v) for v in self.vertices], [], self.faces)
        mesh.materials.append(wood)
        mesh.materials.append(leaves)
        mesh.polygons.foreach_set("material_index", self.kinds)
        mesh.polygons.foreach_set("use_smooth", [kind == 0 for kind in self.kinds])
        return mesh


def broadleaf(
    name, wood, leaves, height=9.0, trunk=0.3, levels=4, first=0.3, angle=48, ratio=0.62, up=0.15,
    children=(9, 6, 6), leaf=(0.09, 0.06), per_twig=16, cluster=0.25, wander=0.16, seed=1,
):
    """A tree whose branches part `levels` times. `first`: where the crown begins; `up`: how far branches turn to the light."""
    g = Growth(seed)
    r = g.random

    def branch(at, direction, length, radius, level):
        steps = (9, 6, 5, 3, 3)[level]
        points, radii = [at], [radius]
        for i in range(steps):
            bend = wander * (0.5 if level == 0 else 1.0)
            direction = (direction + g.any_direction() * bend + Vector((0, 0, up * (0.4 + level * 0.3)))).normalized()
            points.append(points[-1] + direction * length / steps)
            radii.append(radius * (1 - 0.8 * (i + 1) / steps) + 0.003)
        if radius > 0.004:
            g.tube(points, radii, (9, 6, 4, 3, 3)[level])
        if level == levels - 1:
            for _ in range(per_twig):
                place = points[r.randint(1, steps)] + g.any_direction() * cluster * r.random() ** 0.6
                size = r.uniform(0.7, 1.3)
                hang = (g.any_direction() + Vector((0, 0, -0.25))).normalized()
                g.leaf(place, hang, leaf[0] * size, leaf[1] * size)
            return
        count = children[level]
        turn = r.random() * 6.28
        for i in range(count):
            t = first if level == 0 else 0.25
            t = t + (1 - t) * (i + r.random() * 0.8) / count
            index = min(int(t * steps), steps - 1)
            origin = points[index].lerp(points[index + 1], t * steps - index)
            along = (points[index + 1] - points[index]).normalized()
            turn += 2.4 + r.uniform(-0.4, 0.4)
            side = (Matrix.Rotation(turn, 3, along) @ along.orthogonal()).normalized()
            lean = math.radians(angle * r.uniform(0.75, 1.2) * (1 - 0.35 * t if level == 0 else 1))
            out = along * math.cos(lean) + side * math.sin(lean)
            size = ratio * r.uniform(0.75, 1.1) * (1.15 - 0.55 * t if level == 0 else 1.1 - 0.4 * t)
            branch(origin, out, length * size, radii[index] * 0.62, level + 1)
        branch(points[-1], direction, length * ratio * 0.55, radii[-1] * 0.9, level + 1)

    branch(Vector((0, 0, -0.1)), Vector((0, 0, 1)), height * 0.72, trunk, 0)
    return g.mesh(name, wood, leaves)


def spruce(name, wood, needles, height=11.0, radius=2.2, seed=3, whorls=46, needle=0.2):
    g = Growth(seed)
    r = g.random
    g.tube([Vector((0, 0, 0)), Vector((0, 0, height * 0.5)), Vector((0, 0, height))], [0.17, 0.1, 0.01], 8)
    for w in range(whorls):
        t = (w + r.random() * 0.7) / whorls
        z = height * (0.05 + 0.94 * t)
        reach = radius * (1 - t) ** 0.85 * r.uniform(0.85, 1.12) + 0.12
        for b in range(8 if t < 0.8 else 5):
            angle = b * 0.785 + w * 1.3 + r.uniform(-0.3, 0.3)
            out = Vector((math.cos(angle), math.sin(angle), 0))
            length = reach * r.uniform(0.75, 1.1)
            steps = max(3, int(length / 0.17))
            points = []
            for i in range(steps + 1):
                s = i / steps
                drop = -0.32 * s * length + 0.16 * s * s * length + (0.5 * s * length * max(0, t - 0.6))
                points.append(Vector((0, 0, z + drop)) + out * length * s)
            g.tube([points[0], points[-1]], [0.022, 0.004], 3)
            side = out.cross(Vector((0, 0, 1)))
            for i in range(1, steps + 1):
                wide = (1 - i / steps) * 0.5 + 0.14
                for hand in (-1, 1):
                    twig = (out * 0.7 + side * hand + Vector((0, 0, -0.18))).normalized()
                    reach_twig = min(0.55, wide * length * 0.55)
                    pieces = max(2, int(reach_twig / 0.07))
                    for k in range(pieces):
                        at = points[i] + twig * reach_twig * k / pieces
                        for _ in range(4):
                            way = (twig * 1.1 + g.any_direction() * 0.65).normalized()
                            g.leaf(at, way, needle * r.uniform(0.7, 1.2), needle * 0.2)
    return g.mesh(name, wood, needles)


def tuft(name, leaves, blades=1500, size=0.8, height=(0.04, 0.09), width=0.0045, lean=0.5, seed=5, round_=False):
    """A patch of grass, or one ornamental bunch."""
    r = random.Random(seed)
    vertices, faces = [], []
    for _ in range(blades):
        if round_:
            angle, distance = r.random() * 6.28, size * 0.5 * r.random() ** 0.5
            x, y = distance * math.cos(angle), distance * math.sin(angle)
            way = Vector((x, y, 0)) * (lean / size) + Vector((r.gauss(0, 0.12), r.gauss(0, 0.12), 0))
        else:
            x, y = (r.random() - 0.5) * size, (r.random() - 0.5) * size
            way = Vector((r.gauss(0, 1), r.gauss(0, 1), 0)) * lean * 0.5
        h = r.uniform(*height)
        angle = r.random() * 6.28
        side = Vector((math.cos(angle), math.sin(angle), 0)) * width * r.uniform(0.7, 1.3)
        base = Vector((x, y, -0.01))
        middle = base + Vector((0, 0, h * 0.6)) + way * h * 0.35
        tip = base + Vector((0, 0, h * (1 - 0.25 * way.length))) + way * h
        first = len(vertices)
        vertices += [base - side, base + side, middle + side * 0.7, middle - side * 0.7, tip]
        faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.materials.append(leaves)
    return mesh


def place(mesh, at, scale=1.0, turn=0.0, tilt=(0.0, 0.0)):
    made = bpy.data.objects.new(mesh.name, mesh)
    made.location = at
    made.rotation_euler = (*tilt, turn)
    made.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(made)
    return made


def lawn(patches, x, y, keep_out=(), step=0.62, seed=9, height=lambda x, y: 0.0):
    """Patches of grass over a rectangle, without the rectangles (x0, x1, y0, y1) of `keep_out`."""
    r = random.Random(seed)
    a = x[0]
    while a < x[1]:
        b = y[0]
        while b < y[1]:
            u, v = a + r.uniform(-0.05, 0.05), b + r.uniform(-0.05, 0.05)
            # What would stand on a path moves to its edge, so that no strip stays bare.
            for k in keep_out:
                if k[0] - 0.3 < u < k[1] + 0.3 and k[2] - 0.3 < v < k[3] + 0.3:
                    u = k[0] - 0.3 if u < k[0] + step - 0.3 else k[1] + 0.3 if u > k[1] - step + 0.3 else u
            if not any(k[0] - 0.3 < u < k[1] + 0.3 and k[2] - 0.3 < v < k[3] + 0.3 for k in keep_out):
                place(r.choice(patches), (u, v, height(u, v)), r.uniform(0.95, 1.15), r.randrange(4) * math.pi / 2)
            b += step
        a += step
