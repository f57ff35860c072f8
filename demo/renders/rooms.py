"""Rooms of the demo's homes: `blender -b -P demo/renders/rooms.py -- --view living-01,kitchen-02 --out /tmp/rooms` writes a PNG of each."""

import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.baths import BATHS
from kit.bedrooms import BEDROOMS
from kit.daylight import render
from kit.gardens import GARDENS
from kit.kitchens import KITCHENS
from kit.living import LIVING
from kit.studio import camera, empty_scene, options

ROOMS = {**LIVING, **KITCHENS, **BEDROOMS, **BATHS, **GARDENS}

asked = options()
os.makedirs(asked["out"], exist_ok=True)
for name in asked["view"].split(","):
    began = time.time()
    try:
        empty_scene()
        view = ROOMS[name.replace("-detail", "")]()
        first, second = view.pop("camera"), view.pop("detail", None)
        camera(**(second if "-detail" in name else first))
        render(asked["width"], asked["samples"], os.path.join(asked["out"], f"{name}.png"), **view)
    except Exception:
        traceback.print_exc()
    print(f"{name}: {time.time() - began:.0f} s")
