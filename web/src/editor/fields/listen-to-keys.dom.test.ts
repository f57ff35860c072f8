import { expect, test, vi } from 'vitest';
import { listenToKeys } from './listen-to-keys.ts';

const send = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

test('what is typed into an element is heard there and nowhere around it, until nobody wants to hear it', () => {
  document.body.innerHTML = '<div><span></span><b></b></div>';
  const [around, element, other] = document.querySelectorAll('div, span, b');
  if (!(element instanceof HTMLElement) || !around || !other) throw new Error('nothing to type into');
  const heard: string[] = [];
  const outside: string[] = [];
  for (const type of ['keydown', 'keypress', 'textInput', 'input', 'keyup'])
    around.addEventListener(type, () => outside.push(type));
  const stop = listenToKeys(element, {
    keydown: () => heard.push('keydown'),
    input: () => heard.push('input'),
  });
  const type = (target: Element) =>
    ['keydown', 'keypress', 'textInput', 'input', 'keyup'].map((name) => send(target, name));

  type(element);
  expect([heard, outside]).toEqual([['keydown', 'input'], []]);
  type(other);
  expect(outside).toHaveLength(5);

  stop();
  type(element);
  expect([heard.length, outside.length]).toEqual([2, 10]);
});

test('however many elements keep their keys, a key calls one listener for all of them', () => {
  document.body.innerHTML = '<i></i>'.repeat(20);
  const listen = vi.spyOn(document, 'addEventListener');
  const elements = [...document.querySelectorAll('i')];
  for (const element of elements) listenToKeys(element, { keydown: () => {}, input: () => {} });

  expect(listen.mock.calls.filter(([type]) => type === 'keypress').length).toBeLessThanOrEqual(1);
  const outside = vi.fn();
  document.body.addEventListener('keypress', outside);
  for (const element of elements) send(element, 'keypress');
  expect(outside).not.toHaveBeenCalled();
});
