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
