import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GradientStop } from '#domain/page/page.ts';
import { strapConfigSchema } from '#domain/page/page-schema.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { addStop, colorAt, moveStop, removeStop, startingGradient, widestGap } from './gradient-stops.ts';

const TWO: GradientStop[] = [
  { color: '#000000', pos: 0 },
  { color: '#ffffff', pos: 1 },
];

test('an added stop has the gradient’s colour at its position', () => {
  expect(addStop(TWO, 0.5)).toEqual([...TWO, { color: '#808080', pos: 0.5 }]);
  expect(colorAt([{ color: '#ff0000', pos: 0.4 }], 0.9)).toBe('#ff0000');
});

test('the button adds a stop in the widest gap', () => {
  expect(widestGap(TWO)).toBe(0.5);
  expect(widestGap([...TWO, { color: '#000000', pos: 0.6 }])).toBeCloseTo(0.3);
});

test('a stop stays within the gradient, and two always remain', () => {
  expect(moveStop(TWO, 0, -3)[0]?.pos).toBe(0);
  expect(moveStop(TWO, 1, 1.4)[1]?.pos).toBe(1);
  expect(removeStop(TWO, 0)).toEqual(TWO);
  expect(removeStop(addStop(TWO, 0.5), 0)).toHaveLength(2);
});

test('a new gradient begins with two colours of the theme', () => {
  const palette = { bgColor: '#111111', accentColor: '#22aa88' };

  expect(startingGradient({ angle: 45, colors: [] }, palette)).toEqual({
    angle: 45,
    colors: [
      { color: '#111111', pos: 0 },
      { color: '#22aa88', pos: 1 },
    ],
  });
  expect(startingGradient({ angle: 45, colors: TWO }, palette).colors).toBe(TWO);
});

test('after any edits of the stops the page is valid', () => {
  const place = fc.double({ min: -2, max: 3, noNaN: true });
  const change = fc.oneof(
    fc.record({ do: fc.constant('add'), pos: place, at: fc.nat(30) }),
    fc.record({ do: fc.constant('move'), pos: place, at: fc.nat(30) }),
    fc.record({ do: fc.constant('remove'), pos: place, at: fc.nat(30) }),
  );

  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const stops = changes.reduce<GradientStop[]>((before, { do: what, pos, at }) => {
        if (what === 'add') return addStop(before, pos);
        return what === 'move'
          ? moveStop(before, at % before.length, pos)
          : removeStop(before, at % before.length);
      }, TWO);
      const config = strapConfig({ style: { overlayGradient: { colors: stops } } });

      expect(stops.length).toBeGreaterThanOrEqual(2);
      expect(strapConfigSchema.safeParse(config).data).toEqual(config);
    }),
  );
});
