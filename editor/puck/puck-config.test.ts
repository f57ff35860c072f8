import type { ArrayField, CustomField } from '@puckeditor/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Puck's module reads it while it is loaded; jsdom has none.
vi.stubGlobal('ResizeObserver', class {});
const { loadEditableStraps, withMore } = await import('./straps/load-straps.ts');
const { puckConfig } = await import('./puck-config.tsx');
const { linkListField } = await import('../fields/part-fields.tsx');

test('a strap retains its component when more straps are loaded, so that it is not remounted', async () => {
  const kinds = { hero: null, kinds: ['strap-text'] };
  const first = await loadEditableStraps(['strap-text']);
  const more = await loadEditableStraps(['strap-text', 'strap-image']);

  const before = puckConfig(first, kinds).components['strap-text'];
  const after = puckConfig(withMore(first, more), kinds).components;

  expect(after['strap-text']).toBe(before);
  expect(after['strap-image']).toBeDefined();
});

test('fields whose code cannot be loaded are replaced by a message', async () => {
  const { straps } = await loadEditableStraps(['strap-quotes']);
  const quotes = straps.get('strap-quotes');
  if (!quotes) throw new Error('no quotes');
  const loaded = { straps: new Map([['strap-quotes', { ...quotes, fields: null }]]), failed: [] };

  const { fields = {} } = puckConfig(loaded, { hero: null, kinds: [] }).components['strap-quotes'] ?? {};

  expect(Object.keys(fields)).toEqual(['component-failed']);
  const { render } = fields['component-failed'] as CustomField<unknown>;
  const props = { id: 'x', name: 'x', value: null, onChange: () => {} } as never;
  expect(renderToStaticMarkup(render(props))).toContain('Error loading the component!');
});

test('a link of a section whose text the site fills is named in words, as in the header', () => {
  const { getItemSummary } = linkListField('Links') as ArrayField;

  expect(getItemSummary?.({ text: '{office.email}' }, 0)).toBe('Office e-mail');
});
