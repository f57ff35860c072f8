import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sentence } from '#domain/language/fill.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Dictionary } from './dictionaries.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The editor speaks English alone (decision 0010). */
const ENGLISH_ALONE = 'editor/messages';
/** Other languages conjugate the first person, so a translation may do without it. */
const FIRST_PERSON = ['{we}', '{We}', '{us}', '{our}', '{Our}'];

const folders = globSync('{domain,editor,engine,web}/**/en.ts', { cwd: ROOT })
  .map(dirname)
  .filter((folder) => folder !== ENGLISH_ALONE)
  .toSorted();
const ALL = await Promise.all(folders.map(async (folder) => [folder, await read(folder)] as const));
const TRANSLATED = ALL.flatMap(([name, dictionary]) =>
  LANGUAGES.filter((language) => language !== 'en').map((language) => [name, language, dictionary] as const),
);

test('every dictionary is found', () => {
  expect(folders).toContain('web/src/messages');
  expect(folders.length).toBeGreaterThan(10);
});

test.each(TRANSLATED)('the dictionary %s has the keys of English in %s', (_, language, { en, ...others }) => {
  expect(Object.keys(others[language])).toEqual(Object.keys(en));
});

test.each(TRANSLATED)(
  'each sentence of %s has the placeholders of English in %s',
  (_, language, dictionary) => {
    for (const [key, sentence] of Object.entries(dictionary.en)) {
      const translated = dictionary[language][key] ?? '';
      expect.soft([key, ...placeholders(translated)]).toEqual([key, ...placeholders(sentence)]);
      expect.soft(typeof translated, key).toBe(typeof sentence);
    }
  },
);

test.each(TRANSLATED)(
  'a sentence of %s that counts has the forms that plurals need in %s',
  (_, language, dictionary) => {
    const categories = new Set(
      Array.from({ length: 200 }, (_, count) => new Intl.PluralRules(language).select(count)),
    );

    for (const [key, sentence] of Object.entries(dictionary[language])) {
      if (sentence && typeof sentence !== 'string')
        expect.soft(Object.keys(sentence), key).toEqual(expect.arrayContaining([...categories]));
    }
  },
);

/** The dictionary in a folder: a file for each language, which exports the sentences by the language's key. */
async function read(folder: string): Promise<Dictionary> {
  const languages = LANGUAGES.map(async (language) => {
    const file = await import(join(ROOT, folder, `${language}.ts`));

    return [language, file[language.toUpperCase()]] as const;
  });

  return Object.fromEntries(await Promise.all(languages)) as Dictionary;
}

/** The names in a sentence; `count` is shown in some forms and not in others. */
function placeholders(sentence: Sentence): string[] {
  const texts = typeof sentence === 'string' ? [sentence] : Object.values(sentence);
  const names = texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  const needed = names.filter((name) => !FIRST_PERSON.includes(name));

  return [...new Set(needed)].toSorted();
}
