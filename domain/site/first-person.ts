import { type Language, language } from '../language/language.ts';
import type { WebsiteDisplay } from './website.ts';

/** The first-person pronouns of a site; capitalised keys for the beginning of a sentence. */
export type FirstPerson = Record<'we' | 'We' | 'us' | 'our' | 'Our', string>;

type Persons = Record<WebsiteDisplay['textTense'], FirstPerson>;
const PERSONS: Readonly<Record<Language, Persons>> = {
  en: {
    singular: { we: 'I', We: 'I', us: 'me', our: 'my', Our: 'My' },
    plural: { we: 'we', We: 'We', us: 'us', our: 'our', Our: 'Our' },
  },
  fr: {
    singular: { we: 'je', We: 'Je', us: 'me', our: 'mon', Our: 'Mon' },
    plural: { we: 'nous', We: 'Nous', us: 'nous', our: 'notre', Our: 'Notre' },
  },
  es: {
    singular: { we: 'yo', We: 'Yo', us: 'me', our: 'mi', Our: 'Mi' },
    plural: { we: 'nosotros', We: 'Nosotros', us: 'nos', our: 'nuestro', Our: 'Nuestro' },
  },
};

/** The values of the placeholders `{we}`, `{us}` and `{our}` in generated sentences (decision 0023). */
export function firstPerson({ textTense }: Pick<WebsiteDisplay, 'textTense'>): FirstPerson {
  return PERSONS[language()][textTense === 'singular' ? 'singular' : 'plural'];
}
