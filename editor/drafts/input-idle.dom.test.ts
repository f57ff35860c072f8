import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onInputIdle } from './input-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const canvas = new EventTarget() as Window;
const key = (view: Window) => view.dispatchEvent(new Event('keydown'));
const pointer = (type: string, buttons: number) =>
  canvas.dispatchEvent(new PointerEvent(`pointer${type}`, { buttons }));

function watched() {
  const run = vi.fn();
  return { run, stop: onInputIdle([window, canvas], 300, run), passes: vi.advanceTimersByTime };
}

test('key presses in the page or the canvas restart the idle timer', () => {
  const { run, passes } = watched();
  passes(299);
  key(window);
  passes(299);
  key(canvas);
  passes(299);
  expect(run).not.toHaveBeenCalled();
  passes(1);
  key(canvas);
  passes(1000);

  expect(run).toHaveBeenCalledTimes(1);
});

test('a pressed pointer blocks the idle callback even without movement, a hover does not', () => {
  const { run, passes } = watched();
  passes(200);
  pointer('move', 0);
  passes(99);
  pointer('move', 1);
  passes(5000);
  expect(run).not.toHaveBeenCalled();
  pointer('up', 0);
  passes(299);
  expect(run).not.toHaveBeenCalled();
  passes(1);

  expect(run).toHaveBeenCalledTimes(1);
});

test('a drag ends also when its element is removed or its end has no event', () => {
  for (const end of ['cancel', 'move']) {
    const { run, passes } = watched();
    pointer('down', 1);
    passes(1000);
    pointer(end, 0);
    passes(300);

    expect(run).toHaveBeenCalledTimes(1);
  }
});

test('a cancelled wait does not run the callback', () => {
  const { run, stop, passes } = watched();
  stop();
  key(window);
  passes(1000);

  expect(run).not.toHaveBeenCalled();
});
