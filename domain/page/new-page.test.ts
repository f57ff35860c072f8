import { describe, expect, test } from 'vitest';
import { DEFAULT_HERO_STATE } from './hero-state.ts';
import { newPage } from './new-page.ts';
import { newHero, newStrap, newStrapId } from './new-strap.ts';
import { DEFAULT_STRAP_STYLE } from './page.ts';
import { readPromptedUrl } from './prompted-url.ts';

describe('a new page', () => {
  test('has the nine members of a page [R3.025]', () => {
    expect(Object.keys(newPage({ slug: 'about' })).toSorted()).toEqual(
      ['id', 'order', 'name', 'slug', 'metaInfo', 'hero', 'straps', 'config', 'state'].toSorted(),
    );
  });

  test('has the title My Page and the description of a new page [R9.071] [R9.072]', () => {
    expect(newPage({ slug: 'about' }).metaInfo).toEqual({
      title: 'My Page',
      description: 'This is a brand new page',
      imageUrl: '',
    });
  });

  test('has its slug as its id', () => {
    expect(newPage({ slug: 'about' })).toMatchObject({ id: 'about', slug: 'about', straps: [] });
  });

  test('has a hero with the id hero and the template hero-basic [R3.020] [R3.021]', () => {
    expect(newPage({ slug: 'about' }).hero).toMatchObject({ id: 'hero', name: 'hero-basic' });
    expect(newHero({ name: 'hero-html' }).id).toBe('hero');
    expect(newPage({ slug: 'about', hero: null }).hero).toBeNull();
  });
});

describe('a new strap', () => {
  test('without a name is a strap-text [R3.022]', () => {
    expect(newStrap().name).toBe('strap-text');
  });

  test('gets an id that no other strap has', () => {
    expect(newStrapId('strap-text', [])).toBe('strap-text-1');
    expect(newStrap({ name: 'strap-text' }, ['strap-text-1', 'strap-text-3']).id).toBe('strap-text-2');
  });

  test('has a divider, is centred, and its slider changes every 4 s [R3.003] [R9.060]', () => {
    const { style } = newStrap().config;

    expect(style).toMatchObject({ rule: true, textAlign: 'centered', theme: 'default' });
    expect(style.bgImage).toMatchObject({ transitionInterval: 4, transitionStyle: 'slide' });
  });

  test('has an overlay of 85 and a gradient of 135 degrees [R9.061] [R9.062]', () => {
    expect(newStrap().config.style).toMatchObject({ overlayAlpha: 85, overlayGradient: { angle: 135 } });
  });

  test('takes what is said about its style and the defaults for the rest', () => {
    const { style } = newStrap({
      config: { style: { theme: 'feature', bgImage: { parallax: true } } },
    }).config;

    expect(style).toEqual({
      ...DEFAULT_STRAP_STYLE,
      theme: 'feature',
      bgImage: { ...DEFAULT_STRAP_STYLE.bgImage, parallax: true },
    });
  });
});

describe('the default state of a hero', () => {
  test('has ten members [R3.024]', () => {
    expect(Object.keys(DEFAULT_HERO_STATE).toSorted()).toEqual(
      [
        'text',
        'title',
        'buttonList',
        'searchBar',
        'footerComponent',
        'area',
        'baths',
        'beds',
        'buttonText',
        'priceRange',
      ].toSorted(),
    );
  });

  test('has an area from 0 to 10000, at first 1400 [R5.025] [R5.026]', () => {
    expect(DEFAULT_HERO_STATE.area).toEqual({ min: 0, max: 10_000, initial: 1400 });
  });

  test('has beds and baths from 1 to 10, at first 2 [R5.027] [R5.028]', () => {
    expect(DEFAULT_HERO_STATE.beds).toEqual({ min: 1, max: 10, initial: 2 });
    expect(DEFAULT_HERO_STATE.baths).toEqual({ min: 1, max: 10, initial: 2 });
  });

  test('has prices from 0 to 1,000,000 by 50,000, at first 200,000 to 600,000 [R5.029] [R5.030] [R5.031]', () => {
    expect(DEFAULT_HERO_STATE.priceRange).toEqual({
      min: 0,
      max: 1_000_000,
      initialStart: 200_000,
      initialEnd: 600_000,
      interval: 50_000,
    });
  });
});

describe('a page URL from a prompt', () => {
  const site = { taken: ['about', 'index'] };

  test('loses its first slash [R5.021]', () => {
    expect(readPromptedUrl('/contact', site)).toEqual({ ok: true, slug: 'contact' });
  });

  test('is made a slug', () => {
    expect(readPromptedUrl('  Meet the Team! ', site)).toEqual({ ok: true, slug: 'meet-the-team' });
  });

  test.each([
    ['', 'empty'],
    ['/', 'empty'],
    ['!!', 'empty'],
    ['/access', 'reserved'],
    ['Privacy Policy', 'reserved'],
    ['search', 'reserved'],
    ['imprint', 'reserved'],
    ['About', 'taken'],
    ['index', 'taken'],
  ])('%j is rejected as %s, with a message and the field', (typed, reason) => {
    expect(readPromptedUrl(typed, { ...site, reserved: ['imprint'] })).toMatchObject({
      ok: false,
      reason,
      field: 'slug',
      message: expect.stringMatching(/\.$/),
    });
  });
});
