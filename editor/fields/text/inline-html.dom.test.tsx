import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMIT_AFTER_MS } from '../use-debounced-commit.ts';
import { InlineHtml } from './inline-html.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The heading, focused, and what it commits; the page gives it back by `show`. */
function heading(html: string) {
  const onChange = vi.fn();
  const { rerender } = render(<InlineHtml label="Heading" html={html} onChange={onChange} />);
  const box = screen.getByRole('textbox', { name: 'Heading' });
  box.focus();

  return {
    box,
    onChange,
    type: (text: string) => {
      box.textContent = text;
      fireEvent.input(box);
    },
    pause: () => act(() => vi.advanceTimersByTime(COMMIT_AFTER_MS)),
    show: (next: string) => rerender(<InlineHtml label="Heading" html={next} onChange={onChange} />),
  };
}

test('what was typed while the page took over the text before stays', () => {
  const { box, onChange, type, pause, show } = heading('Find');
  type('Find your');
  pause();
  expect(onChange).toHaveBeenLastCalledWith('Find your');
  type('Find your corner');
  show('Find your');
  expect(box.textContent).toBe('Find your corner');

  pause();
  show('Find your corner');
  expect(onChange).toHaveBeenLastCalledWith('Find your corner');
  expect(box.textContent).toBe('Find your corner');
});

test('an undone step changes the text, even one that was typed here', () => {
  const { box, type, pause, show } = heading('Find');
  type('Find your');
  pause();
  show('Find your');
  type('Find your corner');
  pause();
  show('Find your corner');

  show('Find your');
  expect(box.textContent).toBe('Find your');
  show('Find');
  expect(box.textContent).toBe('Find');
});
