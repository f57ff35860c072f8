"""The styles of homes: one set of materials for all the rooms of a home."""

from . import surfaces as s
from .materials import glow, leaf, mottled, plain


class Style:
    """A bag of materials and measures; keyword arguments are its attributes."""

    def __init__(self, **parts):
        self.__dict__.update(parts)

    def but(self, **parts):
        return Style(**{**self.__dict__, **parts})


def common():
    return dict(
        ceiling=s.plaster("ceiling", (0.84, 0.835, 0.82), 0.0003),
        paper=plain("paper", (0.84, 0.81, 0.74), 0.9),
        mat=plain("mat", (0.88, 0.87, 0.85), 0.9),
        black=plain("black", (0.012, 0.012, 0.013), 0.4),
        steel=s.metal("steel", (0.6, 0.6, 0.595), 0.3),
        chrome=s.metal("chrome", (0.75, 0.75, 0.75), 0.08),
        mirror=s.metal("mirror", (0.86, 0.88, 0.87), 0.0),
        white_ceramic=plain("ceramic", (0.82, 0.815, 0.8), 0.12, Specular=0.5),
        bark=plain("stem", (0.12, 0.085, 0.05), 0.8),
        leaves=leaf("house leaves", (0.035, 0.11, 0.025), 0.35, 0.2, 0.35),
        olive=leaf("olive leaves", (0.12, 0.16, 0.08), 0.35, 0.3, 0.5),
        spot=s.unsampled(glow("spot", (1.0, 0.86, 0.66), 9)),
        bulb=s.unsampled(glow("bulb", (1.0, 0.78, 0.5), 7)),
        lampshade=s.shade("lampshade", (0.9, 0.86, 0.78), 0.75),
        soil=plain("soil", (0.03, 0.02, 0.012), 1.0),
        wax=plain("wax", (0.85, 0.8, 0.7), 0.5),
        weave=s.timber("weave", (0.45, 0.3, 0.16), "x", 0.3, 0.8, 0.3),
        fruit=[plain("lemon", (0.8, 0.55, 0.06), 0.45), plain("lime", (0.3, 0.42, 0.06), 0.45)],
        apples=[plain("apple", (0.36, 0.42, 0.06), 0.3), plain("apple2", (0.45, 0.46, 0.1), 0.3)],
        dark=plain("dark", (0.01, 0.01, 0.011), 0.25),
        screen=plain("screen", (0.008, 0.008, 0.01), 0.12, Specular=0.5),
        subfloor=plain("subfloor", (0.03, 0.02, 0.012), 0.95),
        towel=s.cloth("towel", (0.82, 0.8, 0.76), 700, 0.003),
        grout=plain("grout", (0.6, 0.59, 0.56), 0.95),
        dark_grout=plain("dark grout", (0.12, 0.115, 0.11), 0.95),
        candle=plain("candle", (0.86, 0.82, 0.74), 0.6),
        accent=None, frame=plain("frame", (0.8, 0.8, 0.79), 0.4), bar=0.05, casing=0.09, skirting=0.14,
        crown=False,
    )


def books_of(*colours):
    return [plain(f"book {i}", colour, 0.75) for i, colour in enumerate(colours)]


