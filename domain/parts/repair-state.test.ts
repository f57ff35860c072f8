import { expect, test } from 'vitest';
import { stateProblems } from './check-state.ts';
import { defineParts, part } from './part.ts';
import { repairState } from './repair-state.ts';

const PARTS = defineParts({
  title: part.heading('Title'),
  image: part.image('Image'),
  html: part.html('Markup'),
  limit: part.number('Limit', 1, { min: 1, max: 24 }),
  side: part.choice('Side', { left: 'Left', right: 'Right' }, 'left'),
  links: part.links('Links'),
  items: part.list('Items', 'Item', { text: part.richText('Text'), href: part.url('Link') }),
  beds: part.range('Beds', { min: 1, max: 5 }),
  search: part.search('Search'),
  map: part.mapPosition('Map'),
  sorts: part.choices('Sorts', { new: 'New', old: 'Old' }, []),
  foot: part.choiceOrNone('Foot', { phone: 'Phone' }, 'Nothing'),
});

test('a valid state is returned unchanged', () => {
  const state = {
    title: { html: 'One', size: 'h2' },
    links: [{ text: 'x', href: '/' }],
    map: null,
    foot: null,
    undeclared: { a: [1] },
  };

  expect(repairState(PARTS, state).state).toBe(state);
});

test.each<[string, object, object]>([
  ['a size nobody has', { title: { html: 'One', size: 'h7' } }, { title: { html: 'One', size: 'h2' } }],
  ['a heading of another kind', { title: 'One' }, {}],
  [
    'a filter and a width of an image',
    { image: { imageUrl: '/a.jpg', filter: 'sepia', width: -1, altText: 'a' } },
    { image: { imageUrl: '/a.jpg', altText: 'a' } },
  ],
  ['an image without an address', { image: { altText: 'a' } }, { image: { altText: 'a', imageUrl: '' } }],
  ['a number beyond its limits', { limit: 99 }, {}],
  ['a choice nobody offers', { side: 'top' }, {}],
  ['a list that is none', { links: 'x' }, {}],
  [
    'an item that is none',
    { links: [{ text: 'a' }, 7, { text: 'b' }, null] },
    { links: [{ text: 'a' }, { text: 'b' }] },
  ],
  [
    'parts within items',
    {
      items: [
        { text: 5, href: '/a' },
        { text: { html: 7 }, href: '/b' },
      ],
    },
    { items: [{ href: '/a' }, { text: { html: '' }, href: '/b' }] },
  ],
  [
    'a filter of a search',
    { search: { filters: { bedrooms: 'two', lowPrice: 1 }, sort: 'x' } },
    { search: { filters: { lowPrice: 1 }, sort: 'x' } },
  ],
  ['where a map opens', { map: { lat: 95, lon: 0, zoom: 3 } }, {}],
  ['one of several choices', { sorts: ['new', 'dear'] }, { sorts: ['new'] }],
  ['a choice nobody offers, where there may be none', { foot: 'fax' }, {}],
  ['a range the wrong way round', { beds: { min: 5, max: 1 } }, {}],
])('%s is left to its default, the rest stays', (_, stored, repaired) => {
  const result = repairState(PARTS, { undeclared: 1, ...stored });

  expect(result.state).toEqual({ undeclared: 1, ...repaired });
  expect(result.problems).not.toEqual([]);
  expect(stateProblems(PARTS, result.state)).toEqual([]);
});

test('markup with a broken encoding stays, as its strap shows a note', () => {
  const state = { html: { html: '%E0%A4%A', display: 'block' } };

  expect(repairState(PARTS, state)).toEqual({ state, problems: [] });
});
