import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTyping } from './after-typing.ts';

let frame: HTMLIFrameElement;

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.createElement('iframe');
  frame.id = 'preview-frame';
  document.body.append(frame);
});

afterEach(() => {
  vi.useRealTimers();
  frame.remove();
});

/** A text of the canvas with the caret in it. */
function write(markup: string): void {
  const canvas = frame.contentDocument as Document;
  canvas.body.innerHTML = markup;
  canvas.querySelector<HTMLElement>('[tabindex]')?.focus();
}

test('what is for the whole page is done at once where nobody writes in rich text', () => {
  const run = vi.fn();
  afterTyping(run);
  write('<span tabindex="0">A heading hands its text on when it is left</span>');
  afterTyping(run);

  expect(run).toHaveBeenCalledTimes(2);
});

test('rich text that was just written is part of the page first', async () => {
  const run = vi.fn();
  write('<div class="ProseMirror" tabindex="0">Words</div>');
  afterTyping(run);

  await vi.advanceTimersByTimeAsync(200);
  expect(run).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(1);
});
