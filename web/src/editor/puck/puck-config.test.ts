import type { CustomField } from '@puckeditor/core';
import { renderToStaticMarkup } from 'react-dom/server';
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

test('settings whose code has not come say so beside the style, which can still be set', async () => {
  const { straps } = await loadEditableStraps(['strap-quotes']);
  const quotes = straps.get('strap-quotes');
  if (!quotes) throw new Error('no quotes');
  const loaded = { straps: new Map([['strap-quotes', { ...quotes, fields: null }]]), failed: [] };

  const { fields = {} } = puckConfig(loaded, newPage({ slug: 'a-page' })).components['strap-quotes'] ?? {};

  expect(Object.keys(fields)).toEqual(['component-failed', 'config']);
  const { render } = fields['component-failed'] as CustomField<unknown>;
  const props = { id: 'x', name: 'x', value: null, onChange: () => {} } as never;
  expect(renderToStaticMarkup(render(props))).toContain('Error loading the component!');
});
