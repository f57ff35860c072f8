import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { IconDialog } from './icon-dialog.tsx';

beforeEach(() => {
  stubDialogs();
});
afterEach(cleanup);

test('icons are found by terms in any order', () => {
  const onChange = vi.fn();
  render(<IconDialog value="key" onChange={onChange} onClose={() => {}} />);
  expect(screen.getByRole('button', { name: 'key' }).getAttribute('aria-pressed')).toBe('true');

  fireEvent.change(screen.getByLabelText('Search icons'), { target: { value: 'Double bed' } });
  expect(screen.getByRole('status').textContent).toBe('One icon');
  fireEvent.click(screen.getByRole('button', { name: 'bed double' }));
  expect(onChange).toHaveBeenCalledWith('bed-double');
});

test('no icon can be chosen, and a search without a match shows a message', () => {
  const onChange = vi.fn();
  render(<IconDialog value="key" onChange={onChange} onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'No icon' }));
  expect(onChange).toHaveBeenCalledWith('');

  fireEvent.change(screen.getByLabelText('Search icons'), { target: { value: 'zebra' } });
  expect(screen.getByRole('status').textContent).toBe('No icon matches “zebra”.');
});
