import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restWhileTyping } from './rest-while-typing.ts';

const far = { rest: vi.fn<(onLook: () => void) => void>(), wake: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  far.rest.mockClear();
  far.wake.mockClear();
  document.body.innerHTML = '<p contenteditable="true" tabindex="0">Words</p>';
  stop = restWhileTyping(document, far);
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = () => document.querySelector('p') as HTMLElement;
const send = (event: Event) => text().dispatchEvent(event);
const press = (key: string, init: KeyboardEventInit = {}) =>
  send(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
const type = (letter: string) => {
  press(letter);
  send(new Event('input', { bubbles: true }));
};
const passes = (ms: number) => vi.advanceTimersByTime(ms);

test('straps rest from the first letter on, once the browser is idle, until nobody has typed for two seconds', () => {
  passes(5000);
  expect(far.rest).not.toHaveBeenCalled();
  type('a');
  expect(far.rest).not.toHaveBeenCalled();
  passes(50);
  expect(far.rest).toHaveBeenCalledTimes(1);

  for (let letter = 0; letter < 4; letter += 1) {
    passes(1500);
    type('b');
  }
  expect(far.wake).not.toHaveBeenCalled();
  passes(1990);
  expect(far.wake).not.toHaveBeenCalled();
  passes(60);
  expect(far.wake).toHaveBeenCalledTimes(1);

  type('c');
  passes(50);
  expect(far.rest).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void]>([
  ['a letter', () => press('x')],
  ['a capital', () => press('X', { shiftKey: true })],
  ['a letter with AltGr', () => press('€', { ctrlKey: true, altKey: true, modifierAltGraph: true })],
  ['a word of an input method', () => press('Process')],
  ['a paragraph', () => press('Enter')],
  ['going back', () => press('Backspace')],
  ['going through the text', () => press('ArrowLeft')],
])('%s is writing', (_, does) => {
  type('a');
  passes(50);
  does();

  expect(far.wake).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['the next field', () => press('Tab')],
  ['a shortcut', () => press('z', { ctrlKey: true })],
  ['a shortcut of a Mac', () => press('f', { metaKey: true })],
  ['the next screen', () => press('PageDown')],
  ['giving up', () => press('Escape')],
  ['a press', () => send(new Event('pointerdown', { bubbles: true }))],
  ['leaving the text', () => send(new Event('focusout', { bubbles: true }))],
  ['leaving the window', () => window.dispatchEvent(new Event('blur'))],
  ['scrolling', () => far.rest.mock.lastCall?.[0]()],
  ['closing the canvas', () => stop()],
])('%s wakes the straps at once', (_, does) => {
  type('a');
  passes(50);
  does();

  expect(far.wake).toHaveBeenCalledTimes(1);
});

test('who types on after a look around has them rest again', () => {
  type('a');
  passes(50);
  far.rest.mock.lastCall?.[0]();
  type('b');
  passes(50);

  expect(far.rest).toHaveBeenCalledTimes(2);
});

test('who leaves before the browser was idle never had them rest', () => {
  type('a');
  press('Tab');
  passes(1000);

  expect(far.rest).not.toHaveBeenCalled();
});
