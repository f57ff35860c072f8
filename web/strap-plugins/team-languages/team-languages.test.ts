import { expect, test } from 'vitest';
import { data } from './fixtures.ts';
import { spokenLanguages } from './speakers.ts';

const shown = (chosen: string[]) =>
  spokenLanguages(data.roster, chosen).map(({ name, speakers }) => `${name} ${speakers.length}`);

test('without a choice the languages with the most speakers are first, without the one that everybody speaks', () => {
  expect(shown([])).toEqual(['French 2', 'Ukrainian 1', 'Vietnamese 1']);
});

test('a team of one language shows that one', () => {
  const [first] = data.roster;

  expect(spokenLanguages(first ? [{ ...first, languages: ['French'] }] : [], [])).toHaveLength(1);
});

test('chosen languages retain their order; those that no agent speaks are left out', () => {
  expect(shown([' ukrainian', 'Klingon', 'French', 'french', ''])).toEqual(['ukrainian 1', 'French 2']);
});
