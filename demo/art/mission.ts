import { lighten, mix } from './colour.ts';
import { groundShadow } from './land/foliage.ts';
import { lit, shaded } from './mood.ts';
import type { View } from './land/panorama.ts';

/** A mission church: stone front, bell gable, dome. */
export function paintMission({ art, mood }: View, x: number, base: number, size: number): void {
  const stone = '#d9bd92';
  const light = lit(stone, mood);
  const dark = shaded(stone, mood, 0.45);
  const face = art.gradient(
    mood.sun && mood.sun.x < 0.5
      ? [
          [0, lighten(light, 0.03)],
          [1, mix(light, dark, 0.55)],
        ]
      : [
          [0, mix(light, dark, 0.55)],
          [1, lighten(light, 0.03)],
        ],
    90,
  );
  const s = size;
  groundShadow(art, mood, x + s * 0.9, base + 8, s * 1.3, s * 0.09);
  art.path(`M${x + s * 1.02} ${base - s * 0.62}a${s * 0.26} ${s * 0.3} 0 0 1 ${s * 0.52} 0z`, {
    fill: art.gradient(
      [
        [0, light],
        [1, dark],
      ],
      60,
    ),
  });
  art.rect(x + s * 0.96, base - s * 0.64, s * 0.64, s * 0.64, {
    fill: art.gradient([
      [0, mix(light, dark, 0.3)],
      [1, dark],
    ]),
  });
  art.rect(x + s * 1.5, base - s * 0.42, s * 0.9, s * 0.42, {
    fill: art.gradient([
      [0, mix(light, dark, 0.2)],
      [1, mix(light, dark, 0.6)],
    ]),
  });
  for (let i = 0; i < 4; i++) {
    const ax = x + s * (1.56 + i * 0.21);
    art.path(`M${ax} ${base}V${base - s * 0.2}a${s * 0.075} ${s * 0.08} 0 0 1 ${s * 0.15} 0V${base}Z`, {
      fill: mix(dark, '#2a1a16', 0.45),
    });
  }
  art.rect(x, base - s * 1.16, s * 0.34, s * 1.16, { fill: face });
  art.polygon(
    [
      [x - s * 0.02, base - s * 1.16],
      [x + s * 0.36, base - s * 1.16],
      [x + s * 0.17, base - s * 1.36],
    ],
    {
      fill: art.gradient(
        [
          [0, light],
          [1, dark],
        ],
        90,
      ),
    },
  );
  for (const dy of [1.05, 0.76])
    art.path(
      `M${x + s * 0.1} ${base - s * (dy - 0.17)}V${base - s * dy}a${s * 0.07} ${s * 0.07} 0 0 1 ${s * 0.14} 0V${base - s * (dy - 0.17)}Z`,
      { fill: mix(dark, '#2a1a16', 0.5) },
    );
  art.path(
    `M${x + s * 0.34} ${base}V${base - s * 0.84}Q${x + s * 0.42} ${base - s * 0.86} ${x + s * 0.44} ${base - s * 0.95}Q${x + s * 0.66} ${base - s * 1.16} ${x + s * 0.88} ${base - s * 0.95}Q${x + s * 0.9} ${base - s * 0.86} ${x + s * 0.98} ${base - s * 0.84}V${base}Z`,
    { fill: face },
  );
  art.rect(x + s * 0.36, base - s * 0.6, s * 0.62, s * 0.025, { fill: dark, opacity: 0.5 });
  art.path(
    `M${x + s * 0.55} ${base}V${base - s * 0.34}a${s * 0.11} ${s * 0.13} 0 0 1 ${s * 0.22} 0V${base}Z`,
    { fill: '#5b3424' },
  );
  art.path(
    `M${x + s * 0.5} ${base}V${base - s * 0.36}a${s * 0.16} ${s * 0.18} 0 0 1 ${s * 0.32} 0V${base}h${-s * 0.05}V${base - s * 0.34}a${s * 0.11} ${s * 0.13} 0 0 0 ${-s * 0.22} 0V${base}Z`,
    { fill: lighten(light, 0.04) },
  );
  art.ellipse(x + s * 0.66, base - s * 0.73, s * 0.075, s * 0.085, {
    fill: mix(dark, '#2a1a16', 0.4),
    stroke: lighten(light, 0.05),
    width: s * 0.02,
  });
  art.rect(x + s * 0.652, base - s * 1.24, s * 0.016, s * 0.16, { fill: '#3c2a22' });
  art.rect(x + s * 0.62, base - s * 1.2, s * 0.08, s * 0.016, { fill: '#3c2a22' });
}
