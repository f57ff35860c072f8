"""Trees, shrubs and conifers whose leaves are many at once: cards on clumps, for pictures that have to render in minutes."""

import math

import bpy
import numpy as np


def cards(at, normal, along, length, width):
    """A quad for each row: centres, normals, directions of growth."""
    side = np.cross(along, normal)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    half, wide = along * length[:, None] / 2, side * width[:, None] / 2
    corners = np.stack([at - half, at + wide - half * 0.1, at + half, at - wide - half * 0.1], axis=1)
    return corners.reshape(-1, 3)


def tube(points, radii, sides=7):
    """Vertices and quads of a limb."""
    vertices, faces = [], []
    for i, (point, radius) in enumerate(zip(points, radii)):
        ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        a = np.cross(ahead, (0.3, 1.0, 0.2))
        a /= np.linalg.norm(a) + 1e-9
        b = np.cross(ahead, a)
        b /= np.linalg.norm(b) + 1e-9
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            vertices.append(point + radius * (math.cos(angle) * a + math.sin(angle) * b))
    for i in range(len(points) - 1):
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, (i + 1) * sides + m, (i + 1) * sides + k))
    return np.array(vertices), np.array(faces)


def plant(name, limbs, leaves, wood, leaf):
    """One mesh of limbs (vertices, quads) and leaf corners, four for each."""
    vertices, faces, kinds, base = [], [], [], 0
    for points, quads in limbs:
        vertices.append(points)
        faces.append(quads + base)
        kinds.append(np.zeros(len(quads), np.int32))
        base += len(points)
    if leaves is not None and len(leaves):
        vertices.append(leaves)
        faces.append(np.arange(len(leaves)).reshape(-1, 4) + base)
        kinds.append(np.ones(len(leaves) // 4, np.int32))
    vertices, faces, kinds = (np.concatenate(a) for a in (vertices, faces, kinds))
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.materials.append(wood)
    mesh.materials.append(leaf)
    mesh.polygons.foreach_set("material_index", kinds)
    mesh.polygons.foreach_set("use_smooth", kinds == 0)
    mesh.update(calc_edges=True)
    return mesh


def unit(r, n):
    v = r.normal(size=(n, 3))
    return v / np.linalg.norm(v, axis=1, keepdims=True)


def crown(name, wood, leaf, height=9.0, radius=3.0, clear=2.2, leaves=30000, size=0.16, clumps=46, trunk=0.2, squash=1.0, seed=1):
    """A broadleaf tree: `clear` is the height of the bare trunk. Clumps of leaves fill an egg; limbs lead to them."""
    r = np.random.default_rng(seed)
    middle = np.array([0, 0, (height + clear) / 2])
    reach = np.array([radius, radius, (height - clear) / 2 * squash])
    ways = unit(r, clumps)
    centres = middle + ways * reach * (r.uniform(0.25, 1, (clumps, 1)) ** 0.5) * 0.78
    # Narrower towards the top.
    share = np.clip((centres[:, 2] - clear) / (height - clear), 0, 1)
    centres[:, :2] *= (1.12 - 0.5 * share)[:, None]
    sizes = radius * r.uniform(0.24, 0.42, clumps)
    each = r.integers(0, clumps, leaves)
    out = unit(r, leaves)
    out[:, 2] = np.where(out[:, 2] < -0.4, -out[:, 2], out[:, 2])
    depth = r.uniform(0, 1, leaves) ** 0.35
    at = centres[each] + out * (sizes[each] * depth)[:, None] * np.array([1, 1, 0.8])
    normal = out * 0.8 + unit(r, leaves) * 0.8 + np.array([0, 0, 0.35])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    along = np.cross(normal, unit(r, leaves))
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    length = size * r.uniform(0.65, 1.3, leaves)
    limbs = []
    fork = np.array([0, 0, clear * 1.05 + 0.1])
    if trunk:
        bend = np.array([r.uniform(-0.15, 0.15), r.uniform(-0.15, 0.15), 0])
        limbs.append(tube([np.array([0, 0, -0.1]), fork * 0.5 + bend * 0.5, fork, middle * 0.9 + bend, middle * 1.15], [trunk * 1.25, trunk, trunk * 0.85, trunk * 0.5, trunk * 0.2], 9))
        for centre in centres[:: max(1, clumps // 22)]:
            start = fork + (middle - fork) * r.uniform(0, 0.8)
            half = (start + centre) / 2 + np.array([0, 0, -0.15 * radius * 0.3])
            limbs.append(tube([start, half, centre], [trunk * 0.42, trunk * 0.25, trunk * 0.08], 5))
    return plant(name, limbs, cards(at, normal, along, length, length * 0.62), wood, leaf)


def bare(name, wood, height=9.0, spread=0.55, trunk=0.17, seed=1, levels=5):
    """A broadleaf tree in winter."""
    r = np.random.default_rng(seed)
    limbs = []

    def branch(at, way, length, radius, level):
        points, radii = [at], [radius]
        for i in range(4):
            way = way + r.normal(size=3) * 0.13 + np.array([0, 0, 0.06])
            way /= np.linalg.norm(way)
            points.append(points[-1] + way * length / 4)
            radii.append(radius * (1 - 0.16 * (i + 1)))
        limbs.append(tube(points, radii, 7 if level < 2 else 3))
        if level >= levels:
            return
        for k in range(3 if level else 5):
            index = 4 if k == 0 else int(r.integers(2, 5))
            out = way + r.normal(size=3) * spread
            branch(points[index], out / np.linalg.norm(out), length * r.uniform(0.58, 0.78), radii[index] * 0.62, level + 1)

    branch(np.array([0, 0, -0.1]), np.array([0.0, 0, 1]), height * 0.34, trunk, 0)
    return plant(name, limbs, None, wood, wood)


def conifer(name, wood, needles, height=11.0, radius=2.3, count=46000, seed=3, snow=None):
    """A spruce: whorls of drooping boughs, fuller below."""
    r = np.random.default_rng(seed)
    whorls = int(height * 3.4)
    t = (np.arange(whorls) + r.uniform(0, 0.7, whorls)) / whorls
    boughs = []
    for w in range(whorls):
        for b in range(9 if t[w] < 0.75 else 6):
            boughs.append((t[w], b * 0.7 + w * 1.3 + r.uniform(-0.25, 0.25), r.uniform(0.75, 1.12)))
    boughs = np.array(boughs)
    weight = (1 - boughs[:, 0]) ** 1.2 + 0.06
    pick = r.choice(len(boughs), count, p=weight / weight.sum())
    high, turn, vary = boughs[pick].T
    reach = (radius * (1 - high) ** 0.9 + 0.1) * vary
    s = r.uniform(0, 1, count) ** 0.65
    out = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], 1)
    across = np.stack([-np.sin(turn), np.cos(turn), np.zeros(count)], 1)
    spread = (1 - s) * 0.3 * reach + 0.07
    off = r.uniform(-1, 1, count) * spread
    z = height * (0.05 + 0.95 * high) - 0.34 * s * reach + 0.18 * s * s * reach + r.normal(0, 0.03, count)
    at = out * (s * reach)[:, None] + across * off[:, None]
    at[:, 2] = z
    along = out + across * np.sign(off)[:, None] * 0.6 + r.normal(0, 0.35, (count, 3)) + np.array([0, 0, -0.25])
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    normal = np.array([0, 0, 1.0]) + r.normal(0, 0.45, (count, 3))
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    length = 0.24 * r.uniform(0.7, 1.3, count)
    leaves = cards(at, normal, along, length, length * 0.42)
    limbs = [tube([np.array([0, 0, -0.1]), np.array([0, 0, height * 0.5]), np.array([0, 0, height])], [0.17, 0.1, 0.01], 8)]
    if snow is None:
        return plant(name, limbs, leaves, wood, needles)
    mesh = plant(name, limbs, leaves, wood, needles)
    mesh.materials.append(snow)
    kinds = np.zeros(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get("material_index", kinds)
    white = np.where((kinds == 1) & (r.random(len(kinds)) < 0.3), 2, kinds)
    mesh.polygons.foreach_set("material_index", white)
    return mesh
