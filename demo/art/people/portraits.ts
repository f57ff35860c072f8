import { lighten, mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import type { Look } from '../looks.ts';
import { createRandom } from '../random.ts';
import { body, CX, collar } from './portrait-body.ts';
import { backHair, beard, FACE, face, faceLight, frontHair } from './portrait-head.ts';

const NEUTRAL = '#e4e1dc';

/** Head and shoulders before a studio's backdrop, lit from the right, 4:5. */
export function drawPortrait(key: string, who: Look): Drawing {
  const art = new Drawing(1200, 1500);
  art.widest = 960;
  const random = createRandom(key);
  for (const blur of [10, 24, 48])
    art.raw(
      `<filter id="soft${blur}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    );
  const wall = mix(who.backdrop, NEUTRAL, 0.5);
  art.rect(0, 0, 1200, 1500, {
    fill: art.gradient(
      [
        [0, lighten(wall, -0.045)],
        [0.6, lighten(wall, 0.01)],
        [1, lighten(wall, -0.02)],
      ],
      60,
    ),
  });
  art.ellipse(760, 620, 760, 760, {
    fill: art.glow([
      [0, lighten(wall, 0.07), 0.95],
      [1, wall, 0],
    ]),
  });
  art.group('transform="translate(-24 -8) scale(1.04)"', () => person(art, who, random.between(-2, 2)));
  art.rect(0, 0, 1200, 1500, {
    fill: art.glow([
      [0.7, '#1d1a22', 0],
      [1, '#1d1a22', 0.08],
    ]),
  });
  return art;
}

function person(art: Drawing, who: Look, tilt: number): void {
  const shade = mix(who.skin, '#7a3f2e', 0.3);
  backHair(art, who);
  const neck =
    who.wear === 'blazer' || who.wear === 'shirt'
      ? 'M492 780C496 900 500 980 488 1030C480 1058 468 1076 456 1086L604 1150L752 1086C740 1076 728 1058 720 1030C706 980 710 900 714 780Z'
      : `M492 780C496 900 500 980 486 1030C474 1066 448 1088 430 1100L604 ${who.wear === 'blouse' ? 1240 : 1160}L776 1100C760 1088 732 1066 720 1030C706 980 710 900 714 780Z`;
  const skin = art.gradient(
    [
      [0, mix(who.skin, shade, 0.85)],
      [0.6, mix(who.skin, shade, 0.25)],
      [1, who.skin],
    ],
    70,
  );
  body(art, who, shade);
  art.path(neck, { fill: skin });
  art.group(`clip-path="${art.clip(neck)}"`, () => {
    art.ellipse(580, 900, 200, 128, {
      fill: mix(shade, '#4a2018', 0.5),
      opacity: 0.42,
      extra: 'filter="url(#soft24)"',
    });
    art.path('M560 1130Q604 1170 650 1130', {
      stroke: mix(who.skin, shade, 0.9),
      width: 10,
      opacity: 0.5,
      extra: 'filter="url(#soft10)"',
    });
  });
  collar(art, who);
  for (const side of [-1, 1]) {
    art.ellipse(CX + side * 234, 640, 36, 62, { fill: mix(who.skin, shade, side < 0 ? 0.6 : 0.3) });
    if (who.earrings) art.ellipse(CX + side * 238, 712, 11, 11, { fill: '#dcb766' });
  }
  art.path(FACE, {
    fill: art.gradient(
      [
        [0, mix(who.skin, shade, 0.42)],
        [0.5, who.skin],
        [1, lighten(who.skin, 0.02)],
      ],
      78,
    ),
  });
  faceLight(art, who, shade);
  if (who.beard) beard(art, who);
  face(art, who, shade, tilt);
  frontHair(art, who);
}
