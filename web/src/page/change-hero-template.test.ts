import { expect, test } from 'vitest';
import { newHero } from '#domain/page/new-strap.ts';
import { changeHeroTemplate, withContentOf } from './change-hero-template.ts';

const hero = newHero({
  name: 'hero-basic',
  state: { title: { html: 'Hello', size: 'h1' }, more: 1 },
  config: { style: { theme: 'feature', bgImage: { imageUrls: ['/a.jpg'] } } },
});
const template = { name: 'hero-html', defaultState: { html: { html: '', display: 'block' } } };

test('a new hero template starts with its default state [R4.076]', () => {
  const changed = changeHeroTemplate(hero, template);

  expect(changed.name).toBe('hero-html');
  expect(changed.state).toEqual(template.defaultState);
  expect(changed.state.html).not.toBe(template.defaultState.html);
});

test('a hero with a new template has the same id and frame', () => {
  expect(changeHeroTemplate(hero, template)).toMatchObject({ id: 'hero', config: hero.config });
});

test('choosing the current template changes nothing', () => {
  expect(changeHeroTemplate(hero, { name: 'hero-basic', defaultState: {} })).toBe(hero);
});

test('content of a hero is copied to the members another template has too', () => {
  const changed = changeHeroTemplate(hero, {
    name: 'hero-wide-search',
    defaultState: { title: { html: 'Welcome', size: 'h1' }, placeholder: 'Where?' },
  });

  expect(withContentOf(changed, hero).state).toEqual({
    title: { html: 'Hello', size: 'h1' },
    placeholder: 'Where?',
  });
});
