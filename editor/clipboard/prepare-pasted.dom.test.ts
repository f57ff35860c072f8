import { expect, test } from 'vitest';
import type { Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { preparePasted } from './prepare-pasted.ts';

const strap = (name: string, state: Strap['state']): Strap => ({
  id: 'a',
  name,
  order: 0,
  state,
  config: strapConfig({}),
});

test('a pasted strap is completed with the defaults of its parts', async () => {
  const prepared = await preparePasted([strap('strap-text', {})]);

  expect(prepared).toMatchObject({
    straps: [{ name: 'strap-text', state: { text: { html: expect.any(String) } } }],
  });
});

test.each([
  ['strap-text', { text: 7 }, 'straps.1.state.text', 'strap-text, text: '],
  ['strap-text', { text: { html: [] } }, 'straps.1.state.text.html', 'strap-text, text.html: '],
  ['strap-image', { image: {} }, 'straps.1.state.image.imageUrl', 'strap-image, image.imageUrl: '],
])('%s with %j is rejected by strap, field and reason', async (name, state, field, message) => {
  const prepared = await preparePasted([strap('strap-text', {}), strap(name, state)]);

  expect(prepared).toEqual({ field, message: expect.stringMatching(`^${message}.+`) });
});

test('a strap of a package that is not installed is pasted unchanged', async () => {
  const unknown = strap('strap-from-the-future', { any: 1 });

  expect(await preparePasted([unknown])).toEqual({ straps: [unknown] });
});
