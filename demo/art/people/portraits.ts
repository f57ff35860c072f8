import { lighten, mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import type { Look } from '../looks.ts';
import { body, CX, collar } from './portrait-body.ts';
import { backHair, beard, face, frontHair } from './portrait-head.ts';
import { createRandom } from '../random.ts';

/** Head and shoulders in even daylight, 4:5. */
export function drawPortrait(key: string, who: Look): Drawing {
  const art = new Drawing(1200, 1500);
  const random = createRandom(key);
  art.rect(0, 0, 1200, 1500, {
    fill: art.gradient([
      [0, lighten(who.backdrop, 0.04)],
      [1, lighten(who.backdrop, -0.07)],
    ]),
  });
  art.ellipse(760, 480, 640, 640, {
    fill: art.glow([
      [0, '#ffffff', 0.7],
      [1, '#ffffff', 0],
    ]),
  });
  art.ellipse(CX - 150, 1000, 560, 560, { fill: lighten(who.backdrop, -0.05), opacity: 0.4 });
  const shade = mix(who.skin, '#7a3f2e', 0.3);
  backHair(art, who);
  body(art, who, shade);
  art.path('M500 800V1004L466 1086L604 1190L740 1086L706 1004V800Z', {
    fill: art.gradient([
      [0, mix(who.skin, shade, 0.75)],
      [0.6, mix(who.skin, shade, 0.3)],
      [1, who.skin],
    ]),
  });
  collar(art, who);
  for (const side of [-1, 1]) {
    art.ellipse(CX + side * 236, 640, 42, 66, { fill: mix(who.skin, shade, side < 0 ? 0.45 : 0.2) });
    if (who.earrings) art.ellipse(CX + side * 238, 716, 13, 13, { fill: '#e3bd68' });
  }
  art.path(
    'M366 560C360 380 460 300 600 300C740 300 840 380 834 560C830 700 812 790 740 866C690 918 650 938 600 938C550 938 510 918 460 866C388 790 370 700 366 560Z',
    {
      fill: art.gradient(
        [
          [0, mix(who.skin, shade, 0.34)],
          [0.45, who.skin],
          [1, lighten(who.skin, 0.025)],
        ],
        80,
      ),
    },
  );
  if (who.beard) beard(art, who);
  face(art, who, shade, random.between(-2, 2));
  frontHair(art, who);
  art.rect(0, 1240, 1200, 260, {
    fill: art.gradient([
      [0, '#2a2230', 0],
      [1, '#2a2230', 0.12],
    ]),
  });
  art.look({ x: 70, y: 70, w: 1060, h: 1325 });
  return art;
}
