"""Renders a room that daylight fills, from few samples: direct, indirect and mirrored light are filtered apart."""

import shutil
import time

import bpy
import numpy as np

from .studio import gaussian, read

PASSES = {
    "whole": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo", "depth": "Denoising Depth",
    "direct": "DiffDir", "bounced": "DiffInd", "colour": "DiffCol", "shine": "GlossDir", "mirrored": "GlossInd", "gloss": "GlossCol",
}


def render(width, samples, out, exposure=0.0, look="Medium High Contrast", bounces=2, bloom=0.06):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * 3 / 4)
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 2.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces = bounces + 2
    cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 10
    cycles.filter_width = 1.3
    scene.world.cycles.sampling_method = "NONE"
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True

    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = out + ".passes"
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, socket in PASSES.items():
        files.file_slots.new(name + "-")
        tree.links.new(layers.outputs[socket], files.inputs[-1])
    built = time.process_time()
    bpy.ops.render.render()
    rendered = time.process_time()
    develop(out, bloom)
    shutil.rmtree(out + ".passes")
    print(f"Processor seconds: {built:.0f} to build, {rendered - built:.0f} to render, {time.process_time() - rendered:.0f} to develop")


def develop(out, bloom):
    passes = {name: read(f"{out}.passes/{name}-0001.exr") for name in PASSES}
    linear = filtered(passes)
    if bloom:
        # What is over-exposed glares a little, as in any lens.
        bright = np.clip(linear - 1.5, 0, 12)
        wide = linear.shape[1]
        small = bright[::4, ::4]
        glare = gaussian(small, wide * 0.004 + 0.5) * 0.6 + gaussian(small, wide * 0.014 + 0.5) * 0.4
        glare = glare.repeat(4, 0).repeat(4, 1)[: linear.shape[0], : linear.shape[1]]
        linear = linear + bloom * gaussian(glare, 3)
    height, width = linear.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = linear
    image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(out, scene=scene)


def points(depth):
    """Where each pixel's surface is, in the camera's axes (x right, y up, z ahead), from the length of its ray."""
    scene = bpy.context.scene
    data = scene.camera.data
    height, width = depth.shape
    scale = data.sensor_width / data.lens
    x = ((np.arange(width) + 0.5) / width - 0.5 + data.shift_x) * scale
    y = ((np.arange(height) + 0.5) / height - 0.5) * scale * height / width + data.shift_y * scale
    ray = np.stack([np.broadcast_to(x, (height, width)), np.broadcast_to(y[:, None], (height, width)), np.ones((height, width))], axis=2)
    ray /= np.linalg.norm(ray, axis=2, keepdims=True)
    return (ray * np.minimum(depth, 60)[..., None]).astype(np.float32)


def calm(a):
    """No pixel is much brighter than its neighbours' mean."""
    mean = box(a, 2)
    return np.minimum(a, mean * 2 + 0.02)


def box(a, radius):
    n = 2 * radius + 1
    for axis in (0, 1):
        padded = np.pad(a, [(radius, radius) if i == axis else (0, 0) for i in range(a.ndim)], mode="edge")
        length = a.shape[axis]
        a = sum(padded[i : i + length] if axis == 0 else padded[:, i : i + length] for i in range(n)) / n
    return a


def filtered(passes):
    """Each kind of light without surface colour, averaged along its surface in steps of 1, 2, 4 .. 32 pixels."""
    depth = passes["depth"][..., 0]
    height, width = depth.shape
    place = points(depth)
    normal, albedo = passes["normal"], np.clip(passes["albedo"], 0, 1)
    colour, gloss = passes["colour"], passes["gloss"]
    # Cycles stores light already divided by colour.
    direct, bounced = calm(passes["direct"]), calm(passes["bounced"])
    shine, mirrored = passes["shine"], calm(passes["mirrored"])
    rest = passes["whole"] - (passes["direct"] + passes["bounced"]) * colour - (passes["shine"] + passes["mirrored"]) * gloss
    near = np.maximum(np.minimum(depth, 60), 0.3)
    level_out = 1 / (0.012 * near) ** 2
    guides = np.concatenate([normal * 5.0**0.5, albedo * 3.0**0.5], axis=2)

    for level in range(6):
        step = 2**level
        lit, reflected = tone(direct), tone(mirrored + shine)
        far = 0.12 / ((0.05 + 0.03 * step) * near) ** 2
        wide = lambda a: np.pad(a, [(step, step), (step, step)] + [(0, 0)] * (a.ndim - 2), mode="edge")
        arrays = [wide(a) for a in (place, guides, lit, reflected, bounced, direct, mirrored, shine)]
        sums = [np.zeros((height, width, 3), np.float32) for _ in range(4)]
        weights = [np.zeros((height, width), np.float32) for _ in range(3)]
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                rows, columns = slice(step * (1 + dy), step * (1 + dy) + height), slice(step * (1 + dx), step * (1 + dx) + width)
                p, g, l, m, b, d, r, s = (a[rows, columns] for a in arrays)
                gap = p - place
                apart = np.einsum("ijk,ijk->ij", normal, gap) ** 2 * level_out
                apart += np.einsum("ijk,ijk->ij", gap, gap) * far
                other = g - guides
                apart += np.einsum("ijk,ijk->ij", other, other)
                w = (0.5, 0.25)[abs(dy)] * (0.5, 0.25)[abs(dx)] * np.exp(-np.minimum(apart, 30))
                sums[0] += w[..., None] * b
                weights[0] += w
                if level < 5:
                    v = w * np.exp(-((l - lit) ** 2) / (0.16 * 0.6**level))
                    sums[1] += v[..., None] * d
                    weights[1] += v
                if level < 4:
                    v = w * np.exp(-((m - reflected) ** 2) / (0.16 * 0.6**level))
                    sums[2] += v[..., None] * r
                    sums[3] += v[..., None] * s
                    weights[2] += v
        bounced = sums[0] / weights[0][..., None]
        if level < 5:
            direct = sums[1] / weights[1][..., None]
        if level < 4:
            mirrored, shine = sums[2] / weights[2][..., None], sums[3] / weights[2][..., None]
    return (direct + bounced) * colour + (shine + mirrored) * gloss + rest


def tone(a):
    return np.log(box(a.mean(axis=2), 1) + 0.02)
