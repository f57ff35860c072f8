import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFarStraps } from './far-straps.ts';

const SCREEN = window.innerHeight;
let scrolled = 0;

/** A strap of half a screen in each half, from two screens above to three below; the screen shows the fifth and sixth. */
beforeEach(() => {
  scrolled = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  document.body.innerHTML = Array.from(
    { length: 12 },
    (_, place) =>
      `<section data-puck-component="s${place + 1}"><p tabindex="0" id="p${place + 1}">Words</p></section>`,
  ).join('');
  for (const [place, strap] of straps().entries()) {
    strap.getBoundingClientRect = () => new DOMRect(0, (place / 2 - 2) * SCREEN - scrolled, 800, SCREEN / 2);
  }
});
afterEach(() => {
  document.body.innerHTML = '';
});

const straps = () => [...document.querySelectorAll<HTMLElement>('[data-puck-component]')];
const resting = () =>
  straps()
    .filter((strap) => strap.hasAttribute('data-resting'))
    .map((strap) => strap.getAttribute('data-puck-component'));
const scroll = (by: number) => {
  scrolled += by;
  window.dispatchEvent(new Event('scroll'));
};

test('straps that end more than a screen above or begin more than one below rest in the room they have', () => {
  const far = createFarStraps(document);
  far.rest(() => {});

  expect(resting()).toEqual(['s1', 's10', 's11', 's12']);
  expect(straps()[0]?.style.getPropertyValue('--resting-height')).toBe(`${SCREEN / 2}px`);

  far.wake();
  expect(resting()).toEqual([]);
  expect(straps()[0]?.style.getPropertyValue('--resting-height')).toBe('');
});

test('the strap that has the focus does not rest: what rests cannot have it', () => {
  document.querySelector<HTMLElement>('#p12')?.focus();
  createFarStraps(document).rest(() => {});

  expect(resting()).toEqual(['s1', 's10', 's11']);
});

test('it is told when somebody scrolls further than a line of text brings into view, or the width is another', () => {
  const far = createFarStraps(document);
  const onLook = vi.fn();
  far.rest(onLook);
  scroll(SCREEN / 5);
  expect(onLook).not.toHaveBeenCalled();
  scroll(SCREEN / 10);
  expect(onLook).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  expect(onLook).toHaveBeenCalledTimes(2);

  far.wake();
  scroll(SCREEN);
  window.dispatchEvent(new Event('resize'));
  expect(onLook).toHaveBeenCalledTimes(2);
});
