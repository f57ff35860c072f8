import { expect, test } from 'vitest';
import { newPage } from './new-page.ts';
import { newStrap } from './new-strap.ts';
import { examplePicturesIn, newPlaceholders, placeholdersIn, textsIn } from './placeholders.ts';

const testimonial = (text: string, name: string, hidden = false) => ({
  ...newStrap({
    name: 'strap-testimonial',
    state: { text: { html: `<p>${text}</p>` }, name: { html: name, size: 'h4' } },
    config: { hidden },
  }),
  id: 'one',
});
const page = (...straps: ReturnType<typeof testimonial>[]) => newPage({ slug: 'about', hero: null, straps });

test.each([
  [{ text: { html: '<p>Text</p>' }, title: { html: '<em>Heading</em>' } }, ['Text', 'Heading']],
  [{ items: [{ text: { html: '<p>A quote.</p>' } }, { text: { html: '<p>A quote.</p>' } }] }, ['A quote.']],
  [{ title: { html: 'Our text' }, text: { html: '<p>Heading south</p>' }, name: 'Text' }, []],
])('of %j the placeholders are %j', (state, texts) => {
  expect(placeholdersIn({ state })).toEqual(texts);
});

test('names in a sample count as its text, those of icons do not', () => {
  const state = {
    items: [
      { name: 'The Daily Paper', author: 'Name of a seller', icon: { name: 'piggy-bank' }, href: '/a b' },
    ],
  };

  expect(textsIn(state)).toEqual(['The Daily Paper', 'Name of a seller']);
});

test('markup of an agent’s own, which is stored encoded, is read as its words', () => {
  const state = { html: { html: encodeURIComponent('<p>Your own HTML: 100%</p>') } };

  expect(textsIn(state)).toEqual(['Your own HTML: 100%']);
  expect(textsIn({ text: { html: '<h3>First, we meet</h3><p>Half an hour.</p>' } })).toEqual([
    'First, we meet Half an hour.',
  ]);
});

test('an untouched strap is reported until its texts are changed, it is hidden, or visitors see it already', () => {
  const untouched = testimonial('They found us the perfect home.', 'A happy client');
  const half = testimonial('They sold it in a week.', 'A happy client');

  const texts = (mine: typeof untouched, live: Parameters<typeof newPlaceholders>[1] = null) =>
    newPlaceholders(page(mine), live).map((strap) => strap.texts);
  expect(texts(untouched)).toEqual([['They found us the perfect home.', 'A happy client']]);
  expect(texts(half, page())).toEqual([['A happy client']]);
  expect(texts(testimonial('They sold it in a week.', 'Ada'))).toEqual([]);
  expect(texts(testimonial('Text', 'Name', true))).toEqual([]);
  expect(texts(half, page(untouched))).toEqual([]);
});

test('example pictures are known by their description, alone, in a list, and with another focus', () => {
  const samples = new Set(['/_files/demo/house.jpg']);
  const house = { imageUrl: '/_files/demo/house.jpg', altText: 'A house' };
  const own = { imageUrl: '/_files/own.jpg', altText: 'Ours' };
  const of = (state: object) => examplePicturesIn({ state: { ...state } }, samples);

  expect(of({ image: house })).toEqual(['A house']);
  expect(of({ images: [own, { ...house, imageUrl: '/_files/demo/house--x20--y50-.jpg' }] })).toEqual([
    'A house',
  ]);
  expect(of({ items: [{ image: own }] })).toEqual([]);
});

test('example pictures that visitors see already are not reported again, with another description either', () => {
  const samples = new Set(['/_files/demo/house.jpg']);
  const gallery = (...pictures: { imageUrl: string; altText: string }[]) =>
    page({ ...newStrap({ name: 'strap-gallery', state: { images: pictures } }), id: 'one' });
  const house = { imageUrl: '/_files/demo/house.jpg', altText: 'A house' };
  const found = (mine: ReturnType<typeof page>, live: ReturnType<typeof page> | null) =>
    newPlaceholders(mine, live, samples).map(({ pictures }) => pictures);

  expect(found(gallery(house), null)).toEqual([['A house']]);
  expect(found(gallery({ ...house, altText: 'Ours' }), gallery(house))).toEqual([]);
});
