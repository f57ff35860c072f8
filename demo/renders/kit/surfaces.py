"""Materials of rooms: timber, cloth, stone, pictures; and floors and tiles laid piece by piece."""

import math
import random

from .building import mesh_object
from .materials import Nodes, darker, plain


def island(n):
    """A random number for each loose piece of a mesh, mixed with one for the object."""
    piece = n.add("ShaderNodeNewGeometry").outputs["Random Per Island"]
    whole = n.add("ShaderNodeObjectInfo").outputs["Random"]
    return n.math("FRACT", n.math("ADD", piece, whole))


def timber(name, colour, along="x", contrast=0.22, roughness=0.42, variation=0.5, grain=0.0006, **more):
    """Wood with grain along an axis; pieces of a mesh differ in tone by `variation`."""
    n = Nodes(name)
    tone = island(n)
    shift = n.add("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", tone, 61.0), 1: n.math("MULTIPLY", tone, 23.0), 2: n.math("MULTIPLY", tone, 41.0)}).outputs[0]
    def streaks(across, length, detail, distortion=0.0):
        scale = {"x": (length, across, across), "y": (across, length, across), "z": (across, across, length)}[along]
        at = n.add("ShaderNodeVectorMath", {0: n.coordinates(scale), 1: shift}, operation="ADD").outputs[0]
        return n.add("ShaderNodeTexNoise", {"Vector": at, "Scale": 1.0, "Detail": detail, "Distortion": distortion}).outputs["Fac"]
    broad = streaks(9, 0.7, 3, 0.6)
    rings = n.math("PINGPONG", n.math("MULTIPLY", broad, 9.0), 1.0)
    pores = streaks(150, 5, 4)
    shade = n.math("ADD", n.math("MULTIPLY", tone, variation), n.math("MULTIPLY", n.math("ADD", n.math("MULTIPLY", rings, 0.45), n.math("MULTIPLY", pores, 0.55)), 1 - variation))
    deep = (colour[0] * (1 - contrast), colour[1] * (1 - contrast * 1.15), colour[2] * (1 - contrast * 1.3))
    wood = n.ramp(shade, [(0.1, deep), (0.5, colour), (0.9, darker(colour, 1 + contrast * 0.8))])
    rough = n.math("ADD", roughness - 0.06, n.math("MULTIPLY", pores, 0.14))
    return n.principled(wood, rough, Normal=n.bump(pores, grain), **more)


def cloth(name, colour, scale=900, relief=0.0012, contrast=0.12, fuzz=0.4):
    """Linen, wool: a weave, soft stains in tone, a little sheen."""
    n = Nodes(name)
    at = n.coordinates()
    weave = n.add("ShaderNodeTexNoise", {"Vector": n.coordinates((1, 1, 1)), "Scale": scale / 3, "Detail": 2.0}).outputs["Fac"]
    soft = n.noise(at, 6, 3)
    tone = n.ramp(n.math("ADD", n.math("MULTIPLY", weave, 0.6), n.math("MULTIPLY", soft, 0.4)), [(0.3, darker(colour, 1 - contrast)), (0.7, darker(colour, 1 + contrast))])
    return n.principled(tone, 0.95, Specular=0.15, Sheen=fuzz, Normal=n.bump(weave, relief))


def boucle(name, colour):
    n = Nodes(name)
    loops = n.add("ShaderNodeTexVoronoi", {"Vector": n.coordinates(), "Scale": 85.0}).outputs["Distance"]
    tone = n.ramp(loops, [(0.1, darker(colour, 1.05)), (0.8, darker(colour, 0.72))])
    return n.principled(tone, 0.95, Specular=0.1, Sheen=0.5, Normal=n.bump(n.math("SUBTRACT", 1.0, loops), 0.008))


def leather(name, colour):
    n = Nodes(name)
    cells = n.add("ShaderNodeTexVoronoi", {"Vector": n.coordinates(), "Scale": 260.0}).outputs["Distance"]
    worn = n.noise(n.coordinates(), 5, 5)
    tone = n.ramp(worn, [(0.3, darker(colour, 0.75)), (0.7, darker(colour, 1.2))])
    return n.principled(tone, n.math("ADD", 0.34, n.math("MULTIPLY", worn, 0.25)), Normal=n.bump(cells, 0.0006))


