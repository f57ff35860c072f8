import { dictionaryByLanguage } from './dictionary-by-language.ts';
import { EN } from './trade-messages/en.ts';
import { ES } from './trade-messages/es.ts';
import { FR } from './trade-messages/fr.ts';

/** Sentences of the rules of the trade in a language that the caller names. */
export const tradeMessages = dictionaryByLanguage(EN, { fr: FR, es: ES });
