import { mix } from './colour.ts';
import { lit, shaded } from './mood.ts';
import type { View } from './land/panorama.ts';

type Crown = 'flat' | 'step' | 'spire' | 'slant' | 'round' | 'pyramid';

type Tower = { x: number; w: number; h: number; crown: Crown; colour: string };

/** One tower: a lit side, a shaded side, windows, and its own top. */
export function paintTower(
  { art, mood }: View,
  base: number,
  { x, w, h, crown, colour }: Tower,
  haze: number,
): void {
  const light = mix(lit(colour, mood), mood.sky[2], haze);
  const dark = mix(shaded(colour, mood, 0.42), mood.sky[2], haze);
  const top = base - h;
  const turn = mood.sun && mood.sun.x > 0.5 ? 0.62 : 0.38;
  const [left, right] = turn > 0.5 ? [dark, light] : [light, dark];
  art.rect(x, top, w * turn, h, {
    fill: art.gradient([
      [0, left],
      [1, mix(left, mood.sky[2], 0.28)],
    ]),
  });
  art.rect(x + w * turn, top, w * (1 - turn), h, {
    fill: art.gradient([
      [0, right],
      [1, mix(right, mood.sky[2], 0.28)],
    ]),
  });
  const pane = mood.lamps ? '#ffdf9c' : mix(mood.sky[0], '#23364a', 0.25);
  art.rect(x + 5, top + 12, w - 10, h - 12, {
    fill: art.pattern(17, 23, `<rect x="3" y="5" width="11" height="12" fill="${pane}"/>`),
    opacity: mood.lamps ? 0.55 : 0.26,
  });
  const cap = mix(light, '#ffffff', 0.12);
  if (crown === 'step') {
    art.rect(x + w * 0.16, top - 36, w * 0.68, 36, { fill: light });
    art.rect(x + w * 0.3, top - 62, w * 0.4, 28, { fill: dark });
  } else if (crown === 'spire') {
    art.rect(x + w * 0.2, top - 26, w * 0.6, 26, { fill: dark });
    art.rect(x + w * 0.48, top - 128, 7, 104, { fill: dark });
  } else if (crown === 'slant') {
    art.polygon(
      [
        [x, top],
        [x + w, top],
        [x + w, top - w * 0.5],
      ],
      { fill: light },
    );
  } else if (crown === 'round') {
    art.path(`M${x} ${top + 1}A${w / 2} ${w * 0.34} 0 0 1 ${x + w} ${top + 1}Z`, { fill: cap });
  } else if (crown === 'pyramid') {
    art.polygon(
      [
        [x - 4, top],
        [x + w + 4, top],
        [x + w / 2, top - w * 0.85],
      ],
      { fill: mix('#5e8a72', light, 0.35) },
    );
  } else {
    art.rect(x - 3, top - 8, w + 6, 12, { fill: cap });
  }
}

export function paintTowers(
  view: View,
  base: number,
  from: number,
  to: number,
  tallest: number,
  haze: number,
  colours: readonly string[],
): void {
  const { random } = view;
  const middle = (from + to) / 2;
  for (let x = from; x < to; ) {
    const w = random.between(58, 118);
    const lift = 1 - Math.abs((x - middle) / ((to - from) / 2)) ** 1.6 * 0.72;
    paintTower(
      view,
      base,
      {
        x,
        w,
        h: tallest * lift * random.between(0.52, 1),
        colour: random.pick(colours),
        crown: random.weighted<Crown>([
          ['flat', 6],
          ['step', 2],
          ['slant', 1],
          ['spire', 0.8],
          ['round', 0.6],
        ]),
      },
      haze,
    );
    x += w + random.between(-16, 26);
  }
}
