"""Simple furniture, seen through windows from outside."""

from .building import ball, box, cylinder, mesh_object


def sofa(x, y, z, cloth, length=2.3, faces=-1):
    """A sofa along x; `faces` -1: its back is at the far side."""
    back = (y + 0.7, y + 0.92) if faces < 0 else (y, y + 0.22)
    box((x, x + length), (y, y + 0.92), (z + 0.12, z + 0.42), cloth, 0.06)
    box((x, x + length), back, (z + 0.3, z + 0.82), cloth, 0.08)
    for at in (x - 0.18, x + length):
        box((at, at + 0.18), (y, y + 0.92), (z + 0.12, z + 0.6), cloth, 0.06)
    seat = (length - 0.04) / 2
    for i in range(2):
        a = x + 0.02 + i * seat
        box((a, a + seat - 0.02), (y + 0.02, y + 0.72), (z + 0.42, z + 0.56), cloth, 0.06)


def floor_lamp(x, y, z, metal, shade):
    cylinder((x, y, z), 0.15, 0.02, metal)
    cylinder((x, y, z), 0.012, 1.45, metal)
    cylinder((x, y, z + 1.35), 0.24, 0.32, shade, top=0.17)


def pendant(x, y, top, drop, metal, lamp, radius=0.16):
    cylinder((x, y, top - drop), 0.005, drop, metal, sides=6)
    ball((x, y, top - drop - radius * 0.8), radius, lamp)


def table(x, y, z, wood, chair, size=(2.2, 1.0)):
    w, d = size
    box((x, x + w), (y, y + d), (z + 0.72, z + 0.76), wood)
    for a in (x + 0.12, x + w - 0.18):
        for b in (y + 0.1, y + d - 0.16):
            box((a, a + 0.06), (b, b + 0.06), (z, z + 0.72), wood)
    for i in range(3):
        a = x + 0.2 + i * (w - 0.4) / 3
        for b, back in ((y - 0.35, y - 0.37), (y + d - 0.05, y + d + 0.38)):
            box((a, a + 0.44), (b, b + 0.42), (z + 0.43, z + 0.47), chair)
            box((a, a + 0.44), (back, back + 0.03), (z + 0.45, z + 0.88), chair)
            for leg in (a + 0.02, a + 0.38):
                box((leg, leg + 0.03), (b + 0.2, b + 0.23), (z, z + 0.44), chair, 0)


def picture(x, z, y, paper, frame, tones):
    """A framed print on the wall behind y, with blocks of colour."""
    (x0, x1), (z0, z1) = x, z
    box(x, (y - 0.03, y), z, frame)
    inner = (x0 + 0.05, x1 - 0.05, z0 + 0.05, z1 - 0.05)
    at = y - 0.032

    def sheet(a, b, c, d, material, lift):
        mesh_object("print", [(a, at - lift, c), (b, at - lift, c), (b, at - lift, d), (a, at - lift, d)], [(0, 1, 2, 3)], material)

    sheet(*inner, paper, 0)
    width, height = inner[1] - inner[0], inner[3] - inner[2]
    for i, tone in enumerate(tones):
        low = inner[2] + height * (0.16 + 0.2 * i)
        sheet(inner[0] + width * 0.15, inner[1] - width * (0.15 + 0.12 * i), low, low + height * 0.17, tone, 0.001 * (i + 1))


def shelves(x, z, y, wood, things, rows=4, depth=0.32, seed=2):
    """Shelves with books and vases against the wall behind y."""
    import random

    r = random.Random(seed)
    (x0, x1), (z0, z1) = x, z
    for i in range(rows + 1):
        h = z0 + (z1 - z0) * i / rows
        box((x0, x1), (y - depth, y), (h, h + 0.03), wood)
    for a in (x0, x1 - 0.03):
        box((a, a + 0.03), (y - depth, y), z, wood)
    for i in range(rows):
        h = z0 + (z1 - z0) * i / rows + 0.03
        a = x0 + 0.08
        while a < x1 - 0.2:
            if r.random() < 0.3:
                a += r.uniform(0.1, 0.3)
                continue
            w, tall = r.uniform(0.025, 0.055), r.uniform(0.18, 0.3)
            box((a, a + w), (y - depth + 0.06, y - 0.02), (h, h + tall), r.choice(things), 0.002)
            a += w + 0.003
