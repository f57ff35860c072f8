import { expect, test } from 'vitest';
import { newPage } from './new-page.ts';
import { newHero, newStrap } from './new-strap.ts';
import type { Page, Strap } from './page.ts';
import { upgradePage } from './upgrade-page.ts';

/** A strap as it was stored before there were slider defaults. */
function oldStrap(strap: Strap): Strap {
  const { transitionInterval, transitionStyle, ...bgImage } = strap.config.style.bgImage;

  return { ...strap, config: { ...strap.config, style: { ...strap.config.style, bgImage } } } as Strap;
}

const OLD: Page = newPage({
  slug: 'old',
  hero: oldStrap(newHero()),
  straps: [oldStrap(newStrap()), newStrap({ config: { style: { bgImage: { transitionInterval: 9 } } } })],
});

test('straps without slider defaults get the interval 4 and the style slide [R4.085]', () => {
  const { hero, straps } = upgradePage(OLD);

  expect(hero?.config.style.bgImage).toMatchObject({ transitionInterval: 4, transitionStyle: 'slide' });
  expect(straps[0]?.config.style.bgImage).toMatchObject({ transitionInterval: 4, transitionStyle: 'slide' });
});

test('what an agent chose stays', () => {
  expect(upgradePage(OLD).straps[1]?.config.style.bgImage.transitionInterval).toBe(9);
});

test('a strap of bare JSON gets them too', () => {
  const bare = { ...newStrap(), config: {} } as Strap;

  expect(upgradePage({ ...OLD, straps: [bare] }).straps[0]?.config.style.bgImage).toEqual({
    transitionInterval: 4,
    transitionStyle: 'slide',
  });
});

test('a second run changes nothing, and the stored page is not touched [R4.086]', () => {
  const before = structuredClone(OLD);
  const upgraded = upgradePage(OLD);

  expect(upgradePage(upgraded)).toBe(upgraded);
  expect(OLD).toEqual(before);
});
