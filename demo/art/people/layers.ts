import { lighten, mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import type { Look } from '../looks.ts';
import { body, CX, collar } from './portrait-body.ts';
import { backHair, beard, FACE, face, frontHair, glasses } from './portrait-head.ts';

export const DRAWN = { width: 1200, height: 1500 };
/** The head sits lower on the body than it is drawn. */
export const HEAD_DOWN = 42;

/** The parts of a person from back to front, each on nothing, in the flat colours that light falls on. */
export type Layers = Record<
  'backHair' | 'neck' | 'cloth' | 'collar' | 'head' | 'features' | 'beard' | 'frontHair' | 'glasses',
  Drawing
>;

export function drawLayers(who: Look, tilt: number): Layers {
  const shade = mix(who.skin, '#7a3f2e', 0.3);
  const layer = (leans: boolean, paint: (art: Drawing) => void): Drawing => {
    const art = new Drawing(DRAWN.width, DRAWN.height);
    for (const blur of [10, 24, 48])
      art.raw(
        `<filter id="soft${blur}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
      );
    const turn = leans ? ` translate(0 ${HEAD_DOWN}) rotate(${tilt} 604 1000)` : '';
    art.group(`transform="translate(600 0) scale(1.09) translate(-600 -52)${turn}"`, () => paint(art));
    return art;
  };
  return {
    backHair: layer(true, (art) => backHair(art, who)),
    neck: layer(false, (art) => drawNeck(art, who)),
    cloth: layer(false, (art) => body(art, who)),
    collar: layer(false, (art) => collar(art, who)),
    head: layer(true, (art) => {
      for (const side of [-1, 1]) art.ellipse(CX + side * 232, 640, 31, 58, { fill: who.skin });
      art.path(FACE, { fill: who.skin });
    }),
    features: layer(true, (art) => {
      for (const side of [-1, 1])
        art.ellipse(CX + side * 244, 640, 10, 34, {
          fill: shade,
          opacity: 0.5,
          extra: 'filter="url(#soft10)"',
        });
      face(art, who, shade);
      if (who.earrings)
        for (const side of [-1, 1])
          art.ellipse(CX + side * 238, 712, 11, 11, {
            fill: art.gradient([
              [0, '#fbe6ae'],
              [1, '#a9782c'],
            ]),
          });
    }),
    beard: layer(true, (art) => who.beard && beard(art)),
    frontHair: layer(true, (art) => frontHair(art, who)),
    glasses: layer(true, (art) => who.glasses && glasses(art)),
  };
}

function drawNeck(art: Drawing, who: Look): void {
  const deep = who.wear === 'blouse' ? 1330 : 1160;
  const [side, low] = who.wear === 'blazer' || who.wear === 'shirt' ? [478, 1070] : [458, 1084];
  art.path(
    `M486 740C490 900 498 980 488 1030C484 1050 478 1062 ${side} ${low}L604 ${deep}L${1208 - side} ${low}C732 1062 726 1050 720 1030C708 980 716 900 720 740Z`,
    { fill: lighten(who.skin, -0.01) },
  );
}
