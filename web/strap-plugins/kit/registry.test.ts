import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadedStrap, loadStrap, strapNames, strapSource } from './registry.ts';

test('a strap is found by its key and is there for rendering once it was loaded', async () => {
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

test('headers, heroes and footers are found the same way', () => {
  expect(strapNames('header')).toContain('header-basic');
  expect(strapNames('hero')).toEqual(expect.arrayContaining(['hero-basic', 'hero-wide-search']));
  expect(strapNames('footer')).toContain('footer-basic');
});

test('every key leads to the file the build names it by', () => {
  const names = (['strap', 'header', 'hero', 'footer'] as const).flatMap(strapNames);

  for (const name of names) expect(existsSync(strapSource(name) ?? '')).toBe(true);
});

test('there are 50 to 55 types of straps [R2.085]', () => {
  expect(strapNames('strap').length).toBeGreaterThanOrEqual(50);
  expect(strapNames('strap').length).toBeLessThanOrEqual(55);
});

test('straps are content, function or placed by the product [R2.142 R2.143]', async () => {
  const sets = Map.groupBy(await Promise.all(strapNames('strap').map(loadStrap)), (strap) => strap?.set);
  const namesOf = (set: 'original' | 'utility' | 'internal') => sets.get(set)?.map((strap) => strap?.name);

  expect([...sets.keys()].sort()).toEqual(['internal', 'original', 'utility']);
  expect(namesOf('original')).toEqual(
    expect.arrayContaining(['strap-text', 'strap-about', 'strap-gallery', 'strap-quotes']),
  );
  expect(namesOf('utility')).toEqual(
    expect.arrayContaining(['strap-listing-search', 'strap-form', 'strap-html', 'strap-form-embed']),
  );
  expect(namesOf('internal')).toEqual(
    expect.arrayContaining(['strap-login', 'strap-error', 'strap-empty-page']),
  );
});