def marble(name, base=(0.86, 0.85, 0.83), vein=(0.38, 0.37, 0.36), scale=1.1, roughness=0.12, amount=1.0):
    n = Nodes(name)
    at = n.coordinates((1.0, 1.6, 1.0))
    warp = n.add("ShaderNodeTexNoise", {"Vector": at, "Scale": scale, "Detail": 8.0, "Distortion": 1.4}).outputs["Fac"]
    line = n.math("ABSOLUTE", n.math("SUBTRACT", warp, 0.5))
    cloud = n.noise(at, scale * 2.2, 5)
    near = n.math("ADD", n.math("MULTIPLY", line, 14.0 / amount), n.math("MULTIPLY", cloud, 0.55))
    tone = n.ramp(near, [(0.12, vein), (0.42, tuple(0.35 * v + 0.65 * b for v, b in zip(vein, base))), (0.75, base)])
    return n.principled(tone, roughness, Specular=0.5)


def speckled(name, base, specks, roughness=0.2, scale=160):
    """Quartz, granite, terrazzo."""
    n = Nodes(name)
    cells = n.add("ShaderNodeTexVoronoi", {"Vector": n.coordinates(), "Scale": float(scale)}).outputs["Color"]
    pick = n.add("ShaderNodeRGBToBW", {0: cells}).outputs[0]
    stops = [(0.0, base), (0.55, base)] + [(0.6 + 0.35 * i / max(1, len(specks) - 1), c) for i, c in enumerate(specks)]
    return n.principled(n.ramp(pick, stops), roughness, Specular=0.5)


def glazed(name, colour, contrast=0.12, roughness=0.12, relief=0.002):
    """Glazed tile: tones by piece, an uneven shine."""
    n = Nodes(name)
    tone = n.math("ADD", n.math("MULTIPLY", island(n), 0.75), n.math("MULTIPLY", n.noise(n.coordinates(), 14, 3), 0.25))
    shade = n.ramp(tone, [(0.1, darker(colour, 1 - contrast)), (0.9, darker(colour, 1 + contrast * 0.6))])
    return n.principled(shade, roughness, Specular=0.5, Normal=n.bump(n.noise(n.coordinates(), 11, 2), relief))


def clay(name, colour, contrast=0.3, roughness=0.5):
    """Unglazed tile and earthenware."""
    n = Nodes(name)
    tone = n.math("ADD", n.math("MULTIPLY", island(n), 0.6), n.math("MULTIPLY", n.noise(n.coordinates(), 9, 6), 0.4))
    shade = n.ramp(tone, [(0.15, darker(colour, 1 - contrast)), (0.5, colour), (0.85, (colour[0] * (1 + contrast), colour[1] * (1 + contrast * 1.1), colour[2] * (1 + contrast * 1.3)))])
    return n.principled(shade, roughness, Normal=n.bump(n.noise(n.coordinates(), 60, 4), 0.001))


def plaster(name, colour, relief=0.0012):
    """A painted wall: barely uneven, so that light is not flat on it."""
    n = Nodes(name)
    soft = n.noise(n.coordinates(), 2.5, 5)
    tone = n.ramp(soft, [(0.3, darker(colour, 0.97)), (0.7, darker(colour, 1.02))])
    return n.principled(tone, 0.85, Specular=0.25, Normal=n.bump(n.noise(n.coordinates(), 26, 5), relief))


