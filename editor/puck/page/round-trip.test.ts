import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from '#domain/json/is-equal.ts';
import { HERO_ID, type Page, type Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { preparePage } from '../../editing/prepare-page.ts';
import { pageToPuck } from './page-to-puck.ts';
import { puckToPage } from './puck-to-page.ts';

const state = fc.dictionary(
  fc.oneof(
    fc.constantFrom('id', 'config', 'hero', '$title', 'puck', 'children'),
    fc.string({ minLength: 1 }),
  ),
  fc.jsonValue() as fc.Arbitrary<unknown>,
  { maxKeys: 5 },
);
const config = fc
  .record({ hidden: fc.boolean(), overlayAlpha: fc.integer({ min: 0, max: 100 }), innerClasses: fc.string() })
  .map(({ hidden, overlayAlpha, innerClasses }) =>
    strapConfig({ hidden, innerClasses, style: { overlayAlpha } }),
  );
const strap: fc.Arbitrary<Strap> = fc.record({
  id: fc.oneof(fc.constantFrom('hero', 'a', 'b', ''), fc.uuid()),
  name: fc.constantFrom('strap-no-such-thing', 'strap-from-the-future'),
  order: fc.integer({ min: -5, max: 20 }),
  state,
  config,
});
const page: fc.Arbitrary<Page> = fc.record({
  id: fc.string(),
  order: fc.integer(),
  name: fc.string(),
  slug: fc.string(),
  metaInfo: fc.record({ title: fc.string(), description: fc.string(), imageUrl: fc.string() }),
  hero: fc.option(strap.map((hero) => ({ ...hero, name: 'hero-no-such-thing' }))),
  straps: fc.array(strap, { maxLength: 6 }),
  config: state,
  state,
});

test('a prepared page survives the round trip through Puck unchanged', () => {
  fc.assert(
    fc.property(page, (stored) => {
      const prepared = preparePage(stored);

      expect(puckToPage(prepared, pageToPuck(prepared))).toEqual(prepared);
    }),
  );
});

test('preparing orders and numbers the straps, makes ids unique, and is idempotent', () => {
  fc.assert(
    fc.property(page, (stored) => {
      const prepared = preparePage(stored);
      const ids = [HERO_ID, ...prepared.straps.map(({ id }) => id)];

      expect(prepared.straps.map(({ order }) => order)).toEqual(prepared.straps.map((_, index) => index));
      expect(new Set(ids).size).toBe(ids.length);
      expect(preparePage(prepared)).toEqual(prepared);
    }),
  );
});

test('a strap that is not installed retains its state and configuration', () => {
  const unknown: Strap = {
    id: 'x',
    name: 'strap-from-the-future',
    order: 3,
    state: { id: 7, config: { deep: [null, { a: 1 }] } },
    config: strapConfig({ hidden: true }),
  };
  const stored = fc.sample(page, { numRuns: 1, seed: 1 })[0] as Page;
  const prepared = preparePage({ ...stored, hero: null, straps: [unknown] });

  expect(puckToPage(prepared, pageToPuck(prepared)).straps).toEqual([{ ...unknown, order: 0 }]);
});

test('inserting shifts later straps up by one, deleting shifts them down again [R4.017] [R4.018]', () => {
  const straps = ['a', 'b', 'c'].map((id, order) => ({
    id,
    name: 'strap-x',
    order,
    state: {},
    config: strapConfig(),
  }));
  const stored = { ...(fc.sample(page, { numRuns: 1, seed: 1 })[0] as Page), hero: null, straps };
  const data = pageToPuck(stored);
  const orders = (content: typeof data.content) =>
    Object.fromEntries(puckToPage(stored, { ...data, content }).straps.map(({ id, order }) => [id, order]));

  const inserted = data.content.toSpliced(1, 0, { type: 'strap-x', props: { id: 'new' } });
  expect(orders(inserted)).toEqual({ a: 0, new: 1, b: 2, c: 3 });
  expect(orders(inserted.toSpliced(1, 1))).toEqual({ a: 0, b: 1, c: 2 });
});

test('Puck mutating its data does not change the page', () => {
  const stored = preparePage({
    ...(fc.sample(page, { numRuns: 1, seed: 1 })[0] as Page),
    straps: [{ id: 'a', name: 'strap-x', order: 0, state: { list: [1] }, config: strapConfig() }],
  });
  const before = structuredClone(stored);
  const data = pageToPuck(stored);

  for (const { props } of data.content) props.$list = [2];

  expect(stored).toEqual(before);
  expect(isEqual(puckToPage(stored, data), stored)).toBe(false);
});
