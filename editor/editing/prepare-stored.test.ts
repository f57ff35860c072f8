import { expect, test, vi } from 'vitest';
import { prepareStored } from './prepare-stored.ts';

vi.mock('#web/strap-plugins/kit/registry.ts', () => ({
  loadStrap: () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
  loadedStrap: () => null,
}));

test('a page with a strap whose code cannot be loaded can be edited, with the strap unchanged', async () => {
  const state = { title: { html: 'Kept as it is', size: 'h2' } };
  const strap = { id: 'one', name: 'strap-compare-block', order: 0, state, config: { hidden: true } };

  const page = await prepareStored({
    id: 'about',
    slug: 'about',
    name: 'About',
    order: 0,
    metaInfo: { title: 'About', description: '', imageUrl: '' },
    hero: null,
    straps: [strap],
    config: {},
    state: {},
  } as unknown as Parameters<typeof prepareStored>[0]);

  expect(page.straps).toEqual([expect.objectContaining({ id: 'one', name: 'strap-compare-block', state })]);
});
