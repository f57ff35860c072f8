"""Camera, sky, lights, and the render with its noise filter."""

import math
import os
import sys
import time

import bpy
import numpy as np


def options():
    """`blender -b -P scene.py -- --width 2000 --samples 200 --out picture.png`"""
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    pairs = dict(zip(given[::2], given[1::2]))
    return {
        "width": int(pairs.get("--width", 480)),
        "samples": int(pairs.get("--samples", 24)),
        "out": os.path.abspath(pairs.get("--out", "/tmp/render.png")),
        "view": pairs.get("--view", "hero"),
        "home": pairs.get("--home", ""),
    }


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    bpy.context.scene.world = world


def camera(at, heading, lens=35.0, shift=(0.0, 0.0), focus=None, aperture=5.6):
    """A level camera, so that verticals stay vertical. `heading`: degrees from north (y) towards east (x)."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = aperture
    made = bpy.data.objects.new("camera", data)
    made.location = at
    made.rotation_euler = (math.pi / 2, 0, -math.radians(heading))
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made


def area_light(at, size, watts, colour=(1.0, 0.62, 0.3), turn=(0.0, 0.0, 0.0), spread=180):
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = watts
    data.color = colour
    data.spread = math.radians(spread)
    made = bpy.data.objects.new("area", data)
    made.location = at
    made.rotation_euler = turn
    made.visible_camera = False
    made.visible_glossy = False
    bpy.context.scene.collection.objects.link(made)
    return made


def sun(elevation, heading, watts, colour, angle=1.0):
    """The sun stands at a heading; its light comes from there."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = watts
    data.color = colour
    data.angle = math.radians(angle)
    made = bpy.data.objects.new("sun", data)
    made.rotation_euler = (math.radians(90 - elevation), 0, math.radians(180 - heading))
    bpy.context.scene.collection.objects.link(made)


def sky(stops, strength=1.0, glow=None, clouds=None):
    """A sky from horizon to zenith: `stops` of (height 0..1, colour). `glow`: (heading, colour, width) near the horizon. `clouds`: (lit colour, amount, how much stays clear)."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.clear()

    def add(kind, **settings):
        node = nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def math_node(operation, a, b=0.0):
        node = add("ShaderNodeMath", operation=operation)
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def mix(factor, a, b, blend="MIX"):
        node = add("ShaderNodeMixRGB", blend_type=blend)
        for socket, value in zip(node.inputs, (factor, a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, socket)
            elif isinstance(value, tuple):
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value
        return node.outputs[0]

    way = add("ShaderNodeTexCoord").outputs["Generated"]
    parts = add("ShaderNodeSeparateXYZ")
    links.new(way, parts.inputs[0])
    up = parts.outputs["Z"]
    ramp = add("ShaderNodeValToRGB")
    links.new(math_node("MAXIMUM", up, 0.0), ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*colour, 1)
    colour = ramp.outputs[0]
    if glow:
        heading, tint, width = glow
        toward = (math.sin(math.radians(heading)), math.cos(math.radians(heading)), 0)
        dot = add("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        links.new(way, dot.inputs[0])
        dot.inputs[1].default_value = toward
        facing = math_node("POWER", math_node("MAXIMUM", dot.outputs["Value"], 0.0), 1 / width)
        low = math_node("POWER", math_node("SUBTRACT", 1.0, math_node("MINIMUM", math_node("MAXIMUM", up, 0.0), 1.0)), 5.0)
        colour = mix(math_node("MULTIPLY", facing, low), colour, tint)
    if clouds:
        lit, amount, *least = clouds
        # On a plane overhead, so that clouds get smaller towards the horizon.
        height = math_node("ADD", math_node("MAXIMUM", up, 0.0), 0.09)
        flat = add("ShaderNodeCombineXYZ")
        links.new(math_node("DIVIDE", parts.outputs["X"], height), flat.inputs[0])
        links.new(math_node("MULTIPLY", math_node("DIVIDE", parts.outputs["Y"], height), 1.9), flat.inputs[1])
        noise = add("ShaderNodeTexNoise")
        links.new(flat.outputs[0], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value = 0.55
        noise.inputs["Detail"].default_value = 9
        noise.inputs["Distortion"].default_value = 0.35
        body = add("ShaderNodeMapRange")
        links.new(noise.outputs["Fac"], body.inputs[0])
        body.inputs[1].default_value = least[0] if least else 0.43
        body.inputs[2].default_value = body.inputs[1].default_value + 0.23
        fade = math_node("MINIMUM", math_node("MULTIPLY", math_node("MAXIMUM", up, 0.0), 7.0), 1.0)
        colour = mix(math_node("MULTIPLY", math_node("MULTIPLY", body.outputs[0], fade), amount), colour, lit)
    background = add("ShaderNodeBackground")
    links.new(colour, background.inputs[0])
    background.inputs[1].default_value = strength
    links.new(background.outputs[0], add("ShaderNodeOutputWorld").inputs[0])


GUIDES = {"colour": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo", "depth": "Denoising Depth"}


def render(width, samples, out, ratio=16 / 9, exposure=0.0, look="Medium High Contrast", strength=1.0, lens=None, quick=False):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width / ratio)
    scene.render.film_transparent = False
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.025
    cycles.adaptive_min_samples = min(samples, 20)
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 4
    cycles.transparent_max_bounces = 16
    cycles.filter_width = 1.3
    if quick:
        # By day two bounces are enough, and edges of leaves need most of the samples.
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
        cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 1
        scene.world.light_settings.distance = 6
        scene.world.cycles.sampling_method = "MANUAL"
        scene.world.cycles.sample_map_resolution = 256
        cycles.transparent_max_bounces = 8
        cycles.adaptive_threshold = 0.04
        cycles.adaptive_min_samples = 8
    scene.render.use_persistent_data = False
    scene.view_layers[0].cycles.denoising_store_passes = True

    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = out + ".passes"
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, socket in GUIDES.items():
        files.file_slots.new(name + "-")
        tree.links.new(layers.outputs[socket], files.inputs[-1])
    began = time.time()
    bpy.ops.render.render()
    print(f"Rendered in {time.time() - began:.0f} s")
    develop(out, strength, lens)


def develop(out, strength, lens):
    """Filters the noise, and writes the picture with the scene's view transform."""
    passes = {name: read(f"{out}.passes/{name}-0001.exr") for name in GUIDES}
    linear = filtered(passes, strength) if strength else passes["colour"]
    if lens:
        linear = soften(linear, *lens)
    height, width = linear.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = linear
    image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(out, scene=scene)


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(image.size[1], image.size[0], 4)[..., :3].copy()
    bpy.data.images.remove(image)
    return pixels


