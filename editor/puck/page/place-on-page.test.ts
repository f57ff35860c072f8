import type { Data } from '@puckeditor/core';
import { expect, test } from 'vitest';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Strap } from '#domain/page/page.ts';
import { type PartialStrapConfig, strapConfig } from '#domain/page/strap-config.ts';
import { toItem } from '../straps/strap-item.ts';
import { firstStrap, placeOnPage } from './place-on-page.ts';

const text = (id: string, config: PartialStrapConfig = {}): Strap => ({
  ...newStrap({ name: 'strap-text', state: {} }, []),
  id,
  config: strapConfig(config),
});

function places(straps: Strap[], hero?: Strap) {
  const data = {
    root: { props: { hero: hero ? [toItem(hero)] : [] } },
    content: straps.map(toItem),
  } as Data;

  return [...(hero ? [hero] : []), ...straps].map(({ id }) => placeOnPage(data, id));
}

test('a page begins with its hero, else with the first strap that is not hidden', () => {
  const straps = [text('hidden', { hidden: true }), text('a'), text('b')];

  expect(places(straps).slice(1)).toEqual(['first', 'divided']);
  expect(places(straps, text('hero'))).toEqual(['first', 'divided', 'divided', 'divided']);
  expect(placeOnPage({ root: {}, content: [] }, 'a')).toBe('between');
});

test('a line divides straps of the same background if the upper visible one has a divider', () => {
  const feature = { style: { theme: 'feature' } } as const;
  const straps = [
    text('a'),
    text('b', feature),
    text('c', feature),
    text('hidden', { hidden: true, style: { rule: false } }),
    text('d', { style: { theme: 'feature', rule: false } }),
    text('e', feature),
  ];

  expect(places(straps)).toEqual(['first', 'between', 'divided', 'between', 'divided', 'between']);
});

test('the first strap is the first visible one', () => {
  const picture = text('picture', { style: { bgImage: { imageUrls: ['/a.jpg'] } } });
  const first = (straps: Strap[], hero?: Strap) =>
    firstStrap({
      root: { props: { hero: hero ? [toItem(hero)] : [] } },
      content: straps.map(toItem),
    } as Data)?.config;

  expect(first([text('hidden', { hidden: true }), picture])).toEqual(picture.config);
  expect(first([text('a')], picture)).toEqual(picture.config);
  expect(first([picture], text('hero', { hidden: true }))).toEqual(picture.config);
  expect(first([])).toBeUndefined();
});
