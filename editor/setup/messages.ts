import type { Say } from '#domain/language/dictionary.ts';
import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import { language } from '#domain/language/language.ts';
import { wordingOf } from '#domain/language/wording.ts';
import { localeOfDocument } from '../spelling.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

const translate = dictionaryByLanguage(EN, { fr: FR, es: ES });

/** A sentence of setting up a site, in the language of the site, spelt as in its country. */
export const setupMessage: Say<typeof EN> = (key, ...params) =>
  translate(wordingOf(language(), localeOfDocument()))(key, ...params);
