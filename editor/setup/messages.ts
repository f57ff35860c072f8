import { dictionary } from '#domain/language/dictionary.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

/** A sentence of setting up a site, in the language of the site. */
export const setupMessage = dictionary(EN, { fr: FR, es: ES });