def carpet(name, colours, pattern="plain", relief=0.01, size=(2.4, 3.2)):
    """A rug: pile, and a pattern in its own metres from its centre."""
    n = Nodes(name)
    at = n.add("ShaderNodeSeparateXYZ", {0: n.coordinates()}).outputs
    wobble = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(n.coordinates(), 16, 3), 0.5), 0.03)
    x, y = n.math("ADD", at["X"], wobble), n.math("ADD", at["Y"], wobble)
    ground, figure = colours[0], colours[1]
    third = colours[2] if len(colours) > 2 else figure
    def step(value, edge, soft=0.02):
        return n.add("ShaderNodeMapRange", {0: value, 1: edge - soft, 2: edge + soft, 3: 0.0, 4: 1.0}).outputs[0]
    def over(factor, below, above):
        return n.add("ShaderNodeMixRGB", {"Fac": factor, "Color1": below, "Color2": above}).outputs[0]
    tone = n.ramp(0.5, [(0, ground), (1, ground)])
    if pattern == "diamonds":
        a = n.math("PINGPONG", n.math("ADD", n.math("MULTIPLY", x, 1.6), y), 0.42)
        b = n.math("PINGPONG", n.math("SUBTRACT", n.math("MULTIPLY", x, 1.6), y), 0.42)
        line = n.math("SUBTRACT", 1.0, step(n.math("MINIMUM", a, b), 0.022, 0.008))
        tone = over(line, tone, figure)
    elif pattern == "stripes":
        line = step(n.math("PINGPONG", y, 0.16), 0.12, 0.01)
        tone = over(n.math("MULTIPLY", line, 0.8), tone, figure)
    elif pattern == "persian":
        half_x, half_y = size[0] / 2, size[1] / 2
        edge = n.math("MINIMUM", n.math("SUBTRACT", half_x, n.math("ABSOLUTE", x)), n.math("SUBTRACT", half_y, n.math("ABSOLUTE", y)))
        folded = n.add("ShaderNodeCombineXYZ", {0: n.math("PINGPONG", x, 0.3), 1: n.math("PINGPONG", y, 0.3)}).outputs[0]
        flowers = n.add("ShaderNodeTexVoronoi", {"Vector": folded, "Scale": 16.0}, feature="SMOOTH_F1").outputs["Distance"]
        tone = over(step(flowers, 0.42, 0.08), tone, figure)
        tone = over(n.math("SUBTRACT", 1.0, step(flowers, 0.16, 0.03)), tone, third)
        border = n.math("SUBTRACT", 1.0, step(edge, 0.34, 0.012))
        rim = over(step(flowers, 0.38, 0.05), figure, ground)
        tone = over(border, tone, rim)
        for at_edge in (0.1, 0.33):
            line = n.math("SUBTRACT", 1.0, step(n.math("ABSOLUTE", n.math("SUBTRACT", edge, at_edge)), 0.018, 0.006))
            tone = over(line, tone, third)
    worn = n.noise(n.coordinates(), 3.2, 6)
    tone = over(n.math("MULTIPLY", worn, 0.45 if pattern == "persian" else 0.12), tone, darker(ground, 1.15))
    pile = n.noise(n.coordinates(), 170, 3)
    tone = n.add("ShaderNodeMixRGB", {"Fac": 0.35, "Color1": tone, "Color2": n.ramp(pile, [(0.25, (0.45, 0.45, 0.45)), (0.7, (1, 1, 1))])}, blend_type="MULTIPLY").outputs[0]
    return n.principled(tone, 1.0, Specular=0.05, Sheen=0.3, Normal=n.bump(n.math("ADD", pile, n.math("MULTIPLY", n.noise(n.coordinates(), 30, 2), 0.6)), relief))


def canvas(name, colours, seed=1, kind="fields"):
    """A painting: fields of colour, hills, or brush marks."""
    n = Nodes(name)
    r = random.Random(seed)
    place = n.add("ShaderNodeTexCoord").outputs["Generated"]
    moved = n.add("ShaderNodeMapping", {"Vector": place, "Location": (r.random() * 9, r.random() * 9, r.random() * 9)}).outputs[0]
    stops = lambda list_: [(0.32 + 0.36 * i / max(1, len(list_) - 1), c) for i, c in enumerate(list_)]
    if kind == "hills":
        at = n.add("ShaderNodeSeparateXYZ", {0: place}).outputs
        flat = n.add("ShaderNodeMapping", {"Vector": moved, "Scale": (2.2, 2.2, 0.4)}).outputs[0]
        bend = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(flat, 1.5, 3), 0.5), 0.9)
        height = n.math("ADD", at["Z"], bend)
        count = len(colours)
        node = n.add("ShaderNodeValToRGB", {"Fac": height})
        node.color_ramp.interpolation = "CONSTANT"
        while len(node.color_ramp.elements) < count:
            node.color_ramp.elements.new(0.5)
        for i, c in enumerate(colours):
            node.color_ramp.elements[i].position = i * 0.78 / count + (0.06 if i else 0)
            node.color_ramp.elements[i].color = (*c, 1)
        tone = node.outputs[0]
    else:
        stretch = (1.0, 1.0, 1.0) if kind == "fields" else (3.4, 3.4, 0.7)
        at = n.add("ShaderNodeMapping", {"Vector": moved, "Scale": stretch}).outputs[0]
        tone = n.ramp(n.add("ShaderNodeTexNoise", {"Vector": at, "Scale": 1.5, "Detail": 5.0, "Distortion": 1.2}).outputs["Fac"], stops(colours))
    strokes = n.noise(n.add("ShaderNodeMapping", {"Vector": moved, "Scale": (40, 40, 9)}).outputs[0], 1.0, 4)
    return n.principled(tone, 0.8, Specular=0.2, Normal=n.bump(strokes, 0.002))


