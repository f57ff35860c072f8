"""Pictures of homes, by kind and number: `blender -b -P demo/renders/homes.py -- --home house-01 --out /tmp/house.png`."""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import open_land, street, styles, town
from kit.materials import plain
from kit.studio import empty_scene, options, render
from kit.styles import Look, clad, covering

# Style, its arguments, the look of the house, light, season, where the camera stands (degrees beside the middle), seed.
WIDE = {"frame": {"fill": 0.92}}
BLOCK = {"frame": {"fill": 0.86, "lens": 27}}
# Behind a heading: the house on the right, a calm left.
HERO = {"ratio": 16 / 9, "plan": {"calm": True}, "frame": {"fill": 0.5, "side": 0.68, "ratio": 16 / 9, "low": 0.4}}
HOMES = {
    # Edmonton
    "house-01": ("craftsman", {}, {"walls": "lap sage", "second": "shake sage", "base": "stone grey", "cover": "charcoal", "door": "red"}, "noon", "summer", 14, 1),
    "house-02": ("suburban", {}, {"walls": "lap greige", "second": "shake greige", "base": "stone grey", "door": "navy", "gate": "white"}, "morning", "summer", -16, 2),
    "house-03": ("infill", {}, {"walls": "stucco white", "second": "wood cedar", "base": "stucco charcoal", "frame": "black", "trim": "black", "door": "cedar"}, "golden", "summer", 20, 3),
    "house-04": ("bungalow", {}, {"walls": "lap white", "base": "brick red", "cover": "brown", "door": "teal", "gate": "white"}, "noon", "autumn", 19, 4, WIDE),
    "house-05": ("farmhouse", {"garage": False}, {"walls": "board white", "second": "board white", "cover": "charcoal", "frame": "black", "trim": "white", "door": "cedar"}, "morning", "summer", -15, 5),
    "house-06": ("suburban", {"garage": "room"}, {"walls": "lap slate", "second": "board white", "base": "stone grey", "door": "red", "gate": "white"}, "winter", "winter", 14, 6),
    "house-07": ("suburban", {"garage": "gable"}, {"walls": "lap cream", "second": "shake sand", "cover": "brown", "door": "walnut", "gate": "cream", "trim": "cream"}, "golden", "autumn", 17, 7),
    "house-08": ("craftsman", {"dormer": "shed"}, {"walls": "lap navy", "second": "shake navy", "base": "brick brown", "cover": "weathered", "door": "mustard"}, "golden", "summer", -18, 18),
    "house-09": ("pair", {}, [{"walls": "stucco white", "second": "plank walnut", "base": "brick dark", "frame": "black", "trim": "black", "door": "walnut"}, {"walls": "stucco charcoal", "second": "stucco white", "base": "wood cedar", "frame": "black", "trim": "black", "door": "cedar"}], "noon", "summer", -20, 9),
    "house-10": ("bungalow", {"cover": "hip"}, {"walls": "lap sage", "base": "brick buff", "cover": "weathered", "door": "red", "gate": "cream", "trim": "cream"}, "morning", "summer", 14, 10, WIDE),
    "house-11": ("farmhouse", {}, {"walls": "board charcoal", "second": "board charcoal", "base": "stone tan", "cover": "charcoal", "frame": "black", "trim": "black", "door": "cedar", "gate": "wood cedar"}, "dusk", "summer", -18, 21, {"frame": {"fill": 0.8}}),
    "house-12": ("suburban", {"garage": "shed"}, {"walls": "lap navy", "second": "shake white", "base": "stone tan", "cover": "slate", "door": "mustard", "gate": "white"}, "soft", "summer", 18, 22),
    "house-13": ("craftsman", {}, {"walls": "lap mustard", "second": "shake mustard", "base": "stone tan", "cover": "brown", "door": "teal"}, "morning", "autumn", 16, 23),
    # San Antonio
    "ranch-01": ("ranch", {}, {"walls": "stone lime", "second": "stone lime", "cover": "weathered", "trim": "cream", "door": "walnut", "gate": "wood walnut"}, "noon", "summer", 15, 5, WIDE),
    "ranch-02": ("texan", {}, {"walls": "brick rose", "second": "stone cream", "cover": "weathered", "trim": "cream", "door": "walnut"}, "morning", "summer", -16, 8),
    "ranch-03": ("mediterranean", {}, {"walls": "stucco warm", "second": "stucco warm", "cover": "tile", "trim": "cream", "frame": "walnut", "door": "walnut", "gate": "wood walnut"}, "golden", "summer", -17, 9, WIDE),
    "ranch-04": ("farmhouse", {"garage": False, "porch": "metal silver"}, {"walls": "stone lime", "second": "board white", "cover": "metal silver", "frame": "black", "door": "cedar"}, "noon", "summer", -18, 24),
    "ranch-05": ("ranch", {"wing": "front"}, {"walls": "brick brown", "second": "brick brown", "cover": "brown", "trim": "cream", "door": "red", "gate": "cream"}, "golden", "summer", -14, 25, WIDE),
    "ranch-06": ("texan", {}, {"walls": "brick buff", "second": "stone lime", "cover": "brown", "trim": "cream", "door": "walnut"}, "dusk", "summer", 16, 26),
    "ranch-07": ("mediterranean", {"tone": (0.36, 0.17, 0.1)}, {"walls": "stucco white", "second": "stone cream", "cover": "tile", "trim": "white", "frame": "black", "door": "teal", "gate": "wood cedar"}, "noon", "summer", 15, 27, WIDE),
    "ranch-08": ("ranch", {"wing": "front", "posts": "four"}, {"walls": "stucco warm", "second": "stone tan", "cover": "metal bronze", "trim": "cream", "frame": "black", "door": "cedar", "gate": "wood cedar"}, "morning", "summer", 16, 28, WIDE),
    "ranch-09": ("suburban", {"garage": "gable"}, {"walls": "brick red", "second": "stone cream", "cover": "charcoal", "trim": "cream", "door": "walnut", "gate": "cream"}, "noon", "summer", 16, 29),
    "ranch-10": ("craftsman", {}, {"walls": "lap white", "second": "shake white", "base": "stone lime", "cover": "metal grey", "door": "teal"}, "golden", "summer", -16, 30),
    # Buildings of several homes
    "condo-01": ("midrise", {}, {"walls": "wood cedar", "second": "stucco white", "trim": "white", "frame": "black", "door": "walnut"}, "morning", "summer", -27, 12, BLOCK),
    "condo-02": ("midrise", {"floors": 4, "bays": 5, "plinth": "stone grey"}, {"walls": "brick buff", "second": "stucco charcoal", "trim": "white", "frame": "black", "door": "walnut"}, "golden", "summer", 26, 32, BLOCK),
    "condo-03": ("midrise", {"floors": 6, "bays": 6, "plinth": "brick brown"}, {"walls": "brick brown", "second": "stucco white", "trim": "white", "frame": "black", "door": "walnut"}, "noon", "autumn", 30, 33, BLOCK),
    "condo-04": ("midrise", {"floors": 4, "bays": 5, "plinth": "brick dark"}, {"walls": "brick red", "second": "stucco grey", "trim": "white", "frame": "black", "door": "walnut"}, "soft", "summer", -24, 46, BLOCK),
    "condo-05": ("midrise", {"floors": 5, "bays": 5, "plinth": "stone tan"}, {"walls": "stucco white", "second": "plank walnut", "trim": "white", "frame": "black", "door": "walnut"}, "dusk", "summer", 25, 47, BLOCK),
    "townhouse-01": ("row", {}, [{"walls": "brick red", "second": "shake slate", "door": "navy"}, {"walls": "lap cream", "second": "shake sand", "door": "red"}, {"walls": "lap slate", "second": "shake slate", "door": "mustard"}, {"walls": "brick brown", "second": "shake greige", "door": "teal"}], "noon", "summer", 30, 11, BLOCK),
    "townhouse-02": ("row", {"flat": True}, [{"walls": "brick dark", "second": "brick dark", "frame": "black", "trim": "black", "door": "cedar"}, {"walls": "wood cedar", "base": "brick dark", "frame": "black", "trim": "black", "door": "mustard"}, {"walls": "stucco white", "base": "brick dark", "frame": "black", "trim": "black", "door": "cedar"}, {"walls": "brick dark", "frame": "black", "trim": "black", "door": "red"}], "golden", "summer", -28, 34, BLOCK),
    "townhouse-03": ("row", {}, [{"walls": "lap blue", "second": "shake white", "base": "brick red", "door": "white"}, {"walls": "lap sage", "second": "shake cream", "base": "brick red", "door": "red"}, {"walls": "lap white", "second": "shake white", "base": "brick red", "door": "navy"}], "morning", "autumn", -24, 35, BLOCK),
    "loft-01": ("warehouse", {}, {"walls": "brick red", "second": "brick red", "frame": "black", "trim": "black", "door": "walnut"}, "golden", "summer", 27, 13, BLOCK),
    "loft-02": ("warehouse", {"floors": 3, "bays": 4}, {"walls": "brick buff", "second": "brick buff", "frame": "black", "trim": "black", "door": "teal"}, "noon", "summer", -26, 36, {**BLOCK, "plan": {"trees": []}, "awning": [(0.35, 0.08, 0.05), (0.72, 0.68, 0.6)]}),
    "loft-03": ("midrise", {"floors": 4, "bays": 5, "plinth": "stone lime"}, {"walls": "stucco clay", "second": "stucco warm", "trim": "cream", "frame": "black", "door": "walnut"}, "morning", "summer", 27, 37, BLOCK),
    "casita-01": ("cottages", {}, [{"walls": "stucco rose", "cover": "brown", "door": "teal"}, {"walls": "stucco warm", "cover": "brown", "door": "navy"}, {"walls": "stucco mustard", "cover": "brown", "door": "walnut"}], "noon", "summer", -27, 14, BLOCK),
    "casita-02": ("cottages", {}, [{"walls": "stucco white", "cover": "brown", "door": "red"}, {"walls": "stucco clay", "cover": "brown", "door": "teal"}, {"walls": "stucco cream", "cover": "brown", "door": "navy"}], "golden", "summer", 26, 38, BLOCK),
    # With land around them
    "acreage-01": ("farmhouse", {}, {"walls": "board white", "second": "board white", "base": "stone grey", "cover": "metal grey", "frame": "black", "door": "red", "gate": "wood cedar"}, "golden", "summer", 15, 39, {"frame": {"fill": 0.8}}),
    "acreage-02": ("bungalow", {"cover": "gable"}, {"walls": "plank cedar", "base": "stone grey", "cover": "metal black", "trim": "black", "frame": "black", "door": "mustard", "gate": "wood cedar"}, "noon", "autumn", 19, 40, {"frame": {"fill": 0.72}}),
    "hacienda-03": ("ranch", {"wing": "front", "posts": "pier"}, {"walls": "stone tan", "second": "stone tan", "cover": "metal silver", "trim": "cream", "frame": "black", "door": "walnut", "gate": "wood walnut"}, "golden", "summer", 17, 41, {"frame": {"fill": 0.8}}),
    "mobile-01": ("manufactured", {}, {"walls": "lap blue", "base": "stone grey", "cover": "charcoal", "door": "white"}, "noon", "summer", 26, 15, {"frame": {"fill": 0.86}}),
    "mobile-02": ("manufactured", {}, {"walls": "lap cream", "base": "brick brown", "cover": "brown", "door": "red"}, "golden", "autumn", -26, 42, {"frame": {"fill": 0.86}}),
    # Land
    "prairie-01": ("prairie", {"crop": "wheat", "seed": 3}, {}, "golden", "summer", 0, 61),
    "prairie-02": ("prairie", {"crop": "grass", "seed": 5}, {}, "noon", "summer", 0, 62),
    "prairie-03": ("prairie", {"crop": "canola", "track": False, "seed": 8}, {}, "morning", "summer", 0, 63),
    "hills-01": ("hills", {"seed": 4}, {}, "golden", "summer", 0, 64),
    "hills-02": ("hills", {"seed": 9}, {}, "noon", "summer", 0, 65),
    "hills-03": ("hills", {"seed": 14}, {}, "morning", "summer", 0, 66),
    # Heroes of templates
    "hero-family": ("craftsman", {}, {"walls": "lap white", "second": "shake sage", "base": "stone tan", "cover": "charcoal", "door": "mustard"}, "morning", "summer", 18, 51, HERO),
    "hero-acreage": ("farmhouse", {}, {"walls": "board white", "second": "board white", "base": "stone grey", "cover": "metal grey", "frame": "black", "door": "red", "gate": "wood cedar"}, "golden", "summer", -14, 52, HERO),
    "hero-downtown": ("row", {"flat": True}, [{"walls": "brick dark", "frame": "black", "trim": "black", "door": "cedar"}, {"walls": "wood cedar", "base": "brick dark", "frame": "black", "trim": "black", "door": "mustard"}, {"walls": "stucco white", "base": "brick dark", "frame": "black", "trim": "black", "door": "cedar"}], "dusk", "summer", -26, 53, HERO),
    # Shops and offices
    "commercial-01": ("shop", {}, {"walls": "brick red", "base": "wood walnut", "frame": "black", "trim": "black", "door": "walnut"}, "noon", "summer", 16, 43, {"frame": {"fill": 0.78}}),
    "commercial-02": ("shop", {"storeys": 3, "wide": 14.4}, {"walls": "brick brown", "base": "stone grey", "frame": "black", "trim": "black", "door": "teal"}, "golden", "autumn", -20, 44, {"frame": {"fill": 0.8}, "awning": [(0.3, 0.07, 0.05), (0.72, 0.68, 0.6)]}),
    "store-01": ("shop", {}, {"walls": "brick buff", "base": "wood walnut", "frame": "black", "trim": "cream", "door": "walnut"}, "morning", "summer", -16, 16, {"frame": {"fill": 0.78}}),
    "store-02": ("shop", {"storeys": 2, "wide": 14.4}, {"walls": "stone lime", "base": "wood walnut", "frame": "black", "trim": "black", "door": "teal"}, "golden", "summer", 20, 45, {"frame": {"fill": 0.8}, "awning": [(0.45, 0.2, 0.06), (0.74, 0.7, 0.62)]}),
}

