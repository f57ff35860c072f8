import { expect, test } from 'vitest';
import { focusOf, withFocus, withoutFocus } from './image-focus.ts';

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
