import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import type { State } from '#domain/page/page.ts';
import { TEST_SOURCE } from '#web/src/testing/test-execute.ts';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import type { AnyStrap } from './kit/define-strap.ts';
import { loadStraps } from './kit/registry.ts';
import { strapNames } from './strap-folders.ts';

type Fixtures = { fixtures: Record<string, State>; data?: unknown };

const DEFINITIONS = {
  ...import.meta.glob<{ default: AnyStrap }>('./*/index.ts', { eager: true }),
  ...import.meta.glob<{ default: AnyStrap }>('../src/templates/{headers,heroes,footers}/*/index.ts', {
    eager: true,
  }),
};
const FIXTURES = {
  ...import.meta.glob<Fixtures>('./*/fixtures.ts', { eager: true }),
  ...import.meta.glob<Fixtures>('../src/templates/{headers,heroes,footers}/*/fixtures.ts', { eager: true }),
};
/** Declarations of layout rather than paint. */
const LAYOUT =
  /^(display|float|columns|order|position|z-index|overflow|aspect-ratio|white-space|(min-|max-)?(inline|block)-size|inset|grid|flex|(justify|align|place)-|(row-|column-)?gap|object-|margin|padding|transform|scroll-)/;
/** From 0 to 1; two designs above it count as the same design. */
const MOST_ALIKE = 0.75;
/** Two straps on one screen, which the other test of this file compares. */
const ONE_SCREEN = ['strap-listing-search', 'strap-map-listing-search'];

/** Content of every header, hero and footer, so that only designs differ. */
const SAMPLE: State = {
  nav: [
    { label: 'Buy', href: '/search' },
    { label: 'About', href: '/about' },
  ],
  linkList1: [{ text: '780-555-0140', href: 'tel:', type: 'link' }],
  linkList2: [{ text: 'Sign In', action: 'sign-in', type: 'link' }],
  title: { html: 'A title', size: 'h1' },
  buttonList: [{ text: 'A button', href: '/about', type: 'link' }],
  searchBar: true,
};

type Design = { name: string; elements: string[]; layout: string[] };

const folderOf = (name: string) => `./${name.slice('strap-'.length)}/`;

/** A strap with its first fixture, other templates with the sample, as rendered for visitors. */
function sampleOf(folder: string) {
  const definition = DEFINITIONS[`${folder}index.ts`];
  if (!definition) throw new Error(`No template in ${folder}`);
  const { name, defaultState, View } = definition.default;
  const { fixtures = {}, data } = FIXTURES[`${folder}fixtures.ts`] ?? {};
  const own = Object.keys(defaultState).filter((member) => member in SAMPLE);
  const sample = Object.fromEntries(own.map((member) => [member, SAMPLE[member]]));
  const first = Object.values(fixtures)[0] ?? defaultState;

  return (
    <TestFrame>
      <View
        id="s1"
        state={name.startsWith('strap-') ? first : { ...defaultState, ...sample }}
        data={data ?? { source: TEST_SOURCE }}
        isEditing={false}
      />
    </TestFrame>
  );
}

const htmlOf = (folder: string): string => renderToString(sampleOf(folder));

beforeAll(async () => {
  // Loads what a view loads lazily, so that all render at once below.
  for (const path of Object.keys(DEFINITIONS)) {
    await prerender(sampleOf(path.replace('index.ts', '')), { onError: () => undefined });
  }
});

function designOf(path: string, { name }: AnyStrap): Design {
  const folder = path.replace('index.ts', '');
  const tags = [...htmlOf(folder).matchAll(/<(\/?[a-z0-9-]+)/g)].map(([, tag = '']) => tag);
  const styles = globSync(join(import.meta.dirname, folder, '*.css'));

  return {
    name,
    elements: pairs(tags),
    layout: styles.flatMap((file) => layoutOf(readFileSync(file, 'utf8'))),
  };
}

/** The layout declarations of a style sheet, without selectors. */
function layoutOf(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => LAYOUT.test(text) && text.includes(': '));
}

/** Each element with the next one: nesting and order. */
function pairs(tags: readonly string[]): string[] {
  return tags.slice(1).map((tag, index) => `${tags[index]} ${tag}`);
}

/** Similarity of two lists: 1 for equal members in any order. */
function shared(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  const left = new Map<string, number>();
  for (const entry of b) left.set(entry, (left.get(entry) ?? 0) + 1);
  const both = a.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);

    return count > 0;
  });

  return (2 * both.length) / (a.length + b.length);
}

function alike(a: Design, b: Design): number {
  return (shared(a.elements, b.elements) + shared(a.layout, b.layout)) / 2;
}

function pairsOfKind(kind: string): [first: string, second: string, alike: number][] {
  const designs = Object.entries(DEFINITIONS)
    .filter(([, { default: definition }]) => definition.name.startsWith(`${kind}-`))
    .map(([path, { default: definition }]) => designOf(path, definition));

  return designs.flatMap((a, index) =>
    designs
      .slice(index + 1)
      .map((b): [string, string, number] => [a.name, b.name, Number(alike(a, b).toFixed(2))]),
  );
}

test.each(['header', 'hero', 'footer', 'strap'])('no %s has the design of another one', async (kind) => {
  await loadStraps(strapNames('header'));
  const all = pairsOfKind(kind);

  expect(all.length).toBeGreaterThan(5);
  expect(
    all.filter(
      ([first, second, share]) =>
        share > MOST_ALIKE && !(ONE_SCREEN.includes(first) && ONE_SCREEN.includes(second)),
    ),
  ).toEqual([]);
});

test('the search has a map beside its list, the map search a list beside its map', () => {
  const [split, map] = ONE_SCREEN.map((name) => htmlOf(folderOf(name)));

  expect(split).toContain('class="search-screen is-split');
  expect(map).toContain('class="search-screen is-map');
});
