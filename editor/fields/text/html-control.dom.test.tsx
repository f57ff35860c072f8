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

test('markup is edited decoded and stored URI-encoded [R3.062]', () => {
  const onChange = vi.fn();
  render(<HtmlControl label="Block" value={part} onChange={onChange} />);
  const box = screen.getByLabelText<HTMLTextAreaElement>('HTML');
  expect(box.value).toBe('<b>100%</b>');

  fireEvent.change(box, { target: { value: '<i>50 %</i>' } });
  act(() => void vi.advanceTimersByTime(200));
  expect(onChange.mock.calls).toEqual([[{ html: '%3Ci%3E50%20%25%3C%2Fi%3E', display: 'block' }]]);
});

test('blur commits the typed text immediately', () => {
  const onChange = vi.fn();
  render(<HtmlControl label="Block" value={part} onChange={onChange} />);
  const box = screen.getByLabelText('HTML');
  fireEvent.change(box, { target: { value: 'x' } });
  fireEvent.blur(box);

  expect(onChange).toHaveBeenCalledWith({ html: 'x', display: 'block' });
});

test('markup that cannot be decoded is shown as stored, so that it can be corrected', () => {
  render(<HtmlControl label="Block" value={{ ...part, html: '%E0%A4%A' }} onChange={() => {}} />);

  expect(screen.getByLabelText<HTMLTextAreaElement>('HTML').value).toBe('%E0%A4%A');
});

test('markup is checked during typing, and stored nevertheless', () => {
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

test('markup with a broken encoding shows an error', () => {
  render(<HtmlControl label="Block" value={{ ...part, html: '%E0%A4%A' }} onChange={() => {}} />);

  expect(screen.getByRole('status').textContent).toContain('cannot be read');
});
