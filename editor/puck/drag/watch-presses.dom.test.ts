import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './watch-presses.ts';

let dragged: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <section data-puck-component="text"><p>Words</p><h2 contenteditable="true">Heading</h2><a href="/">Link</a></section>
    <div><span data-strap-handle="text">Text</span></div>`;
  dragged = [];
  stop = watchPresses(document, (id) => dragged.push(id));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

type Given = { type: string; on: string; x?: number; y?: number } & PointerEventInit;

function send({ type, on, x = 0, y = 0, ...init }: Given) {
  const event = new PointerEvent(`pointer${type}`, {
    ...{ bubbles: true, isPrimary: true, buttons: 1, clientX: x, clientY: y, pointerType: 'mouse' },
    ...init,
  });
  document.querySelector(on)?.dispatchEvent(event);
}
const touch = (type: string, on: string, rest: Partial<Given> = {}) =>
  send({ type, on, pointerType: 'touch', ...rest });

test('a mouse drags a strap after a few pixels, and never from text or a link', () => {
  for (const on of ['h2', 'a', 'p']) {
    send({ type: 'down', on });
    send({ type: 'move', on, x: 4 });
    expect(dragged).toEqual([]);
    send({ type: 'move', on, x: 5 });
    expect(dragged).toEqual(on === 'p' ? ['text'] : []);
    send({ type: 'up', on });
  }
});

test('a press that was released elsewhere does not drag', () => {
  send({ type: 'down', on: 'p' });
  send({ type: 'move', on: 'p', y: 80, buttons: 0 });
  send({ type: 'move', on: 'p', y: 90 });

  expect(dragged).toEqual([]);
});

test('a touch drags after a delay; one that moves earlier scrolls', () => {
  touch('down', 'p');
  touch('move', 'p', { y: 9 });
  vi.advanceTimersByTime(249);
  expect(dragged).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(dragged).toEqual(['text']);

  touch('down', 'p');
  touch('move', 'p', { y: 11 });
  vi.advanceTimersByTime(1000);
  expect(dragged).toEqual(['text']);
});

test.each([
  ['it is lifted', () => touch('up', 'p')],
  ['the browser takes it over', () => touch('cancel', 'p')],
  ['a second finger comes', () => touch('down', 'p', { isPrimary: false, pointerId: 2 })],
  ['nobody watches any more', () => stop()],
])('a finger that rests drags nothing when %s', (_, happens) => {
  touch('down', 'p');
  vi.advanceTimersByTime(100);
  happens();
  vi.advanceTimersByTime(1000);

  expect(dragged).toEqual([]);
});

test('the name in the toolbar of a strap drags it immediately, also by touch', () => {
  touch('down', 'span');
  touch('move', 'span', { y: 6 });

  expect(dragged).toEqual(['text']);
});