def scandinavian():
    oak = (0.55, 0.385, 0.235)
    wall = s.plaster("wall", (0.83, 0.82, 0.795))
    floor = s.timber("floor", oak, "y", 0.2, 0.36, 0.55)
    base = common()
    return Style(**{
        **base, "name": "scandinavian",
        "wall": wall, "accent_wall": wall, "trim": plain("trim", (0.83, 0.825, 0.81), 0.42),
        "sill": plain("sill", (0.83, 0.825, 0.81), 0.35), "casing": 0.0, "skirting": 0.09,
        "frame": s.timber("window oak", oak, "z", 0.12, 0.45, 0.3),
        "floor": lambda x, y: s.planks(x, y, 0.0, floor, base["subfloor"], 0.2, (1.8, 2.6), "y"),
        "wood": s.timber("oak", oak, "x", 0.16, 0.42, 0.35), "wood_y": s.timber("oak y", oak, "y", 0.16, 0.42, 0.35), "wood_z": s.timber("oak z", oak, "z", 0.16, 0.42, 0.35),
        "beam": s.timber("beam", oak, "y", 0.2, 0.6, 0.4),
        "main": s.cloth("main", (0.42, 0.4, 0.36), 800, 0.0018), "second": s.boucle("second", (0.74, 0.715, 0.66)), "third": s.cloth("third", (0.32, 0.37, 0.31)),
        "pillows": [s.cloth("p1", (0.38, 0.43, 0.36), 500), s.cloth("p2", (0.78, 0.74, 0.67), 300, 0.004), s.cloth("p3", (0.52, 0.33, 0.2), 600), s.cloth("p4", (0.7, 0.66, 0.58), 500)],
        "throw": s.cloth("throw", (0.66, 0.6, 0.5), 260, 0.005, 0.2),
        "rug": s.carpet("rug", [(0.72, 0.69, 0.62), (0.2, 0.18, 0.16)], "diamonds"), "rug2": s.carpet("rug2", [(0.66, 0.62, 0.54), (0.5, 0.44, 0.36)], "stripes"),
        "drape": s.sheer("drape", (0.88, 0.86, 0.81), 0.5, 0.08), "rod": base["black"],
        "art": [s.canvas("art1", [(0.82, 0.78, 0.7), (0.6, 0.5, 0.4), (0.35, 0.38, 0.34), (0.85, 0.82, 0.76)], 3), s.canvas("art2", [(0.2, 0.24, 0.22), (0.5, 0.52, 0.46), (0.76, 0.66, 0.52), (0.85, 0.82, 0.76)], 5, "hills"), s.canvas("art3", [(0.86, 0.84, 0.8), (0.7, 0.62, 0.52), (0.25, 0.26, 0.25)], 8, "marks")],
        "art_frame": s.timber("art oak", oak, "z", 0.15, 0.45, 0.3),
        "books": books_of((0.75, 0.72, 0.66), (0.5, 0.47, 0.42), (0.3, 0.36, 0.34), (0.62, 0.44, 0.3), (0.82, 0.8, 0.76), (0.16, 0.18, 0.2), (0.68, 0.62, 0.5)),
        "pots": [s.clay("pot1", (0.72, 0.68, 0.6), 0.12, 0.7), s.clay("pot2", (0.3, 0.28, 0.26), 0.2, 0.6), base["white_ceramic"]],
        "planter": s.clay("planter", (0.66, 0.62, 0.56), 0.1, 0.8),
        "metal": base["black"], "shine": s.metal("brass", (0.66, 0.5, 0.28), 0.25), "handle": None, "door": "slab",
        "cabinet": s.timber("cabinet", oak, "z", 0.13, 0.42, 0.4), "cabinet2": plain("cabinet white", (0.8, 0.79, 0.765), 0.4), "uppers": plain("uppers", (0.8, 0.79, 0.765), 0.4), "island": s.timber("island", oak, "z", 0.13, 0.42, 0.4),
        "stone": s.speckled("stone", (0.8, 0.79, 0.77), [(0.7, 0.69, 0.66), (0.86, 0.85, 0.83)], 0.22, 260), "island_stone": s.marble("marble", (0.84, 0.83, 0.81), (0.5, 0.49, 0.47), 0.8, 0.16),
        "tile": s.glazed("tile", (0.8, 0.79, 0.755), 0.1), "tile_size": (0.065, 0.2), "tile_bond": 0.0, "tile_stack": True,
        "pendant": ("dome", plain("pendant", (0.78, 0.76, 0.72), 0.4), 0.2), "seat": s.timber("seat oak", oak, "x", 0.16, 0.42, 0.35),
        "bath_tile": s.glazed("bath tile", (0.78, 0.77, 0.74), 0.08), "bath_floor": s.speckled("terrazzo", (0.66, 0.645, 0.62), [(0.54, 0.51, 0.48), (0.74, 0.72, 0.69), (0.5, 0.48, 0.46), (0.6, 0.54, 0.47)], 0.4, 60),
        "bed_linen": s.cloth("linen", (0.83, 0.82, 0.79), 900, 0.0012, 0.04), "bed_second": s.cloth("linen2", (0.6, 0.62, 0.55), 700, 0.0016),
    })


