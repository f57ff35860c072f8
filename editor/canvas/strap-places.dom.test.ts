import { afterEach, expect, test } from 'vitest';
import { placesOf, rememberPlaces } from './strap-places.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function show(...names: string[]) {
  document.body.innerHTML = `<main>${names
    .map((name) => `<section class="strap theme theme-default ${name} is-centered"></section>`)
    .join('')}</main>`;
  for (const [index, strap] of [...document.querySelectorAll('section')].entries()) {
    strap.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
  }
  rememberPlaces();
}

test('straps get the places they had on the page, in their order', () => {
  show('hero-basic', 'strap-text', 'strap-text');

  const places = placesOf([
    { id: 'hero', name: 'hero-basic' },
    { id: 'a', name: 'strap-text' },
    { id: 'b', name: 'strap-text' },
  ]);

  expect([...places].map(([id, { top }]) => [id, top])).toEqual([
    ['hero', 0],
    ['a', 100],
    ['b', 200],
  ]);
});

test('a strap that was not on the page has no place, and those after it retain theirs', () => {
  show('strap-text', 'strap-image');

  const places = placesOf([
    { id: 'hidden', name: 'strap-video' },
    { id: 'a', name: 'strap-text' },
    { id: 'b', name: 'strap-image' },
    { id: 'new', name: 'strap-image' },
  ]);

  expect([...places.keys()]).toEqual(['a', 'b']);
});
