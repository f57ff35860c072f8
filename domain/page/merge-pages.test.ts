import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergePages } from './merge-pages.ts';
import { newPage } from './new-page.ts';
import { newHero } from './new-strap.ts';
import type { Page, Strap } from './page.ts';
import { strapConfig } from './strap-config.ts';

const strap = (id: string, text = id): Strap => ({
  id,
  name: 'strap-text',
  order: 0,
  state: { text },
  config: strapConfig(),
});
const page = (straps: Strap[], more: Partial<Page> = {}): Page => ({
  ...newPage({ slug: 'about', straps: straps.map((one, order) => ({ ...one, order })) }),
  ...more,
});
const ids = ({ straps }: Page) => straps.map(({ id }) => id);
const [a, b, c] = [strap('a'), strap('b'), strap('c')];
const base = page([a, b, c]);

describe('pages that were changed at the same time', () => {
  test('changes to different straps both stay', () => {
    const merged = mergePages({
      base,
      mine: page([strap('a', 'mine'), b, c]),
      theirs: page([a, b, strap('c', 'theirs')]),
    });

    expect(merged.clashes).toEqual([]);
    expect(merged.page.straps.map(({ state }) => state.text)).toEqual(['mine', 'b', 'theirs']);
  });

  test('changes to the same strap clash until one of them is chosen', () => {
    const sides = {
      base,
      mine: page([strap('a', 'mine'), b, c]),
      theirs: page([strap('a', 'theirs'), b, c]),
    };

    expect(mergePages(sides).open).toMatchObject([{ kind: 'strap', id: 'a' }]);
    expect(mergePages(sides, { a: 'theirs' })).toMatchObject({
      open: [],
      clashes: [{ id: 'a' }],
      page: { straps: [{ state: { text: 'theirs' } }, {}, {}] },
    });
    expect(mergePages(sides, { a: 'mine' }).page.straps[0]?.state.text).toBe('mine');
  });

  test('a strap with the id of a property of all objects clashes like any other', () => {
    const one = (text: string) => page([strap('constructor', text)]);
    const sides = { base: one('base'), mine: one('mine'), theirs: one('theirs') };

    expect(mergePages(sides)).toMatchObject({
      open: [{ id: 'constructor' }],
      page: { straps: [{ state: { text: 'mine' } }] },
    });
  });

  test('a strap that one deleted and the other changed clashes, and stays unless its deletion is chosen', () => {
    const sides = { base, mine: page([b, c]), theirs: page([strap('a', 'theirs'), b, c]) };

    expect(mergePages(sides)).toMatchObject({ open: [{ id: 'a', mine: null }] });
    expect(ids(mergePages(sides).page)).toEqual(['a', 'b', 'c']);
    expect(ids(mergePages(sides, { a: 'mine' }).page)).toEqual(['b', 'c']);
  });

  test.each<[what: string, mine: string[], theirs: string[], merged: string[]]>([
    ['both insert', ['a', 'm', 'b', 'c'], ['a', 'b', 'c', 't'], ['a', 'm', 'b', 'c', 't']],
    ['both insert at the top', ['m', 'a', 'b', 'c'], ['t', 'a', 'b', 'c'], ['m', 't', 'a', 'b', 'c']],
    ['one deletes, one inserts', ['a', 'c'], ['a', 'b', 't', 'c'], ['a', 't', 'c']],
    ['one moves, one inserts', ['c', 'a', 'b'], ['a', 't', 'b', 'c'], ['c', 'a', 't', 'b']],
    ['the other one moves', ['a', 'b', 'c', 'm'], ['c', 'b', 'a'], ['c', 'm', 'b', 'a']],
    ['both delete the same', ['a', 'c'], ['a', 'c'], ['a', 'c']],
  ])('the order holds when %s', (_, mine, theirs, merged) => {
    const of = (list: string[]) => page(list.map((id) => strap(id)));
    const result = mergePages({ base, mine: of(mine), theirs: of(theirs) });

    expect(result.clashes).toEqual([]);
    expect(ids(result.page)).toEqual(merged);
    expect(result.page.straps.map(({ order }) => order)).toEqual(merged.map((_, index) => index));
  });

  test('two new straps with the same id both stay', () => {
    const merged = mergePages({
      base,
      mine: page([a, b, c, strap('strap-text-1', 'mine')]),
      theirs: page([a, b, c, strap('strap-text-1', 'theirs')]),
    });

    expect(merged.clashes).toEqual([]);
    expect(merged.page.straps.map(({ state }) => state.text)).toEqual(['a', 'b', 'c', 'mine', 'theirs']);
    expect(new Set(ids(merged.page)).size).toBe(5);
  });

  test('hero, title and description are merged separately', () => {
    const merged = mergePages({
      base,
      mine: { ...base, hero: newHero({ state: { text: 'mine' } }) },
      theirs: { ...base, name: 'Theirs', metaInfo: { ...base.metaInfo, title: 'Their title' } },
    });

    expect(merged.clashes).toEqual([]);
    expect(merged.page).toMatchObject({
      hero: { state: { text: 'mine' } },
      name: 'Theirs',
      metaInfo: { title: 'Their title' },
    });
  });

  test('two new titles clash by the name of the detail', () => {
    const titled = (title: string) => ({ ...base, metaInfo: { ...base.metaInfo, title } });
    const sides = { base, mine: titled('One'), theirs: titled('Two') };

    expect(mergePages(sides).open).toEqual([
      { kind: 'detail', id: 'metaInfo.title', mine: 'One', theirs: 'Two' },
    ]);
    expect(mergePages(sides, { 'metaInfo.title': 'theirs' }).page.metaInfo.title).toBe('Two');
  });
});

const pages = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  .chain((list) =>
    fc.tuple(...list.map((id) => fc.constantFrom('0', '1', '2').map((text) => strap(id, text)))),
  )
  .map((straps) => page(straps));

test('a page that only one of them changed is taken unchanged', () => {
  fc.assert(
    fc.property(pages, pages, (before, changed) => {
      expect(mergePages({ base: before, mine: changed, theirs: before }).page).toEqual(changed);
      expect(mergePages({ base: before, mine: before, theirs: changed }).page).toEqual(changed);
    }),
  );
});

test('no strap that only one of them added or changed is lost, and none appears twice', () => {
  fc.assert(
    fc.property(pages, pages, pages, (before, mine, theirs) => {
      const merged = mergePages({ base: before, mine, theirs }).page;
      const was = new Map(before.straps.map(({ id, state }) => [id, state.text]));
      const texts = merged.straps.map(({ state }) => state.text);

      expect(new Set(ids(merged)).size).toBe(merged.straps.length);
      for (const [own, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        for (const { id, state } of own.straps) {
          const isOthers = other.straps.find((strap) => strap.id === id)?.state.text === was.get(id);
          if (state.text !== was.get(id) && isOthers) expect(texts).toContain(state.text);
        }
      }
    }),
  );
});