def traditional():
    oak = (0.4, 0.225, 0.11)
    wall = s.plaster("wall", (0.74, 0.7, 0.625))
    trim = plain("trim", (0.84, 0.83, 0.8), 0.35)
    floor = s.timber("floor", oak, "y", 0.3, 0.3, 0.5)
    base = common()
    walnut = (0.22, 0.11, 0.055)
    return Style(**{
        **base, "name": "traditional", "crown": True,
        "wall": wall, "accent_wall": s.plaster("accent", (0.16, 0.2, 0.19)), "trim": trim, "sill": trim,
        "floor": lambda x, y: s.planks(x, y, 0.0, floor, base["subfloor"], 0.105, (0.8, 1.9), "y"),
        "wood": s.timber("walnut", walnut, "x", 0.3, 0.35, 0.35), "wood_y": s.timber("walnut y", walnut, "y", 0.3, 0.35, 0.35), "wood_z": s.timber("walnut z", walnut, "z", 0.3, 0.35, 0.35),
        "beam": s.timber("beam", walnut, "y", 0.3, 0.6, 0.4),
        "main": s.cloth("main", (0.66, 0.61, 0.52), 800, 0.0016), "second": s.leather("second", (0.27, 0.115, 0.045)), "third": s.cloth("third", (0.1, 0.16, 0.22)),
        "pillows": [s.cloth("p1", (0.08, 0.14, 0.2), 500), s.cloth("p2", (0.5, 0.22, 0.1), 400, 0.003), s.cloth("p3", (0.76, 0.7, 0.58), 300, 0.004), s.cloth("p4", (0.3, 0.36, 0.36), 600)],
        "throw": s.cloth("throw", (0.72, 0.66, 0.54), 240, 0.005, 0.2),
        "rug": s.carpet("rug", [(0.36, 0.1, 0.07), (0.06, 0.09, 0.15), (0.62, 0.5, 0.34)], "persian", 0.006, (2.6, 3.4)), "rug2": s.carpet("rug2", [(0.3, 0.33, 0.36), (0.62, 0.56, 0.46), (0.12, 0.16, 0.22)], "persian", 0.006, (2.6, 3.4)),
        "drape": s.sheer("drape", (0.78, 0.73, 0.63), 0.35, 0.0), "rod": s.metal("bronze", (0.12, 0.08, 0.05), 0.4),
        "art": [s.canvas("art1", [(0.1, 0.13, 0.12), (0.2, 0.25, 0.16), (0.46, 0.4, 0.24), (0.62, 0.66, 0.68), (0.8, 0.78, 0.7)], 4, "hills"), s.canvas("art2", [(0.08, 0.12, 0.18), (0.3, 0.36, 0.4), (0.7, 0.6, 0.42), (0.84, 0.8, 0.72)], 9), s.canvas("art3", [(0.5, 0.3, 0.16), (0.75, 0.66, 0.5), (0.16, 0.2, 0.2)], 2, "marks")],
        "art_frame": s.metal("gilt", (0.42, 0.28, 0.11), 0.38),
        "books": books_of((0.3, 0.07, 0.05), (0.06, 0.1, 0.16), (0.12, 0.16, 0.09), (0.5, 0.4, 0.26), (0.68, 0.6, 0.46), (0.16, 0.09, 0.05), (0.76, 0.7, 0.6)),
        "pots": [s.glazed("pot1", (0.1, 0.17, 0.26), 0.2), base["white_ceramic"], s.clay("pot2", (0.5, 0.36, 0.22), 0.2, 0.6)],
        "planter": s.clay("planter", (0.46, 0.38, 0.28), 0.2, 0.8),
        "metal": s.metal("brass", (0.6, 0.44, 0.22), 0.3), "shine": s.metal("brass2", (0.62, 0.46, 0.24), 0.25), "handle": "knob", "door": "shaker",
        "cabinet": plain("cabinet", (0.78, 0.755, 0.7), 0.38), "cabinet2": plain("cabinet dark", (0.08, 0.125, 0.14), 0.4), "uppers": plain("uppers", (0.78, 0.755, 0.7), 0.38), "island": plain("island", (0.07, 0.105, 0.13), 0.4),
        "stone": s.marble("stone", (0.84, 0.83, 0.81), (0.46, 0.45, 0.44), 1.2, 0.14), "island_stone": s.marble("island stone", (0.84, 0.83, 0.81), (0.46, 0.45, 0.44), 0.9, 0.14),
        "tile": s.glazed("tile", (0.79, 0.775, 0.73), 0.06), "tile_size": (0.15, 0.075), "tile_bond": 0.5, "tile_stack": False,
        "pendant": ("lantern", s.metal("brass3", (0.6, 0.44, 0.22), 0.3), 0.17), "seat": s.leather("seat", (0.3, 0.14, 0.06)),
        "bath_tile": s.glazed("bath tile", (0.8, 0.79, 0.76), 0.05), "bath_floor": s.marble("bath marble", (0.82, 0.81, 0.79), (0.5, 0.49, 0.48), 1.6, 0.2),
        "bed_linen": s.cloth("linen", (0.82, 0.8, 0.75), 900, 0.0012, 0.04), "bed_second": s.cloth("linen2", (0.2, 0.27, 0.34), 700, 0.0016),
    })


