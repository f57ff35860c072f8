import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoControl } from './video-control.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function type(text: string) {
  const onChange = vi.fn();
  render(<VideoControl label="Video" value={{ url: '' }} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('Video'), { target: { value: text } });

  return onChange;
}

test('a video URL is committed 200 ms after the last key [R5.034] [R5.038]', () => {
  const onChange = type('https://youtu.be/abcdefghijk');
  act(() => void vi.advanceTimersByTime(199));
  expect(onChange).not.toHaveBeenCalled();

  act(() => void vi.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([[{ url: 'https://youtu.be/abcdefghijk' }]]);
});

test('any other URL is reported and not stored [R5.034]', () => {
  const onChange = type('https://elsewhere.example/film.mp4');
  act(() => void vi.advanceTimersByTime(200));

  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Video').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is not a link to a YouTube video.')).toBeTruthy();
});