def sheer(name, colour=(0.92, 0.91, 0.88), through=0.55, clear=0.25):
    """A thin curtain."""
    n = Nodes(name)
    front = n.add("ShaderNodeBsdfDiffuse", {"Color": colour})
    back = n.add("ShaderNodeBsdfTranslucent", {"Color": colour})
    mix = n.add("ShaderNodeMixShader", {0: through})
    n.set(mix.inputs[1], front.outputs[0])
    n.set(mix.inputs[2], back.outputs[0])
    open_ = n.add("ShaderNodeBsdfTransparent")
    both = n.add("ShaderNodeMixShader", {0: clear})
    n.set(both.inputs[1], mix.outputs[0])
    n.set(both.inputs[2], open_.outputs[0])
    return n.finish(both.outputs[0])


def clear(name, tint=(0.93, 0.96, 0.95)):
    """Glass that mirrors nothing: a mirror in front of everything behind it would be noise."""
    n = Nodes(name)
    return n.finish(n.add("ShaderNodeBsdfTransparent", {"Color": tint}).outputs[0])


def shade(name, colour=(0.9, 0.84, 0.74), strength=1.2, warm=(1.0, 0.72, 0.42)):
    """A lampshade that is lit from inside."""
    n = Nodes(name)
    cloth_ = n.add("ShaderNodeBsdfDiffuse", {"Color": colour})
    light = n.add("ShaderNodeEmission", {"Color": warm, "Strength": strength})
    both = n.add("ShaderNodeAddShader")
    n.set(both.inputs[0], cloth_.outputs[0])
    n.set(both.inputs[1], light.outputs[0])
    return unsampled(n.finish(both.outputs[0]))


def unsampled(material):
    """It glows only where it is seen: by day lamps light nothing, and each light that is looked for, or met by chance, costs noise."""
    material.cycles.sample_as_light = False
    tree = material.node_tree
    path = tree.nodes.new("ShaderNodeLightPath")
    for node in list(tree.nodes):
        if node.type == "EMISSION":
            seen = tree.nodes.new("ShaderNodeMath")
            seen.operation = "MULTIPLY_ADD"
            tree.links.new(path.outputs["Is Diffuse Ray"], seen.inputs[0])
            seen.inputs[1].default_value = -node.inputs["Strength"].default_value
            seen.inputs[2].default_value = node.inputs["Strength"].default_value
            tree.links.new(seen.outputs[0], node.inputs["Strength"])
    return material


def planks(x, y, z, wood, ground, width=0.16, length=(1.4, 2.4), along="y", gap=0.0012, seed=1):
    """A floor of planks in random lengths, each a hair out of level."""
    r = random.Random(seed)
    u, v = (x, y) if along == "y" else (y, x)
    vertices, faces = [], []
    a = u[0] - r.random() * width
    while a < u[1]:
        b = v[0] - r.random() * length[1]
        while b < v[1]:
            size = r.uniform(*length)
            piece(vertices, faces, r, (max(a, u[0]), min(a + width, u[1])), (max(b, v[0]), min(b + size, v[1])), z, gap, along == "x")
            b += size
        a += width
    under(x, y, z, ground)
    return mesh_object("planks", vertices, faces, wood)


def piece(vertices, faces, r, u, v, z, gap, swap, tilt=0.0006):
    if u[1] - u[0] < 4 * gap or v[1] - v[0] < 4 * gap:
        return
    first = len(vertices)
    for p, q in ((u[0] + gap, v[0] + gap), (u[1] - gap, v[0] + gap), (u[1] - gap, v[1] - gap), (u[0] + gap, v[1] - gap)):
        h = z + r.uniform(-tilt, tilt)
        vertices.append((q, p, h) if swap else (p, q, h))
    order = (0, 3, 2, 1) if swap else (0, 1, 2, 3)
    faces.append(tuple(first + i for i in order))