def modern():
    ash = (0.26, 0.165, 0.1)
    wall = s.plaster("wall", (0.72, 0.71, 0.69))
    floor = s.timber("floor", (0.36, 0.27, 0.19), "y", 0.2, 0.34, 0.5)
    base = common()
    graphite = plain("graphite", (0.035, 0.036, 0.038), 0.45)
    return Style(**{
        **base, "name": "modern",
        "wall": wall, "accent_wall": s.plaster("accent", (0.075, 0.077, 0.08)), "trim": plain("trim", (0.72, 0.71, 0.69), 0.5), "sill": base["black"],
        "casing": 0.0, "skirting": 0.06, "frame": base["black"], "bar": 0.045,
        "floor": lambda x, y: s.planks(x, y, 0.0, floor, base["subfloor"], 0.22, (1.9, 2.6), "y"),
        "wood": s.timber("ash", ash, "x", 0.26, 0.4, 0.35), "wood_y": s.timber("ash y", ash, "y", 0.26, 0.4, 0.35), "wood_z": s.timber("ash z", ash, "z", 0.26, 0.4, 0.35),
        "beam": s.timber("beam", ash, "y", 0.26, 0.5, 0.4),
        "main": s.cloth("main", (0.17, 0.172, 0.175), 700, 0.0018), "second": s.leather("second", (0.36, 0.17, 0.075)), "third": s.boucle("third", (0.68, 0.66, 0.62)),
        "pillows": [s.cloth("p1", (0.5, 0.26, 0.12), 500), s.cloth("p2", (0.62, 0.6, 0.56), 300, 0.004), s.cloth("p3", (0.05, 0.052, 0.055), 500), s.cloth("p4", (0.4, 0.39, 0.37), 600)],
        "throw": s.cloth("throw", (0.6, 0.57, 0.52), 240, 0.005, 0.2),
        "rug": s.carpet("rug", [(0.5, 0.485, 0.46), (0.4, 0.39, 0.37)], "plain"), "rug2": s.carpet("rug2", [(0.2, 0.2, 0.2), (0.34, 0.33, 0.32)], "stripes"),
        "drape": s.sheer("drape", (0.66, 0.645, 0.62), 0.4, 0.05), "rod": base["black"],
        "art": [s.canvas("art1", [(0.03, 0.03, 0.032), (0.3, 0.29, 0.28), (0.78, 0.76, 0.72), (0.55, 0.27, 0.1)], 6), s.canvas("art2", [(0.78, 0.76, 0.72), (0.5, 0.48, 0.45), (0.06, 0.06, 0.06)], 12, "marks"), s.canvas("art3", [(0.04, 0.045, 0.05), (0.16, 0.18, 0.2), (0.46, 0.3, 0.18), (0.76, 0.72, 0.66)], 7, "hills")],
        "art_frame": base["black"],
        "books": books_of((0.05, 0.05, 0.055), (0.7, 0.68, 0.65), (0.3, 0.3, 0.3), (0.45, 0.2, 0.09), (0.82, 0.8, 0.77), (0.16, 0.17, 0.18)),
        "pots": [s.clay("pot1", (0.04, 0.04, 0.042), 0.2, 0.6), s.clay("pot2", (0.5, 0.48, 0.45), 0.12, 0.7), s.clay("pot3", (0.36, 0.2, 0.11), 0.2, 0.6)],
        "planter": s.clay("planter", (0.09, 0.09, 0.092), 0.15, 0.7),
        "metal": base["black"], "shine": base["black"], "handle": None, "door": "slab",
        "cabinet": graphite, "cabinet2": s.timber("cabinet ash", ash, "z", 0.24, 0.4, 0.4), "uppers": s.timber("uppers ash", ash, "z", 0.24, 0.4, 0.4), "island": graphite,
        "stone": s.marble("stone", (0.1, 0.1, 0.105), (0.5, 0.48, 0.45), 0.8, 0.2, 0.5), "island_stone": s.marble("island stone", (0.78, 0.765, 0.74), (0.3, 0.28, 0.27), 0.7, 0.15, 1.3),
        "tile": s.marble("slab", (0.78, 0.765, 0.74), (0.3, 0.28, 0.27), 0.7, 0.15, 1.3), "tile_size": (1.2, 0.65), "tile_bond": 0.0, "tile_stack": True,
        "pendant": ("cone", base["black"], 0.13), "seat": s.leather("seat", (0.3, 0.145, 0.065)),
        "bath_tile": mottled("bath tile", (0.24, 0.235, 0.23), 1.6, 0.2, 0.4, 0.0004), "bath_floor": mottled("bath floor", (0.2, 0.197, 0.19), 1.6, 0.2, 0.4, 0.0004),
        "bed_linen": s.cloth("linen", (0.78, 0.77, 0.75), 900, 0.0012, 0.04), "bed_second": s.cloth("linen2", (0.1, 0.102, 0.105), 700, 0.0016),
    })