SOUTHERN = ("ranch", "hacienda", "loft", "casita", "store", "hills")
RURAL = ("acreage", "hacienda", "mobile", "hero-acreage")
TOWN = ("condo", "loft", "townhouse", "casita", "commercial", "store")


def build(name):
    style, arguments, look, light, season, heading, seed, *more = HOMES[name]
    more = more[0] if more else {}
    kind = name if name.startswith("hero") else name.split("-")[0]
    climate = "southern" if kind in SOUTHERN else "northern"
    land = street.Land(climate, season, seed)

    if hasattr(open_land, style):
        getattr(open_land, style)(land, **arguments)
        return street.light(light) + more.get("exposure", 0), 4 / 3

    def made(words):
        k = Look(**words, evening=light == "dusk", snow=land.snow)
        k.awning = [plain(f"awning{i}", c, 0.9) for i, c in enumerate(more.get("awning", [(0.05, 0.12, 0.1), (0.72, 0.7, 0.65)]))]
        return k

    looks = [made(words) for words in (look if isinstance(look, list) else [look])]
    k = looks[0]
    builder = getattr(styles, style, None) or getattr(town, style)
    if style in ("row", "cottages"):
        plan = builder(looks, **arguments)
    elif style == "pair":
        plan = builder(*looks)
    else:
        plan = builder(k, **arguments)
    r = random.Random(seed)
    tones = {"northern": ["lap cream", "lap grey", "lap slate", "lap white", "lap sand"], "southern": ["stone tan", "stucco warm", "brick rose", "stone cream"]}[climate]
    if kind in TOWN:
        tones = ["brick brown", "stucco grey", "brick red", "stucco warm", "brick buff"]
    clads = [clad(tone) for tone in r.sample(tones, 2)]
    if "plan" in more:
        plan = {**plan, **more["plan"]}
    street.surroundings(land, plan, clads, k.cover or covering("brown"), k.trim, seed, rural=kind in RURAL, street=kind not in RURAL, town=kind in TOWN and style not in ("row", "cottages"))
    exposure = street.light(light)
    street.frame(plan["span"], plan["top"], plan["depth"] * 0.25, heading, **more.get("frame", {}))
    return exposure + more.get("exposure", 0), more.get("ratio", 4 / 3)


def picture(name, width, samples, out):
    empty_scene()
    exposure, ratio = build(name)
    render(width, samples, out, ratio=ratio, exposure=exposure, look="High Contrast", quick=True)


if __name__ == "__main__":
    asked = options()
    # Several names, with commas between them, give one picture each: `out` is then a folder.
    names = asked["home"].split(",")
    for name in names:
        picture(name, asked["width"], asked["samples"], asked["out"] if len(names) == 1 else os.path.join(asked["out"], name + ".png"))
