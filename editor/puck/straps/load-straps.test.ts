import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadEditableStraps, loadInsertableStraps, withMore } from './load-straps.ts';

const { straps } = vi.hoisted(() => {
  const blocked = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const strap = (name: `strap-${string}`, more: Partial<AnyStrap> = {}): AnyStrap => ({
    name,
    label: name,
    description: '',
    set: 'original',
    parts: {},
    defaultState: {},
    View: () => null,
    ...more,
  });
  const straps: Record<string, () => Promise<AnyStrap>> = {
    'strap-whole': async () => strap('strap-whole'),
    'strap-without-fields': async () => strap('strap-without-fields', { fields: blocked }),
    'strap-blocked': blocked,
    'strap-internal': async () => strap('strap-internal', { set: 'internal' }),
  };

  return { straps };
});

vi.mock('#web/strap-plugins/kit/registry.ts', () => ({
  loadStrap: async (name: string) => straps[name]?.() ?? null,
}));
vi.mock('#web/strap-plugins/strap-folders.ts', () => ({ strapNames: () => Object.keys(straps) }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('failed code affects only its own strap; a strap that is not installed has not failed', async () => {
  const { straps, failed } = await loadEditableStraps(['strap-whole', 'strap-blocked', 'strap-nobody-knows']);

  expect([...straps.keys()]).toEqual(['strap-whole']);
  expect(failed).toEqual(['strap-blocked']);
});

test('a strap whose fields cannot be loaded is still rendered', async () => {
  const { straps, failed } = await loadEditableStraps(['strap-without-fields']);

  expect(straps.get('strap-without-fields')).toMatchObject({
    definition: { name: 'strap-without-fields' },
    fields: null,
  });
  expect(failed).toEqual([]);
});

test('insertable straps are added to those of the page, with each failure once', async () => {
  const first = await loadEditableStraps(['strap-internal', 'strap-blocked']);
  const { straps, failed } = withMore(first, await loadInsertableStraps());

  expect([...straps.keys()]).toEqual(['strap-internal', 'strap-whole', 'strap-without-fields']);
  expect(failed).toEqual(['strap-blocked']);
});