def southern():
    wood = (0.25, 0.125, 0.055)
    wall = s.plaster("wall", (0.82, 0.785, 0.715), 0.004)
    tile = s.clay("terracotta", (0.44, 0.185, 0.085), 0.28, 0.38)
    base = common()
    return Style(**{
        **base, "name": "southern",
        "wall": wall, "accent_wall": wall, "ceiling": s.plaster("ceiling", (0.82, 0.79, 0.73), 0.002), "trim": wall, "sill": tile,
        "casing": 0.0, "skirting": 0.0, "frame": s.timber("window wood", (0.2, 0.1, 0.045), "z", 0.25, 0.5, 0.3), "bar": 0.06,
        "floor": lambda x, y: s.tiles((x[0], y[0], -0.004), (1, 0, 0), (0, 1, 0), (x[1] - x[0], y[1] - y[0]), (0.33, 0.33), tile, plain("floor grout", (0.5, 0.42, 0.34), 0.95), 0.003, 0.5, 0.0008, 3, 0.004),
        "wood": s.timber("mesquite", wood, "x", 0.35, 0.45, 0.35), "wood_y": s.timber("mesquite y", wood, "y", 0.35, 0.45, 0.35), "wood_z": s.timber("mesquite z", wood, "z", 0.35, 0.45, 0.35),
        "beam": s.timber("beam", (0.2, 0.1, 0.045), "y", 0.35, 0.65, 0.4, 0.003),
        "main": s.cloth("main", (0.72, 0.67, 0.58), 700, 0.002), "second": s.leather("second", (0.3, 0.13, 0.05)), "third": s.cloth("third", (0.2, 0.28, 0.28)),
        "pillows": [s.cloth("p1", (0.48, 0.17, 0.07), 400, 0.003), s.cloth("p2", (0.12, 0.22, 0.25), 500), s.cloth("p3", (0.66, 0.45, 0.2), 400, 0.003), s.cloth("p4", (0.76, 0.7, 0.6), 300, 0.004)],
        "throw": s.cloth("throw", (0.5, 0.2, 0.1), 240, 0.005, 0.2),
        "rug": s.carpet("rug", [(0.42, 0.13, 0.07), (0.1, 0.14, 0.17), (0.7, 0.55, 0.34)], "persian", 0.006, (2.6, 3.4)), "rug2": s.carpet("rug2", [(0.68, 0.6, 0.48), (0.42, 0.15, 0.08)], "diamonds"),
        "drape": s.sheer("drape", (0.84, 0.79, 0.7), 0.45, 0.05), "rod": base["black"],
        "art": [s.canvas("art1", [(0.3, 0.12, 0.06), (0.55, 0.24, 0.1), (0.75, 0.5, 0.26), (0.5, 0.62, 0.68), (0.75, 0.8, 0.8)], 4, "hills"), s.canvas("art2", [(0.5, 0.18, 0.08), (0.76, 0.6, 0.38), (0.16, 0.28, 0.3), (0.84, 0.78, 0.66)], 9), s.canvas("art3", [(0.82, 0.76, 0.64), (0.5, 0.2, 0.1), (0.14, 0.2, 0.2)], 2, "marks")],
        "art_frame": s.timber("art wood", wood, "z", 0.3, 0.5, 0.3),
        "books": books_of((0.42, 0.16, 0.08), (0.7, 0.62, 0.48), (0.14, 0.22, 0.24), (0.6, 0.4, 0.18), (0.78, 0.72, 0.62)),
        "pots": [s.clay("pot1", (0.46, 0.2, 0.1), 0.25, 0.7), s.glazed("pot2", (0.06, 0.2, 0.28), 0.25), s.clay("pot3", (0.72, 0.64, 0.52), 0.2, 0.7)],
        "planter": s.clay("planter", (0.46, 0.2, 0.1), 0.25, 0.75),
        "metal": s.metal("iron", (0.03, 0.028, 0.026), 0.5), "shine": s.metal("bronze", (0.24, 0.15, 0.08), 0.35), "handle": "knob", "door": "shaker",
        "cabinet": s.timber("cabinet", wood, "z", 0.32, 0.45, 0.4), "cabinet2": plain("cabinet green", (0.16, 0.22, 0.18), 0.45), "uppers": s.timber("uppers", wood, "z", 0.32, 0.45, 0.4), "island": plain("island", (0.13, 0.2, 0.2), 0.45),
        "stone": s.marble("stone", (0.7, 0.62, 0.5), (0.42, 0.33, 0.24), 1.5, 0.2), "island_stone": s.timber("block", (0.36, 0.19, 0.09), "x", 0.28, 0.4, 0.5),
        "tile": s.glazed("tile", (0.72, 0.69, 0.61), 0.22, 0.14, 0.004), "tile_size": (0.1, 0.1), "tile_bond": 0.0, "tile_stack": True,
        "pendant": ("dome", s.metal("copper", (0.5, 0.25, 0.13), 0.35), 0.2), "seat": s.leather("seat", (0.26, 0.12, 0.05)),
        "bath_tile": s.glazed("bath tile", (0.1, 0.25, 0.28), 0.3, 0.12, 0.004), "bath_floor": tile,
        "bed_linen": s.cloth("linen", (0.82, 0.79, 0.72), 900, 0.0012, 0.04), "bed_second": s.cloth("linen2", (0.46, 0.18, 0.085), 500, 0.003),
    })


STYLES = {"scandinavian": scandinavian, "traditional": traditional, "modern": modern, "southern": southern}
