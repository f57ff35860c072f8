import { expect, test } from 'vitest';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { findStraps } from './find-straps.ts';

function strap(name: string, label: string, description: string, keywords?: string): AnyStrap {
  return {
    name,
    label,
    description,
    keywords,
    set: 'original',
    parts: {},
    defaultState: {},
    View: () => null,
  };
}

const straps = [
  strap('video-aside', 'Text and video', 'Running text with a film beside it.', 'youtube'),
  strap('cafe', 'Café', 'Where to meet us.', 'coffee'),
  strap('team', 'Team', 'A card for everybody.', 'agents people résumé'),
  strap('video', 'Video', 'One film.', 'youtube text'),
];
const found = (text: string) => findStraps(straps, text).map(({ name }) => name);

test('every word is searched in label, description and keywords, in any order', () => {
  expect(found('film text')).toEqual(['video-aside', 'video']);
  expect(found('people')).toEqual(['team']);
  expect(found('people film')).toEqual([]);
});

test('the search ignores case and accents', () => {
  expect(found('CAFE')).toEqual(['cafe']);
  expect(found('téam')).toEqual(['team']);
  expect(found('resume')).toEqual(['team']);
});

test('matches in the label come before other matches', () => {
  expect(findStraps([...straps].reverse(), 'text').map(({ name }) => name)).toEqual(['video-aside', 'video']);
});

test('a label that begins with the text comes before one that has it elsewhere', () => {
  expect(found('video')).toEqual(['video', 'video-aside']);
});

test('an empty search finds everything, in order', () => {
  expect(found('  ')).toEqual(straps.map(({ name }) => name));
});
