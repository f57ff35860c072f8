"""The shell of a room: floor, walls with windows, trim, ceiling; daylight; what is seen through the windows."""

import math
import random

import bpy

from .building import box, cylinder, mesh_object, wall, window
from .foliage import broadleaf, place, spruce
from .materials import leaf, mottled
from .studio import area_light, sky, sun
from .surfaces import clear

THICK = 0.22


class Room:
    """From x 0 to `width`, y 0 to `depth`, z 0 to `height`; windows are {wall: [(u0, u1, z0, z1, panes, bars)]}."""

    def __init__(self, width, depth, height, style, windows, open_front=False):
        self.width, self.depth, self.height, self.style, self.windows = width, depth, height, style, windows
        self.clear_height = height
        walls = {
            "back": (self.depth, False, width), "right": (self.width, True, depth),
            "left": (-THICK, True, depth), "front": (-THICK, False, width),
        }
        pane = clear("pane")
        for side, (face, turn, long) in walls.items():
            if side == "front" and open_front:
                continue
            holes = windows.get(side, [])
            wall((-THICK, long + THICK), (-0.05, height + 0.3), [h[:4] for h in holes], style.accent_wall if side == style.accent else style.wall, face, THICK, turn, 0.004)
            for hole in holes:
                self.window(side, face, turn, hole, pane)
            self.skirting(side, long, holes)
        box((-THICK, width + THICK), (-THICK, depth + THICK), (height, height + 0.1), style.ceiling, 0)
        style.floor((0, width), (0, depth))

    def inner(self, side):
        """The inner face of a wall, and the way into the room."""
        return {"back": (self.depth, -1), "right": (self.width, -1), "left": (0.0, 1), "front": (0.0, 1)}[side]

    def strip(self, side, u, z, out, material, bevel=0.004):
        face, way = self.inner(side)
        across = tuple(sorted((face + way * out[0], face + way * out[1])))
        if side in ("back", "front"):
            return box(u, across, z, material, bevel)
        return box(across, u, z, material, bevel)

    def window(self, side, face, turn, hole, pane):
        u0, u1, z0, z1, columns, rows = hole
        style = self.style
        inset = 0.05 if side in ("left", "front") else 0.09
        bars = [z0 + (z1 - z0) * (i + 1) / (rows + 1) for i in range(rows)]
        window(hole[:4], style.frame, pane, face, turn, columns, bars, inset, style.bar, 0.08)
        if style.casing:
            w = style.casing
            low = max(z0, 0.0)
            for u in ((u0 - w, u0), (u1, u1 + w)):
                self.strip(side, u, (low, z1 + w), (0, 0.022), style.trim)
            self.strip(side, (u0 - w - 0.02, u1 + w + 0.02), (z1, z1 + w + 0.02), (0, 0.028), style.trim)
            if z0 > 0.1:
                self.strip(side, (u0 - w, u1 + w), (z0 - w, z0 - 0.03), (0, 0.02), style.trim)
        if z0 > 0.1:
            self.strip(side, (u0 - 0.03, u1 + 0.03), (z0 - 0.03, z0 + 0.004), (-0.09, 0.05), style.sill, 0.006)

    def skirting(self, side, long, holes):
        if not self.style.skirting:
            return
        cuts = sorted((h[0] - self.style.casing, h[1] + self.style.casing) for h in holes if h[2] < 0.12)
        at = 0.0
        for a, b in [*cuts, (long, long)]:
            if a > at:
                self.strip(side, (at, a), (0.004, self.style.skirting), (0, 0.016), self.style.trim)
            at = b

    def crown(self, size=0.1):
        for side in ("back", "left", "right"):
            long = self.width if side == "back" else self.depth
            self.strip(side, (0, long), (self.height - size, self.height), (0, size * 0.35), self.style.trim, 0.01)
            self.strip(side, (0, long), (self.height - size * 0.4, self.height), (0, size * 0.8), self.style.trim, 0.012)

    def beams(self, count, size=(0.16, 0.2), along="y", material=None):
        material = material or self.style.beam
        self.clear_height = self.height - size[1] - 0.05
        long = self.width if along == "y" else self.depth
        for i in range(count):
            at = long * (i + 0.5) / count
            if along == "y":
                box((at - size[0] / 2, at + size[0] / 2), (0, self.depth), (self.height - size[1], self.height), material, 0.012)
            else:
                box((0, self.width), (at - size[0] / 2, at + size[0] / 2), (self.height - size[1], self.height), material, 0.012)

    def curtains(self, side, u, z, cloth, rod, sides=(0.5, 0.5), out=0.1, sheer=None):
        """Two drapes at the ends of `u` on a rod, with widths `sides`; a sheer over the whole."""
        face, way = self.inner(side)
        at, turn = face + way * out, side in ("left", "right")
        for a, b in ((u[0], u[0] + sides[0]), (u[1] - sides[1], u[1])):
            if b > a:
                drape((a, b), z, at, cloth, turn)
        if sheer:
            drape(u, z, face + way * out * 0.5, sheer, turn, 0.11, 0.022)
        if rod:
            long = u[1] - u[0] + 0.3
            tube = cylinder((0, 0, 0), 0.013, long, rod, 12)
            tube.rotation_euler = (-math.pi / 2, 0, 0) if turn else (0, math.pi / 2, 0)
            tube.location = (at, u[0] - 0.15, z[1] + 0.01) if turn else (u[0] - 0.15, at, z[1] + 0.01)

    def daylight(self, strength=1.0, sun_at=None, fill=1.0, warm=0.0):
        """Light of the sky in each wall's windows, fill from ceiling and camera, and the sun at (elevation, heading, watts)."""
        cool = (0.88, 0.95, 1.0)
        for side, holes in self.windows.items():
            face, way = self.inner(side)
            # One light a wall: each more costs noise.
            u0, u1 = min(h[0] for h in holes), max(h[1] for h in holes)
            z0, z1 = min(h[2] for h in holes), max(h[3] for h in holes)
            pane = sum((h[1] - h[0]) * (h[3] - h[2]) for h in holes)
            size, watts = (u1 - u0, z1 - z0), 16 * pane * strength
            u, z, out = (u0 + u1) / 2, (z0 + z1) / 2, face + way * 0.02
            if side in ("back", "front"):
                area_light((u, out, z), size, watts, cool, (math.radians(90 * way), 0, 0))
            else:
                area_light((out, u, z), (size[1], size[0]), watts, cool, (0, math.radians(-90 * way), 0))
        if fill:
            tint = (1.0, 0.975 - warm * 0.12, 0.94 - warm * 0.25)
            area_light((self.width / 2, self.depth * 0.5, self.clear_height - 0.25), (self.width * 0.9, self.depth * 0.9), 1.5 * self.width * self.depth * fill, tint)
            area_light((self.width / 2, 0.06, self.height * 0.5), (self.width * 0.9, self.height * 0.8), 2.6 * self.width * fill, tint, (math.radians(90), 0, 0))
        if sun_at:
            elevation, heading, watts = sun_at
            sun(elevation, heading, watts, (1.0, 0.88, 0.72), 1.2)

    def downlights(self, spots, glow):
        for x, y in spots:
            cylinder((x, y, self.height - 0.006), 0.055, 0.008, self.style.trim, 28)
            cylinder((x, y, self.height - 0.009), 0.04, 0.006, glow, 28)


