"""Materials, all procedural, in metres of the object's own coordinates."""

import bpy


class Nodes:
    """Adds shader nodes to a material in one line each."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.add("ShaderNodeOutputMaterial")

    def add(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in dict(inputs).items():
            self.set(node.inputs[key], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def coordinates(self, scale=(1, 1, 1)):
        place = self.add("ShaderNodeTexCoord").outputs["Object"]
        return self.add("ShaderNodeMapping", {"Vector": place, "Scale": scale}).outputs[0]

    def noise(self, vector, scale, detail=4.0):
        return self.add(
            "ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail}
        ).outputs["Fac"]

    def math(self, operation, a, b=0.0):
        return self.add("ShaderNodeMath", {0: a, 1: b}, operation=operation).outputs[0]

    def ramp(self, factor, stops):
        ramp = self.add("ShaderNodeValToRGB", {"Fac": factor})
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return ramp.outputs["Color"]

    def bump(self, height, distance, strength=1.0):
        return self.add(
            "ShaderNodeBump", {"Height": height, "Distance": distance, "Strength": strength}
        ).outputs[0]

    def principled(self, colour, roughness=0.6, **more):
        values = {"Base Color": colour, "Roughness": roughness, "Specular": 0.4}
        values.update({key.replace("_", " "): value for key, value in more.items()})
        return self.finish(self.add("ShaderNodeBsdfPrincipled", values).outputs[0])

    def finish(self, shader):
        self.set(self.output.inputs["Surface"], shader)
        return self.material


def darker(colour, by):
    return tuple(channel * by for channel in colour)


def plain(name, colour, roughness=0.6, **more):
    return Nodes(name).principled(colour, roughness, **more)


def mottled(name, colour, scale=3.0, contrast=0.15, roughness=0.8, grain=0.0015):
    """Render, concrete, plaster: a colour with soft stains and a fine grain."""
    n = Nodes(name)
    at = n.coordinates()
    stains = n.ramp(
        n.noise(at, scale, 6),
        [(0.3, darker(colour, 1 - contrast)), (0.7, darker(colour, 1 + contrast))],
    )
    return n.principled(stains, roughness, Normal=n.bump(n.noise(at, 180, 3), grain))


def boards(name, colour, width=0.14, along="z", roughness=0.55, contrast=0.35, groove=0.006):
    """Wood boards that differ in tone, with grain and a groove between them."""
    n = Nodes(name)
    at = n.add("ShaderNodeSeparateXYZ", {0: n.coordinates()}).outputs
    across = n.math("ADD", at["X"], at["Y"]) if along == "z" else at["Z"]
    if along == "y":
        across = at["X"]
    position = n.math("DIVIDE", across, width)
    tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", position)}, noise_dimensions="1D").outputs[0]
    stretch = {"z": (26, 26, 1.3), "x": (1.3, 1.3, 26), "y": (26, 1.3, 26)}[along]
    offset = n.add(
        "ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", tone, 37.0), 1: n.math("MULTIPLY", tone, 11.0)}
    ).outputs[0]
    shifted = n.add("ShaderNodeVectorMath", {0: n.coordinates(stretch), 1: offset}, operation="ADD").outputs[0]
    grain = n.noise(shifted, 1.0, 6)
    shade = n.math("ADD", n.math("MULTIPLY", tone, 0.55), n.math("MULTIPLY", grain, 0.45))
    wood = n.ramp(
        shade, [(0.15, darker(colour, 1 - contrast)), (0.5, colour), (0.85, darker(colour, 1 + contrast))]
    )
    edge = n.math("PINGPONG", position, 0.5)
    gap = n.math("MINIMUM", n.math("MULTIPLY", edge, 22.0), 1.0)
    mixed = n.add("ShaderNodeMixRGB", {"Fac": gap, "Color1": darker(colour, 0.12), "Color2": wood}).outputs[0]
    height = n.math("ADD", gap, n.math("MULTIPLY", grain, 0.12))
    return n.principled(mixed, roughness, Normal=n.bump(height, groove))


def masonry(name, tones, mortar, course=(0.55, 0.22), joint=0.012, roughness=0.85, relief=0.02):
    """Courses of stone or brick on walls that run along x or y."""
    n = Nodes(name)
    at = n.add("ShaderNodeSeparateXYZ", {0: n.coordinates()}).outputs
    flat = n.add(
        "ShaderNodeCombineXYZ", {0: n.math("ADD", at["X"], at["Y"]), 1: at["Z"]}
    ).outputs[0]
    # Hewn edges are not straight.
    wobble = n.add("ShaderNodeTexNoise", {"Vector": n.coordinates(), "Scale": 5.0}).outputs["Color"]
    wobble = n.add("ShaderNodeVectorMath", {0: wobble, 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0]
    scaled = n.add("ShaderNodeVectorMath", {0: wobble, "Scale": joint * 2.2}, operation="SCALE").outputs[0]
    flat = n.add("ShaderNodeVectorMath", {0: flat, 1: scaled}, operation="ADD").outputs[0]
    brick = n.add(
        "ShaderNodeTexBrick",
        {
            "Vector": flat,
            "Color1": (0.0, 0.0, 0.0),
            "Color2": (1.0, 1.0, 1.0),
            "Mortar": (0.5, 0.5, 0.5),
            "Scale": 1.0,
            "Mortar Size": joint,
            "Mortar Smooth": 0.3,
            "Brick Width": course[0],
            "Row Height": course[1],
        },
        offset=0.42,
        squash=0.7,
        squash_frequency=3,
    )
    grain = n.noise(n.coordinates(), 9.0, 8)
    tone = n.math(
        "ADD",
        n.math("MULTIPLY", n.add("ShaderNodeRGBToBW", {0: brick.outputs["Color"]}).outputs[0], 0.6),
        n.math("MULTIPLY", grain, 0.4),
    )
    count = len(tones) - 1
    stone = n.ramp(tone, [(0.12 + 0.76 * i / count, tone_i) for i, tone_i in enumerate(tones)])
    colour = n.add("ShaderNodeMixRGB", {"Fac": brick.outputs["Fac"], "Color1": stone, "Color2": mortar})
    height = n.math("ADD", n.math("SUBTRACT", 1.0, brick.outputs["Fac"]), n.math("MULTIPLY", grain, 0.7))
    return n.principled(colour.outputs[0], roughness, Normal=n.bump(height, relief))


def glass(name="glass", tint=(0.93, 0.96, 0.95), at_least=0.06):
    """A pane: mirrors by angle, and lets light straight through."""
    n = Nodes(name)
    fresnel = n.add("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0]
    mirror = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.0})
    through = n.add("ShaderNodeBsdfTransparent", {"Color": tint})
    mix = n.add("ShaderNodeMixShader", {0: n.math("MAXIMUM", fresnel, at_least)})
    n.set(mix.inputs[1], through.outputs[0])
    n.set(mix.inputs[2], mirror.outputs[0])
    return n.finish(mix.outputs[0])


def mirrored_pane(name, sky=(0.75, 0.85, 1.0), horizon=(0.85, 0.88, 0.92), trees=(0.07, 0.095, 0.06), strength=1.0):
    """A pane without noise: what it mirrors is painted, a line of trees under the sky, and added to what is behind it."""
    n = Nodes(name)
    n.material.cycles.sample_as_light = False
    way = n.add("ShaderNodeTexCoord").outputs["Reflection"]
    parts = n.add("ShaderNodeSeparateXYZ", {0: way}).outputs
    flat = n.add("ShaderNodeCombineXYZ", {0: parts["X"], 1: parts["Y"]}).outputs[0]
    ragged = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(flat, 9.0, 6), 0.42), 0.5)
    above = n.math("SUBTRACT", parts["Z"], ragged)
    seen = n.ramp(above, [(0.0, trees), (0.11, trees), (0.15, horizon), (0.5, sky)])
    fresnel = n.add("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0]
    share = n.math("MINIMUM", n.math("ADD", n.math("MULTIPLY", fresnel, 1.6), 0.1), 0.8)
    light = n.add("ShaderNodeEmission", {"Color": seen, "Strength": n.math("MULTIPLY", share, strength)})
    through = n.add("ShaderNodeBsdfTransparent", {"Color": (0.86, 0.89, 0.88)})
    both = n.add("ShaderNodeAddShader")
    n.set(both.inputs[0], light.outputs[0])
    n.set(both.inputs[1], through.outputs[0])
    return n.finish(both.outputs[0])


def leaf(name, colour, spread=0.35, through=0.45, roughness=0.45):
    """Leaves and grass: tones by instance and leaf, light shines through."""
    n = Nodes(name)
    info = n.add("ShaderNodeNewGeometry").outputs["Random Per Island"]
    whole = n.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = n.math("ADD", n.math("MULTIPLY", info, 0.75), n.math("MULTIPLY", whole, 0.25))
    warm = (colour[0] * (1 + spread * 1.4), colour[1] * (1 + spread * 0.7), colour[2] * 0.9)
    shade = n.ramp(tone, [(0.05, darker(colour, 1 - spread)), (0.5, colour), (0.95, warm)])
    front = n.add(
        "ShaderNodeBsdfPrincipled", {"Base Color": shade, "Roughness": roughness, "Specular": 0.25}
    )
    back = n.add("ShaderNodeBsdfTranslucent", {"Color": shade})
    mix = n.add("ShaderNodeMixShader", {0: through})
    n.set(mix.inputs[1], front.outputs[0])
    n.set(mix.inputs[2], back.outputs[0])
    return n.finish(mix.outputs[0])


def glow(name, colour, strength, lights=True):
    """`lights` is false for what only looks lit, such as rooms by day: the render then does not search it for light."""
    n = Nodes(name)
    n.material.cycles.sample_as_light = lights
    return n.finish(n.add("ShaderNodeEmission", {"Color": colour, "Strength": strength}).outputs[0])


def room(name, wall, strength, lights=False):
    """The far side of a room behind a window: a floor, a wall, things in front of it."""
    n = Nodes(name)
    n.material.cycles.sample_as_light = lights
    up = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Generated"]}).outputs["Z"]
    things = n.noise(n.coordinates((1, 1, 1.6)), 1.1, 1)
    high = n.math("ADD", up, n.math("MULTIPLY", n.math("SUBTRACT", things, 0.5), 0.55))
    colour = n.ramp(high, [(0.12, darker(wall, 0.22)), (0.3, darker(wall, 0.45)), (0.38, darker(wall, 0.85)), (0.8, wall), (0.95, darker(wall, 1.25))])
    return n.finish(n.add("ShaderNodeEmission", {"Color": colour, "Strength": strength}).outputs[0])


def curtain(name, colour, through=0.5):
    n = Nodes(name)
    front = n.add("ShaderNodeBsdfDiffuse", {"Color": colour})
    back = n.add("ShaderNodeBsdfTranslucent", {"Color": colour})
    mix = n.add("ShaderNodeMixShader", {0: through})
    n.set(mix.inputs[1], front.outputs[0])
    n.set(mix.inputs[2], back.outputs[0])
    return n.finish(mix.outputs[0])


def water(name="water", colour=(0.02, 0.16, 0.18)):
    n = Nodes(name)
    ripples = n.math("ADD", n.noise(n.coordinates((1, 1.8, 1)), 0.9, 2), n.math("MULTIPLY", n.noise(n.coordinates(), 5.0, 2), 0.06))
    fresnel = n.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": n.bump(ripples, 0.018)}).outputs[0]
    mirror = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.0, "Normal": n.bump(ripples, 0.018)})
    through = n.add("ShaderNodeBsdfTransparent", {"Color": (0.72, 0.93, 0.95)})
    mix = n.add("ShaderNodeMixShader", {0: fresnel})
    n.set(mix.inputs[1], through.outputs[0])
    n.set(mix.inputs[2], mirror.outputs[0])
    return n.finish(mix.outputs[0])


def wet(name, colour):
    """A road after rain: dull where it has dried, like a mirror in the puddles."""
    n = Nodes(name)
    at = n.coordinates((1, 1.6, 1))
    puddles = n.noise(at, 0.35, 5)
    roughness = n.ramp(puddles, [(0.36, (0.2, 0.2, 0.2)), (0.6, (0.55, 0.55, 0.55))])
    grain = n.bump(n.noise(n.coordinates(), 45, 3), 0.002)
    return n.principled(colour, roughness, Specular=0.45, Normal=grain)
