import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextControl } from './control-field.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function type(...texts: string[]) {
  const onChange = vi.fn();
  const { unmount } = render(<TextControl label="Name" value="Old" onChange={onChange} />);
  for (const text of texts) fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });

  return { onChange, unmount };
}

test('a text is committed once, 200 ms after the last key [R9.063]', () => {
  const { onChange } = type('N', 'Ne', 'New');
  act(() => void vi.advanceTimersByTime(199));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('New');

  act(() => void vi.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['New']]);
});

test('a text is committed immediately on blur and on unmount', () => {
  const left = type('Left');
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(left.onChange.mock.calls).toEqual([['Left']]);
  cleanup();

  const gone = type('Gone');
  gone.unmount();
  expect(gone.onChange.mock.calls).toEqual([['Gone']]);
});
