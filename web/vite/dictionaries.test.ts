import { expect, test } from 'vitest';
import type { Sentence } from '#domain/language/fill.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { EN as ACCOUNT_EN } from '#engine/identity/account/messages/en.ts';
import { ES as ACCOUNT_ES } from '#engine/identity/account/messages/es.ts';
import { FR as ACCOUNT_FR } from '#engine/identity/account/messages/fr.ts';
import { EN as LOGIN_EN } from '#engine/identity/login/messages/en.ts';
import { ES as LOGIN_ES } from '#engine/identity/login/messages/es.ts';
import { FR as LOGIN_FR } from '#engine/identity/login/messages/fr.ts';
import { EN as MAIL_EN } from '#engine/mail/templates/messages/en.ts';
import { ES as MAIL_ES } from '#engine/mail/templates/messages/es.ts';
import { FR as MAIL_FR } from '#engine/mail/templates/messages/fr.ts';
import { EN as STARTING_EN } from '#engine/operations/sites/starting-texts/en.ts';
import { ES as STARTING_ES } from '#engine/operations/sites/starting-texts/es.ts';
import { FR as STARTING_FR } from '#engine/operations/sites/starting-texts/fr.ts';
import { EN as TEMPLATE_EN } from '#engine/operations/sites/templates/texts/en.ts';
import { ES as TEMPLATE_ES } from '#engine/operations/sites/templates/texts/es.ts';
import { FR as TEMPLATE_FR } from '#engine/operations/sites/templates/texts/fr.ts';
import { EN as SETUP_EN } from '#engine/setup/messages/en.ts';
import { ES as SETUP_ES } from '#engine/setup/messages/es.ts';
import { FR as SETUP_FR } from '#engine/setup/messages/fr.ts';
import { EN as LEGAL_EN } from '../src/routes/legal-messages/en.ts';
import { ES as LEGAL_ES } from '../src/routes/legal-messages/es.ts';
import { FR as LEGAL_FR } from '../src/routes/legal-messages/fr.ts';
import { DICTIONARIES, type Dictionary } from './dictionaries.ts';

/** Other languages conjugate the first person, so a translation may do without it. */
const FIRST_PERSON = ['{we}', '{We}', '{us}', '{our}', '{Our}'];
const ALL: Record<string, Dictionary> = {
  ...DICTIONARIES,
  legalMessage: { en: LEGAL_EN, fr: LEGAL_FR, es: LEGAL_ES },
  accountMessages: { en: ACCOUNT_EN, fr: ACCOUNT_FR, es: ACCOUNT_ES },
  mailMessages: { en: MAIL_EN, fr: MAIL_FR, es: MAIL_ES },
  setupMessages: { en: SETUP_EN, fr: SETUP_FR, es: SETUP_ES },
  startingTexts: { en: STARTING_EN, fr: STARTING_FR, es: STARTING_ES },
  templateTexts: { en: TEMPLATE_EN, fr: TEMPLATE_FR, es: TEMPLATE_ES },
  loginMessages: { en: LOGIN_EN, fr: LOGIN_FR, es: LOGIN_ES },
};
const TRANSLATED = Object.entries(ALL).flatMap(([name, dictionary]) =>
  LANGUAGES.filter((language) => language !== 'en').map((language) => [name, language, dictionary] as const),
);

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

/** The names in a sentence; `count` is shown in some forms and not in others. */
function placeholders(sentence: Sentence): string[] {
  const texts = typeof sentence === 'string' ? [sentence] : Object.values(sentence);
  const names = texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  const needed = names.filter((name) => !FIRST_PERSON.includes(name));

  return [...new Set(needed)].toSorted();
}
