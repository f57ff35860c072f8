import type { PuckAction } from '@puckeditor/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HERO_ID, type Page, type Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { fromItem } from '../straps/strap-item.ts';
import { pageActions } from './page-actions.ts';
import { HERO_ZONE } from './zones.ts';

const strap = (id: string, text: string, hidden = false): Strap => ({
  id,
  name: `strap-${id.slice(0, 1)}`,
  order: 0,
  state: { text },
  config: strapConfig({ hidden }),
});
const straps = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a1', 'a2', 'b1', 'b2', 'c1', 'c2'),
      text: fc.string(),
      hidden: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((list) => list.map(({ id, text, hidden }, order) => ({ ...strap(id, text, hidden), order })));
const hero = fc.option(fc.string().map((text) => ({ ...strap(HERO_ID, text), name: 'hero-basic' })));
const page: fc.Arbitrary<Page> = fc.record({ hero, straps }).map((parts) => ({
  id: 'p',
  order: 0,
  name: 'p',
  slug: 'p',
  metaInfo: { title: '', description: '', imageUrl: '' },
  config: {},
  state: {},
  ...parts,
}));

/** What Puck does with these actions, in the small. */
function carriedOut(start: Page, actions: PuckAction[]): Page {
  let { hero } = start;
  const list = [...start.straps];

  for (const action of actions) {
    if (action.type === 'remove') list.splice(action.index, 1);
    else if (action.type === 'insert') {
      const made = { ...strap(String(action.id), ''), name: action.componentType };
      list.splice(action.destinationIndex, 0, made);
    } else if (action.type === 'reorder') {
      list.splice(action.destinationIndex, 0, ...list.splice(action.sourceIndex, 1));
    } else if (action.type === 'replaceRoot') {
      const [item] = (action.root.props as { hero: Parameters<typeof fromItem>[0][] }).hero;
      hero = item ? fromItem(item, 0) : null;
    } else if (action.type === 'replace' && action.destinationZone === HERO_ZONE) {
      hero = fromItem(action.data, 0);
    } else if (action.type === 'replace') {
      expect(list[action.destinationIndex]?.id).toBe(action.data.props.id);
      list[action.destinationIndex] = fromItem(action.data, 0);
    }
  }

  return { ...start, hero, straps: list.map((one, order) => ({ ...one, order })) };
}

test('the actions lead from any page to any other, and are empty for equal pages', () => {
  fc.assert(
    fc.property(page, page, (from, to) => {
      expect(carriedOut(from, pageActions(from, to))).toEqual(to);
      expect(pageActions(to, structuredClone(to))).toEqual([]);
    }),
  );
});

test('a changed text updates only its strap', () => {
  const [before] = fc.sample(page, { numRuns: 1, seed: 1 }) as [Page];
  const from = { ...before, straps: [strap('a1', 'one'), strap('b1', 'two')] };
  const to = { ...from, straps: [strap('a1', 'one'), strap('b1', 'other')] };

  expect(pageActions(from, to)).toMatchObject([{ type: 'replace', destinationIndex: 1 }]);
});
