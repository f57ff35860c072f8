import { expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { newHero, newStrap } from '#domain/page/new-strap.ts';
import { newPlaceholders } from '#domain/page/placeholders.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { insertedState, loadSamples, sampleTexts } from './inserted-state.ts';

const heading = (html: string) => ({ html, size: 'h1' });

async function found(name: string, state: Record<string, unknown>): Promise<string[]> {
  const defaults = (await loadStrap(name))?.defaultState;
  const page = newPage({ slug: 'about', hero: newHero({ name, state: { ...defaults, ...state } }) });

  return newPlaceholders(page, null, await sampleTexts(page)).flatMap(({ texts }) => texts);
}

test.each([
  ['an untouched hero', 'hero-agent-aside', {}, ['Welcome', 'Find your next home']],
  ['a hero with a title of its own', 'hero-basic', { title: heading('Ada') }, ['Find your next home']],
  [
    'a title that is the text of the design',
    'hero-basic',
    { title: heading('Find your next home'), text: { html: '<p>Ours</p>' } },
    [],
  ],
  ['a design with its own title', 'hero-filter-search', {}, ['Find your home', 'Find your next home']],
  ['a design that does not show title and text', 'hero-html', { html: { html: '<h1>Ada</h1>' } }, []],
] as const)('the sample texts of %s', async (_, name, state, texts) => {
  expect(await found(name, state)).toEqual(texts);
});

test('the heading of an inserted section can stay; its quotes and their authors are sample text', async () => {
  await loadSamples();
  const reviews = await loadStrap('strap-reviews');
  if (!reviews) throw new Error('There are no reviews');
  const strap = { ...newStrap({ name: reviews.name, state: insertedState(reviews) }), id: 'one' };
  const page = newPage({ slug: 'about', hero: null, straps: [strap] });
  const texts = newPlaceholders(page, null, await sampleTexts(page)).flatMap((found) => found.texts);

  expect(texts).not.toContain('What clients write about us');
  expect(texts).toContain('Name of a seller');
});

test('the title of an inserted item is sample text until its picture or another text of it is changed', async () => {
  await loadSamples();
  const mosaic = await loadStrap('strap-mosaic');
  if (!mosaic) throw new Error('There is no mosaic');
  const state = insertedState(mosaic) as { items: { image: object }[] };
  const of = async (items: object[]) => {
    const strap = { ...newStrap({ name: 'strap-mosaic', state: { ...state, items } }), id: 'one' };
    const page = newPage({ slug: 'about', hero: null, straps: [strap] });

    return newPlaceholders(page, null, await sampleTexts(page)).flatMap(({ texts }) => texts);
  };
  const [city, ...others] = state.items;

  expect(await of(state.items)).toEqual(['Downtown', 'By the river', 'Quiet streets']);
  expect(await of([{ ...city, image: { imageUrl: '/_files/own.jpg' } }, ...others])).toEqual([
    'By the river',
    'Quiet streets',
  ]);
});

test.each(['strap-image', 'strap-gallery', 'strap-mosaic', 'strap-before-after'])(
  'example pictures of %s are reported until each is replaced',
  async (name) => {
    await loadSamples();
    const definition = await loadStrap(name);
    if (!definition) throw new Error(`There is no ${name}`);
    const of = async (state: Record<string, unknown>) => {
      const strap = { ...newStrap({ name, state }), id: 'one' };
      const page = newPage({ slug: 'about', hero: null, straps: [strap] });

      return newPlaceholders(page, null, await sampleTexts(page)).flatMap(({ pictures }) => pictures);
    };
    const inserted = insertedState(definition);
    const own = JSON.parse(
      JSON.stringify(inserted).replace(/"imageUrl":"[^"]*"/g, '"imageUrl":"/_files/own.jpg"'),
    );

    expect((await of(inserted)).length).toBeGreaterThan(0);
    expect(await of(own)).toEqual([]);
  },
);
