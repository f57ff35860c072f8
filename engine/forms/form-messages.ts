import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

/** The texts of the stock forms in a language. */
export const formMessages = dictionaryByLanguage(EN, { fr: FR, es: ES });
