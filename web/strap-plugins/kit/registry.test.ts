import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strapNames, strapSource } from '../strap-folders.ts';
import { loadedStrap, loadStrap } from './registry.ts';

const named = (kind: string, names: string) => names.split(' ').map((name) => `${kind}-${name}`);

test('a strap is found by its key and available for rendering once loaded', async () => {
  expect(loadedStrap('strap-image')).toBeNull();
  const definition = await loadStrap('strap-image');

  expect(definition?.name).toBe('strap-image');
  expect(loadedStrap('strap-image')).toBe(definition);
});

test.each(['strap-nonsense', 'strap-../kit', 'strap-', 'nonsense-text', '', '__proto__-x'])(
  'no folder has the key %j',
  async (name) => {
    expect(await loadStrap(name)).toBeNull();
    expect(strapSource(name)).toBeNull();
  },
);

test('headers, heroes and footers are those of the specification, and those of its phone screens', () => {
  expect(strapNames('header').toSorted()).toEqual(
    named(
      'header',
      'basic columns glass horizon mobile-details mobile-home mobile-interior mobile-search mulberry neo vogue vogue-branded vogue-slim',
    ),
  );
  expect(strapNames('hero').toSorted()).toEqual(
    named(
      'hero',
      'agent-aside agent-aside-large basic dual-agent-aside filter-search html html-slider separated-search single-property wide-search',
    ),
  );
  expect(strapNames('footer').toSorted()).toEqual(
    named('footer', 'basic columns columns-with-boxes html mobile-details mobile-search'),
  );
});

test('every key maps to its file in the build manifest', () => {
  const names = (['strap', 'header', 'hero', 'footer'] as const).flatMap(strapNames);

  for (const name of names) expect(existsSync(strapSource(name) ?? '')).toBe(true);
});

test('there are 50 to 55 types of straps of the specification, and those added since [R2.085]', () => {
  const added = named(
    'strap',
    'before-after faq figures home-value mortgage neighbourhood-guide newsletter office-map press process reviews team-languages timeline video-tour',
  );
  const specified = strapNames('strap').filter((name) => !added.includes(name));

  expect(strapNames('strap')).toEqual(expect.arrayContaining(added));
  expect(specified.length).toBeGreaterThanOrEqual(50);
  expect(specified.length).toBeLessThanOrEqual(55);
});

test('straps are original, utility or internal [R2.142 R2.143 R2.144]', async () => {
  const sets = Map.groupBy(await Promise.all(strapNames('strap').map(loadStrap)), (strap) => strap?.set);
  const namesOf = (set: 'original' | 'utility' | 'internal') => sets.get(set)?.map((strap) => strap?.name);

  expect([...sets.keys()].sort()).toEqual(['internal', 'original', 'utility']);
  expect(namesOf('original')).toEqual(
    expect.arrayContaining(['strap-text', 'strap-about', 'strap-gallery', 'strap-quotes']),
  );
  expect(namesOf('utility')).toEqual(
    expect.arrayContaining(['strap-listing-search', 'strap-form', 'strap-html', 'strap-form-embed']),
  );
  expect(namesOf('internal')?.toSorted()).toEqual(
    [
      'blog-post',
      'empty-page',
      'error',
      'listing-details',
      'login',
      'new-listing-details',
      'sold-details',
    ].map((folder) => `strap-${folder}`),
  );
});

test('agents cannot choose templates of phone screens', async () => {
  const all = await Promise.all([...strapNames('header'), ...strapNames('footer')].map(loadStrap));

  expect(all.flatMap((one) => (one?.set === 'internal' ? one.name : []))).toEqual([
    'header-mobile-details',
    'header-mobile-home',
    'header-mobile-interior',
    'header-mobile-search',
    'footer-mobile-details',
    'footer-mobile-search',
  ]);
});
