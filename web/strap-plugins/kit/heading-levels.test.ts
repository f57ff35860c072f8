import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEADING_SIZES } from '#domain/page/parts.ts';
import { headingLevels } from './heading-levels.ts';

test('a title and small headings below it are one level apart', () => {
  const columns = [{ title: { html: 'South', size: 'h4' }, links: [] }];

  expect(headingLevels({ title: { html: 'Quick links', size: 'h2' }, columns })).toEqual({
    h2: 'h2',
    h4: 'h3',
  });
});

test('small headings without a title start on level two', () => {
  const columns = [{ title: { html: 'South', size: 'h4' } }, { title: { html: 'North', size: 'h4' } }];

  expect(headingLevels({ title: { html: '', size: 'h2' }, columns })).toEqual({ h4: 'h2' });
});

test('for any sizes, levels are in order and without gaps', () => {
  const headings = fc.array(fc.record({ html: fc.constant('A'), size: fc.constantFrom(...HEADING_SIZES) }));

  fc.assert(
    fc.property(headings, (items) => {
      const levels = Object.entries(headingLevels({ items }))
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([, level]) => Number(level.slice(1)));

      expect(levels.length).toBe(new Set(items.map(({ size }) => size)).size);
      expect(levels.every((level, index) => level === (levels[0] ?? 0) + index)).toBe(true);
      expect(levels[0] ?? 1).toBeLessThanOrEqual(2);
    }),
  );
});
