import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readyTheme } from '#domain/theme/palettes.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { request } from '../../api/api.ts';
import { FontForm } from './font-form.tsx';

vi.mock('../../api/api.ts', () => ({ request: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let fonts: Theme['fonts'];
function Form() {
  const [theme, setTheme] = useState(() => readyTheme('prairie'));
  fonts = theme.fonts;

  return <FontForm theme={theme} onChange={setTheme} />;
}
const text = () => within(screen.getByRole('group', { name: 'Text' }));
async function search(typed: string) {
  render(<Form />);
  await act(async () => {});
  fireEvent.change(text().getByRole('searchbox', { name: 'Family' }), { target: { value: typed } });

  return within(text().getByRole('list', { name: 'Families for Text' }));
}

test('families of the service are found beside the bundled ones, ten at most, and begin with their standard weight [R7.101]', async () => {
  const listed = Array.from({ length: 20 }, (_, index) => ({
    family: `Oswald ${index}`,
    weights: [300, 700],
  }));
  vi.mocked(request).mockResolvedValue({ fonts: listed });
  const list = await search('oswald');

  expect(request).toHaveBeenCalledOnce();
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  fireEvent.click(list.getByRole('button', { name: 'Oswald 1' }));
  expect(fonts.body).toEqual({ family: 'Oswald 1', weights: [300, 700], weight: 300 });
  expect(text().getByText(/^This family does not come with the site/)).toBeDefined();
});

test('a failing service is only logged to the console; the bundled families are available', async () => {
  vi.mocked(request).mockRejectedValue(new Error('no service'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const list = await search('lora');

  expect(warn).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Lora' }));
  expect(fonts.body).toMatchObject({ family: 'Lora', weight: 400 });
});

test('a pair changes both fonts, and the current pair is selected', async () => {
  vi.mocked(request).mockResolvedValue({ fonts: [] });
  render(<Form />);
  await act(async () => {});
  fireEvent.click(screen.getByRole('radio', { name: /^Grand/ }));

  expect([fonts.title.family, fonts.title.weight, fonts.body.family]).toEqual([
    'Playfair Display',
    600,
    'Source Sans 3',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Grand/ }).checked).toBe(true);
  expect(screen.getAllByRole('radio')).toHaveLength(12);
});
