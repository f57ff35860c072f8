import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HtmlControl } from './html-control.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const part = { html: encodeURIComponent('<b>100%</b>'), display: 'block' } as const;

test('markup is typed as it is and kept URI-encoded [R3.062]', () => {
  const onChange = vi.fn();
  render(<HtmlControl label="Block" value={part} onChange={onChange} />);
  const box = screen.getByLabelText<HTMLTextAreaElement>('HTML');
  expect(box.value).toBe('<b>100%</b>');

  fireEvent.change(box, { target: { value: '<i>50 %</i>' } });
  act(() => void vi.advanceTimersByTime(200));
  expect(onChange.mock.calls).toEqual([[{ html: '%3Ci%3E50%20%25%3C%2Fi%3E', display: 'block' }]]);
});

test('leaving the box keeps what was typed at once', () => {
  const onChange = vi.fn();
  render(<HtmlControl label="Block" value={part} onChange={onChange} />);
  const box = screen.getByLabelText('HTML');
  fireEvent.change(box, { target: { value: 'x' } });
  fireEvent.blur(box);

  expect(onChange).toHaveBeenCalledWith({ html: 'x', display: 'block' });
});

test('markup that cannot be decoded is shown as it is stored, to be mended', () => {
  render(<HtmlControl label="Block" value={{ ...part, html: '%E0%A4%A' }} onChange={() => {}} />);

  expect(screen.getByLabelText<HTMLTextAreaElement>('HTML').value).toBe('%E0%A4%A');
});

test('markup is checked while it is typed, and kept all the same', () => {
  const onChange = vi.fn();
  render(<HtmlControl label="Block" value={part} onChange={onChange} />);
  expect(screen.getByRole('status').textContent).toBe('');

  fireEvent.change(screen.getByLabelText('HTML'), { target: { value: '<div>\n<b>bold</div>' } });
  expect(screen.getByRole('status').textContent).toBe('Line 2: <b> is never closed.');
  act(() => void vi.advanceTimersByTime(200));
  expect(onChange).toHaveBeenCalledOnce();

  fireEvent.change(screen.getByLabelText('HTML'), { target: { value: '<b>bold</b>' } });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('markup whose encoding is broken is said to be', () => {
  render(<HtmlControl label="Block" value={{ ...part, html: '%E0%A4%A' }} onChange={() => {}} />);

  expect(screen.getByRole('status').textContent).toContain('cannot be read');
});
