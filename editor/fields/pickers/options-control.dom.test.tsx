import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionsControl } from './options-control.tsx';

afterEach(cleanup);

const fixed = [{ value: '', label: 'Nobody' }];
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Agent' });
const labels = () => [...select().options].map(({ text }) => text);

test('the options are shown once loaded', async () => {
  const onChange = vi.fn();
  const load = async () => [{ value: 'a1', label: 'Dana Fontaine' }];
  render(<OptionsControl label="Agent" value="" fixed={fixed} load={load} onChange={onChange} />);
  expect(screen.getByText('Loading...')).toBeTruthy();

  await screen.findByRole('option', { name: 'Dana Fontaine' });
  expect(screen.queryByText('Loading...')).toBeNull();
  fireEvent.change(select(), { target: { value: 'a1' } });

  expect(onChange.mock.calls).toEqual([['a1']]);
});

test('options that cannot be loaded show an error with a retry, and the value is preserved', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue([]);
  render(<OptionsControl label="Agent" value="gone" fixed={fixed} load={load} onChange={() => {}} />);

  expect((await screen.findByRole('alert')).textContent).toContain('Error loading options.');
  expect(select().value).toBe('gone');
  expect(labels()).toEqual(['Nobody', 'gone']);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(load).toHaveBeenCalledTimes(2);
  expect(labels()).toEqual(['Nobody', 'gone']);
});
