import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialState } from '#domain/parts/initial-state.ts';
import { parts as heroParts } from '#web/src/templates/heroes/separated-search/parts.ts';
import { HeroSeparatedSearchView } from '#web/src/templates/heroes/separated-search/view.tsx';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { TILE, parts as tilesParts } from './columned-tiles/parts.ts';
import { ColumnedTilesView } from './columned-tiles/view.tsx';
import { BLOCK, parts as compareParts } from './compare-block/parts.ts';
import { CompareBlockView } from './compare-block/view.tsx';
import { searchesAmong } from './kit/empty-searches.ts';
import { TILE as MOSAIC_TILE, parts as mosaicParts } from './mosaic/parts.ts';
import { MosaicView } from './mosaic/view.tsx';

const HREFS = ['/search/houses', '/search/condos', '/search/townhouses'];
const titled = (href: string) => ({ title: { html: `To ${href}`, size: 'h3' as const }, href });

const VIEWS = {
  tiles: [
    ColumnedTilesView,
    { ...initialState(tilesParts), items: HREFS.map((href) => ({ ...initialState(TILE), ...titled(href) })) },
  ],
  mosaic: [
    MosaicView,
    {
      ...initialState(mosaicParts),
      items: HREFS.map((href) => ({ ...initialState(MOSAIC_TILE), ...titled(href) })),
    },
  ],
  comparison: [
    CompareBlockView,
    {
      ...initialState(compareParts),
      items: HREFS.map((href) => ({
        ...initialState(BLOCK),
        title: { html: `To ${href}`, size: 'h3' },
        buttonList: [{ text: 'See them', href, type: 'link' }],
      })),
    },
  ],
  hero: [HeroSeparatedSearchView, { ...initialState(heroParts), searchBar: true }],
} as const;

function render(name: keyof typeof VIEWS, emptySearches: string[] | null, isEditing = false): string {
  const [View, state] = VIEWS[name] as unknown as [ComponentType<Record<string, unknown>>, object];

  return renderToString(
    <TestFrame>
      <View id="s1" state={state} data={emptySearches && { emptySearches }} isEditing={isEditing} />
    </TestFrame>,
  );
}

const linksIn = (html: string) => [...html.matchAll(/href="(\/search\/[^"]+)"/g)].map(([, href]) => href);

test.each(['tiles', 'mosaic', 'comparison', 'hero'] as const)(
  'the links of a %s to searches without homes are left out',
  (name) => {
    expect(linksIn(render(name, null))).toEqual(expect.arrayContaining(HREFS.slice(0, 2)));
    const left = linksIn(render(name, ['/search/condos']));
    expect(left).not.toContain('/search/condos');
    expect(left).toContain('/search/houses');
  },
);

test.each(['tiles', 'mosaic'] as const)(
  '%s with one link left are no choice; all stay while the page is edited',
  (name) => {
    expect(render(name, HREFS.slice(1))).toBe('');
    for (const href of HREFS) expect(render(name, HREFS, true)).toContain(`To ${href}`);
  },
);

test('a comparison keeps its blocks', () => {
  for (const href of HREFS) expect(render('comparison', HREFS)).toContain(`To ${href}`);
});

test('others begin the list of a hero in place of those without homes', () => {
  expect(linksIn(render('hero', ['/search/condos']))).toHaveLength(3);
});

test.each([
  [
    ['/search/condos', '/about', '/searching', undefined, '/search?q=lake', '/search/condos'],
    ['/search/condos', '/search?q=lake'],
  ],
  [['/about', ''], null],
])('of the links %j the searches are %j', (hrefs, paths) => {
  expect(searchesAmong(hrefs)).toEqual(paths && { paths });
});
