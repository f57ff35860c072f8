import { expect, test } from 'vitest';
import { focusInPart, focusOf, withFocus, withoutFocus } from './image-focus.ts';

test.each([
  ['/_files/edmonton/0a/porch-900x600.jpg', '/_files/edmonton/0a/porch--x30--y70-900x600.jpg'],
  ['/_files/demo/portraits/edm-2.jpg', '/_files/demo/portraits/edm-2--x30--y70-.jpg'],
])('the focus of %s is in its URL, whether its name has a size or not', (url, focused) => {
  const focus = { x: 30, y: 70 };

  expect(withFocus(url, focus)).toBe(focused);
  expect(focusOf(focused)).toEqual(focus);
  expect(withoutFocus(focused)).toBe(url);
  expect(withFocus(url, { x: 50, y: 50 })).toBe(url);
  expect(focusOf(url)).toEqual({ x: 50, y: 50 });
});

test.each([
  ['a point in the part', { x: 30, y: 70 }, { x: 40, y: 90 }],
  ['a point outside', { x: 90, y: 70 }, { x: 50, y: 50 }],
  ['the centre, which nobody chose', { x: 50, y: 50 }, { x: 50, y: 50 }],
])('in a part of a picture: %s', (_, focus, inPart) => {
  expect(focusInPart(focus, { x: 10, y: 25, width: 50, height: 50 })).toEqual(inPart);
});
