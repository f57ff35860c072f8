import { describe, expect, test } from 'vitest';
import { diffPages } from './diff-pages.ts';
import { newPage } from './new-page.ts';
import { newHero } from './new-strap.ts';
import type { Strap } from './page.ts';
import { strapConfig } from './strap-config.ts';

const strap = (id: string, text = id): Strap => ({
  id,
  name: 'strap-text',
  order: 0,
  state: { text },
  config: strapConfig(),
});
const page = (list: string[], texts: Record<string, string> = {}) =>
  newPage({ slug: 'about', straps: list.map((id, order) => ({ ...strap(id, texts[id] ?? id), order })) });

describe('what changed between two versions of a page', () => {
  test.each<[what: string, before: string[], after: string[], changes: string[]]>([
    ['nothing', ['a', 'b'], ['a', 'b'], []],
    ['an inserted strap', ['a', 'b'], ['a', 'n', 'b'], ['added n']],
    ['a deleted strap', ['a', 'b', 'c'], ['a', 'c'], ['removed b']],
    ['one strap moved to the top', ['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['moved d']],
    ['two neighbours changed places', ['a', 'b'], ['b', 'a'], ['moved a']],
    ['a move among insertions', ['a', 'b', 'c'], ['b', 'n', 'c', 'a'], ['added n', 'moved a']],
  ])('%s', (_, before, after, changes) => {
    const found = diffPages(page(before), page(after)).map((change) =>
      change.kind === 'detail' ? change.detail : `${change.kind} ${change.id}`,
    );

    expect(found).toEqual(changes);
  });

  test('a strap that was moved and changed is named for both', () => {
    const changes = diffPages(page(['a', 'b', 'c']), page(['c', 'a', 'b'], { c: 'new' }));

    expect(changes.map(({ kind }) => kind)).toEqual(['moved', 'changed']);
  });

  test('details and the hero come first, with what they were and are', () => {
    const before = page(['a']);
    const after = { ...before, name: 'Team', hero: newHero({ state: { title: 'Hello' } }) };

    expect(diffPages(before, after)).toMatchObject([
      { kind: 'detail', detail: 'name', before: 'My Page', after: 'Team' },
      { kind: 'changed', id: 'hero', name: 'hero-basic', after: { state: { title: 'Hello' } } },
    ]);
  });
});
