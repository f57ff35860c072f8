import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColorControl } from './color-control.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function edit(color: string) {
  const onChange = vi.fn();
  function Edited() {
    const [value, setValue] = useState(color);
    return (
      <ColorControl
        label="Colour"
        value={value}
        fallback="#0a0a0a"
        onChange={(changed) => {
          setValue(changed);
          onChange(changed);
        }}
      />
    );
  }
  render(<Edited />);
  const box = screen.getByLabelText<HTMLInputElement>('Colour');

  return {
    onChange,
    box,
    type: (text: string) => {
      fireEvent.change(box, { target: { value: text } });
      act(() => void vi.advanceTimersByTime(1000));
    },
  };
}

test('a colour in any CSS notation is committed as typed, once', () => {
  const { onChange, box, type } = edit('#ff0000');
  type('rgb(0, 128, 0)');

  expect(onChange.mock.calls).toEqual([['#008000']]);
  expect(box.value).toBe('rgb(0, 128, 0)');
  fireEvent.blur(box);
  expect(box.value).toBe('#008000');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('an invalid colour is reverted with a warning', () => {
  const { onChange, box, type } = edit('#ff0000');
  type('reddish');
  expect(box.value).toBe('reddish');
  fireEvent.blur(box);

  expect(box.value).toBe('#ff0000');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('“reddish” is not a colour');
});

test('without a value the displayed colour is shown', () => {
  expect(edit('').box.value).toBe('#0a0a0a');
});
