import { dictionary } from '#domain/language/dictionary.ts';
import { EN } from './legal-messages/en.ts';
import { ES } from './legal-messages/es.ts';
import { FR } from './legal-messages/fr.ts';

export type LegalMessageKey = keyof typeof EN;

/** A sentence of the legal pages in the language of the site. */
export const legalMessage = dictionary(EN, { fr: FR, es: ES });
