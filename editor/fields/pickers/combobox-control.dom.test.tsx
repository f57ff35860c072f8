import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboboxControl } from './combobox-control.tsx';

afterEach(cleanup);

const HOMES = [
  { value: 'E1', label: '1 Main Street' },
  { value: 'E2', label: '2 Main Street' },
];
const show = (find = async () => HOMES) => {
  const onChoose = vi.fn();
  render(<ComboboxControl label="Home" help="Type" find={find} onChoose={onChoose} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Home' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });

  return { onChoose, input, type, press: (key: string) => fireEvent.keyDown(input, { key }) };
};

test('typing searches, and an option can be chosen by keyboard', async () => {
  const { onChoose, input, type, press } = show();
  type('main');
  await screen.findByRole('option', { name: '1 Main Street' });
  expect(input.getAttribute('aria-expanded')).toBe('true');

  press('ArrowDown');
  press('ArrowDown');
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('2 Main Street');
  expect(active?.getAttribute('aria-selected')).toBe('true');
  press('Enter');

  expect(onChoose.mock.calls).toEqual([[HOMES[1]]]);
  expect(input.value).toBe('');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the list and not the panel', async () => {
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  const { onChoose, input, type, press } = show();
  type('main');
  await screen.findByRole('option', { name: '1 Main Street' });

  press('Escape');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(onKeyDown).not.toHaveBeenCalled();
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});

test('a short text sends no request, and empty and failed searches show a message', async () => {
  const find = vi.fn(async () => [] as typeof HOMES);
  const { type } = show(find);
  type('mai');
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(find).not.toHaveBeenCalled();

  type('nowhere');
  expect((await screen.findByText('Nothing found.')).getAttribute('role')).toBe('status');
  find.mockRejectedValueOnce(new Error('The site could not be reached'));
  type('elsewhere');
  expect(await screen.findByText('The site could not be reached')).toBeTruthy();
});