def under(x, y, z, ground):
    mesh_object("ground", [(x[0], y[0], z - 0.003), (x[1], y[0], z - 0.003), (x[1], y[1], z - 0.003), (x[0], y[1], z - 0.003)], [(0, 1, 2, 3)], ground)


def tiles(origin, along, up, extent, size, material, grout, gap=0.0015, bond=0.5, tilt=0.0008, seed=1, lift=0.003, holes=(), stack=False):
    """Tiles on a plane from `origin` along two axes; `holes` are (u0, u1, v0, v1) left free. The plane faces `along` × `up`."""
    r = random.Random(seed)
    normal = (along[1] * up[2] - along[2] * up[1], along[2] * up[0] - along[0] * up[2], along[0] * up[1] - along[1] * up[0])
    at = lambda u, v, h: tuple(origin[i] + along[i] * u + up[i] * v + normal[i] * h for i in range(3))
    vertices, faces = [], []
    edge = min(0.002, min(size) * 0.05)

    def cut(u0, u1, v0, v1):
        """What is left of a tile beside the holes."""
        for h in holes:
            if u0 < h[1] and u1 > h[0] and v0 < h[3] and v1 > h[2]:
                rest = []
                if u0 < h[0]:
                    rest += cut(u0, h[0], v0, v1)
                if u1 > h[1]:
                    rest += cut(h[1], u1, v0, v1)
                a, b = max(u0, h[0]), min(u1, h[1])
                if v0 < h[2]:
                    rest += cut(a, b, v0, h[2])
                if v1 > h[3]:
                    rest += cut(a, b, h[3], v1)
                return rest
        return [(u0, u1, v0, v1)]

    row, v = 0, 0.0
    while v < extent[1] - 1e-6:
        u = -size[0] * (0 if stack else (row * bond) % 1)
        while u < extent[0]:
            for u0, u1, v0, v1 in cut(max(u, 0), min(u + size[0], extent[0]), v, min(v + size[1], extent[1])):
                if u1 - u0 < 4 * gap + 2 * edge or v1 - v0 < 4 * gap + 2 * edge:
                    continue
                first = len(vertices)
                for e, h in ((0, 0.0), (edge, lift)):
                    for p, q in ((u0 + gap + e, v0 + gap + e), (u1 - gap - e, v0 + gap + e), (u1 - gap - e, v1 - gap - e), (u0 + gap + e, v1 - gap - e)):
                        vertices.append(at(p, q, h + (r.uniform(-tilt, tilt) if e else 0)))
                faces.append(tuple(first + i for i in (4, 5, 6, 7)))
                for i in range(4):
                    k = (i + 1) % 4
                    faces.append((first + i, first + k, first + 4 + k, first + 4 + i))
            u += size[0]
        v += size[1]
        row += 1
    for u0, u1, v0, v1 in cut(0, extent[0], 0, extent[1]):
        mesh_object("grout", [at(u0, v0, 0.0005), at(u1, v0, 0.0005), at(u1, v1, 0.0005), at(u0, v1, 0.0005)], [(0, 1, 2, 3)], grout)
    return mesh_object("tiles", vertices, faces, material)


def hexagons(x, y, z, size, material, grout, gap=0.002):
    """Hexagonal tiles on a floor."""
    vertices, faces = [], []
    dx, dy = size * math.sqrt(3), size * 1.5
    for k in range(int((y[1] - y[0]) / dy) + 2):
        for i in range(int((x[1] - x[0]) / dx) + 2):
            cx, cy = x[0] + (i + 0.5 * (k % 2)) * dx, y[0] + k * dy
            first = len(vertices)
            for s in range(6):
                angle = math.pi / 6 + s * math.pi / 3
                px, py = cx + (size - gap) * math.cos(angle), cy + (size - gap) * math.sin(angle)
                vertices.append((min(max(px, x[0]), x[1]), min(max(py, y[0]), y[1]), z))
            faces.append(tuple(range(first, first + 6)))
    under(x, y, z, grout)
    return mesh_object("hexagons", vertices, faces, material)


def metal(name, colour=(0.6, 0.6, 0.6), roughness=0.25):
    return plain(name, colour, roughness, Metallic=1.0)
