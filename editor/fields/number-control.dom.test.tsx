import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NumberControl } from './number-control.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function type(text: string, onChange = vi.fn()) {
  render(<NumberControl label="Transparency" value={85} min={0} max={100} step={5} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('Transparency'), { target: { value: text } });

  return onChange;
}

test.each([
  ['250', 100],
  ['-3', 0],
  ['40', 40],
])('%s becomes %i within its limits [R5.015]', (text, expected) => {
  const onChange = type(text);
  act(() => void vi.advanceTimersByTime(200));

  expect(onChange.mock.calls).toEqual([[expected]]);
});

test('the value is committed 200 ms after the last key [R5.016]', () => {
  const onChange = type('2');
  act(() => void vi.advanceTimersByTime(150));
  fireEvent.change(screen.getByLabelText('Transparency'), { target: { value: '25' } });
  act(() => void vi.advanceTimersByTime(199));
  expect(onChange).not.toHaveBeenCalled();

  act(() => void vi.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([[25]]);
});

test('emptying the field preserves the number', () => {
  const onChange = type('');
  act(() => void vi.advanceTimersByTime(200));

  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Transparency').value).toBe('85');
});

test('a number is committed on blur', () => {
  const onChange = type('250');
  fireEvent.blur(screen.getByLabelText('Transparency'));
  act(() => void vi.advanceTimersByTime(1000));

  expect(onChange.mock.calls).toEqual([[100]]);
});

test('a number is committed when the control unmounts', () => {
  const onChange = type('250');
  cleanup();

  expect(onChange.mock.calls).toEqual([[100]]);
});