def drape(u, z, y, cloth, turn=False, wave=0.12, depth=0.045, seed=1):
    """A curtain in uneven folds that are wider below."""
    r = random.Random(round(u[0] * 100) + seed)
    phase = r.random() * 6
    width = u[1] - u[0]
    steps, rows = max(40, int(width / wave * 16)), 10
    vertices, faces = [], []
    for i in range(steps + 1):
        s = i / steps
        for k in range(rows + 1):
            t = k / rows
            flare = 1 + 0.10 * (1 - t) ** 1.5
            a = u[0] + width / 2 + (s - 0.5) * width * flare
            turns = s * width / wave * 2 * math.pi + phase
            b = y + depth * (0.75 + 0.25 * (1 - t)) * (math.sin(turns + 0.5 * math.sin(turns * 0.37)) + 0.25 * math.sin(turns * 2.3 + t * 1.5))
            h = z[0] + (z[1] - z[0]) * t
            vertices.append((b, a, h) if turn else (a, b, h))
    n = rows + 1
    for i in range(steps):
        for k in range(rows):
            a = i * n + k
            faces.append((a, a + n, a + n + 1, a + 1))
    return mesh_object("drape", vertices, faces, cloth, smooth=True)


SKIES = {
    "soft": [(0.0, (0.95, 0.97, 1.0)), (0.3, (0.62, 0.78, 1.0)), (1.0, (0.3, 0.52, 0.95))],
    "overcast": [(0.0, (0.98, 0.98, 1.0)), (0.4, (0.88, 0.92, 1.0)), (1.0, (0.75, 0.84, 1.0))],
}