def filtered(passes, strength):
    """Light without surface colour, averaged along its surface in steps of 1, 2, 4 and 8 pixels: in the shade, where few samples leave noise, over more."""
    albedo = np.clip(passes["albedo"], 0, 1) + 0.03
    light = np.log(np.clip(passes["colour"], 0, 60) / albedo + 0.05)
    height, width = light.shape[:2]
    depth = np.log(np.clip(passes["depth"][..., 0], 0.3, 200))
    guides = np.concatenate([passes["normal"] * 3.1, np.sqrt(albedo) * 5.7], axis=2)
    for level in range(4):
        step = 2**level
        lit = smooth(light.mean(axis=2))
        noise = np.clip(0.1 * strength / np.exp(lit), 0.04, 0.7) ** 2 * 0.6**level
        arrays = [np.pad(a, [(step, step), (step, step)] + [(0, 0)] * (a.ndim - 2), mode="edge") for a in (light, guides, depth, lit)]
        total = np.zeros_like(light)
        weights = np.zeros((height, width, 1), np.float32)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                rows, columns = slice(step * (1 + dy), step * (1 + dy) + height), slice(step * (1 + dx), step * (1 + dx) + width)
                moved, surface, far, level_lit = (a[rows, columns] for a in arrays)
                other = surface - guides
                apart = np.einsum("ijk,ijk->ij", other, other) + (far - depth) ** 2 * (400 / step) + (level_lit - lit) ** 2 / noise
                weight = ((0.5, 0.25)[abs(dy)] * (0.5, 0.25)[abs(dx)] * np.exp(-np.minimum(apart, 30)))[..., None].astype(np.float32)
                total += weight * moved
                weights += weight
        light = total / weights
    return (np.exp(light) - 0.05) * albedo


def soften(linear, least, most):
    """A lens: softest below and on the left, where words and the search stand. Also a quarter lighter to download."""
    height, width = linear.shape[:2]
    left = np.clip(1 - np.arange(width) / (0.34 * width), 0, 1)[None, :, None]
    # Rows begin at the bottom.
    below = np.clip(1 - np.arange(height) / (0.3 * height), 0, 1)[:, None, None]
    wanted = np.maximum(left, below) ** 0.7 * 2
    out = np.zeros_like(linear)
    for i in range(3):
        sigma = (least + (most - least) * i / 2) * width / 1760
        out += gaussian(linear, sigma) * np.clip(1 - np.abs(wanted - i), 0, 1)
    return out


def gaussian(a, sigma):
    reach = int(3 * sigma) + 1
    kernel = np.exp(-np.arange(-reach, reach + 1) ** 2 / (2 * sigma**2))
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(a, [(reach, reach) if i == axis else (0, 0) for i in range(3)], mode="edge")
        a = sum(k * padded.take(range(i, i + a.shape[axis]), axis) for i, k in enumerate(kernel))
    return a


def smooth(a):
    return sum(np.roll(a, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
