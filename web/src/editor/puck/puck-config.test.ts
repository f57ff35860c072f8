import { expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';

// Puck's module asks for it while it is loaded; jsdom has none.
vi.stubGlobal('ResizeObserver', class {});
const { loadEditableStraps, withMore } = await import('./load-straps.ts');
const { puckConfig } = await import('./puck-config.tsx');

test('a strap keeps its component when more straps are loaded, so that it is not mounted anew while somebody types', async () => {
  const page = newPage({ slug: 'a-page' });
  const first = await loadEditableStraps(['strap-text']);
  const more = await loadEditableStraps(['strap-text', 'strap-image']);

  const before = puckConfig(first, page).components['strap-text'];
  const after = puckConfig(withMore(first, more), page).components;

  expect(after['strap-text']).toBe(before);
  expect(after['strap-image']).toBeDefined();
});
