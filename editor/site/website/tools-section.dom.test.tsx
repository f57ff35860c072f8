import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import type { Page } from '#domain/page/page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { loadStraps } from '#web/strap-plugins/kit/registry.ts';
import { ToolsSection } from './tools-section.tsx';

// The check of a page asks the definitions of its straps.
beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await loadStraps(['hero-basic', 'strap-text', 'footer-columns']);
});
afterEach(cleanup);

const page = newPage({ slug: 'about', name: 'About' });

function show(shown: Page | null = page) {
  const onApply = vi.fn();
  render(
    <ToolsSection page={shown} parts={readSite(testSiteResponse(), 'http://localhost')} onApply={onApply} />,
  );

  return onApply;
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const type = (text: string) => {
  const box = panel('Edit JSON').getByRole('textbox', { name: 'JSON' });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
};
const press = (name: string) => fireEvent.click(panel('Edit JSON').getByRole('button', { name }));

test('a loaded setup is changed, saved and applied', async () => {
  const onApply = show();
  press('Load');
  const box = panel('Edit JSON').getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
  expect(JSON.parse(box.value)).toEqual(page);

  type(box.value.replace('About', 'About us'));
  press('Save');
  await waitFor(() =>
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ name: 'page', value: { ...page, name: 'About us' } }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('rejected JSON stays in the text box, with the invalid field', async () => {
  const onApply = show();
  type(JSON.stringify({ ...page, straps: [{ id: 7 }] }));
  press('Save');

  expect((await screen.findByRole('alert')).textContent).toMatch(/^straps\.0\.id: /);
  expect(onApply).not.toHaveBeenCalled();
  type('{"name":');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This is not JSON: /);
});

test('a screen without a stored page exports and imports the other three', async () => {
  const onApply = show(null);
  const out = panel('Export JSON');

  expect(out.getByRole<HTMLButtonElement>('button', { name: 'Page' }).disabled).toBe(true);
  fireEvent.click(out.getByRole('button', { name: 'Footer' }));
  const footer = out.getByRole<HTMLTextAreaElement>('textbox', { name: 'Footer' }).value;
  fireEvent.change(screen.getByRole('combobox', { name: 'Object' }), { target: { value: 'footer' } });
  type(footer);
  press('Save');
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ name: 'footer', value: JSON.parse(footer) }));
});