def outside(room, southern=False, seed=3, strength=3.2, look="soft", distance=(7, 22), level=-0.35, count=16):
    """Lawn, trees and sky outside the walls that have windows."""
    sky(SKIES[look], strength, clouds=((1.0, 1.0, 1.0), 0.8))
    dimmed(0.6)
    r = random.Random(seed)
    lawn = mottled("lawn far", (0.45, 0.58, 0.22) if not southern else (0.6, 0.56, 0.3), 1.2, 0.25, 1.0)
    box((-60, 60), (-60, 60), (level - 0.2, level), lawn, 0)
    bark = mottled("bark far", (0.16, 0.12, 0.09), 14, 0.4, 0.95)
    tint = (0.34, 0.48, 0.15) if not southern else (0.36, 0.42, 0.2)
    leaves = leaf("leaves far", tint, 0.4, 0.5)
    trees = [broadleaf(f"far{i}", bark, leaves, 7.5, 0.13, 4, 0.2, 50, 0.5, 0.1, (14, 7, 4), (0.19, 0.14), 16, 0.5, 0.16, seed * 10 + i) for i in range(2)]
    bush = broadleaf("bush far", bark, leaves, 1.6, 0.03, 3, 0.05, 60, 0.75, 0.1, (12, 7), (0.09, 0.06), 34, 0.22, 0.2, seed + 40)
    if not southern:
        trees.append(spruce("spruce far", bark, leaf("needles far", (0.14, 0.26, 0.15), 0.35, 0.2), 9, 2.1, seed, 24, 0.3))
    for side in room.windows:
        long = room.width if side in ("back", "front") else room.depth
        for i in range(count):
            u, away = r.uniform(-long, 2 * long), r.uniform(*distance)
            at(room, side, r.choice(trees), u * (1 + away / 14) - long * away / 28, away, level, r.uniform(0.7, 1.15), r)
        for i in range(40):
            at(room, side, bush, -14 + i * 0.8 + r.uniform(-0.3, 0.3), distance[1] * 0.62 + r.uniform(-0.5, 0.5), level, r.uniform(1.1, 1.9), r)


def dimmed(strength):
    """The sky is over-exposed to the eye only: the few rays that find a window would show as spots."""
    tree = bpy.context.scene.world.node_tree
    background = next(node for node in tree.nodes if node.type == "BACKGROUND")
    seen = background.inputs["Strength"].default_value
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY_ADD"
    tree.links.new(tree.nodes.new("ShaderNodeLightPath").outputs["Is Diffuse Ray"], share.inputs[0])
    share.inputs[1].default_value = strength - seen
    share.inputs[2].default_value = seen
    tree.links.new(share.outputs[0], background.inputs["Strength"])


def at(room, side, mesh, u, away, level, size, r):
    x, y = {"back": (u, room.depth + away), "front": (u, -away), "left": (-away, u), "right": (room.width + away, u)}[side]
    made = place(mesh, (x, y, level), size, r.random() * 6)
    # Seen through the panes; the room's light does not need it.
    made.visible_diffuse = made.visible_shadow = False
