import type { WebsiteDisplay } from './website.ts';

/** The first-person pronouns of a site; capitalised keys for the beginning of a sentence. */
export type FirstPerson = Record<'we' | 'We' | 'us' | 'our' | 'Our', string>;

const SINGULAR: FirstPerson = { we: 'I', We: 'I', us: 'me', our: 'my', Our: 'My' };
const PLURAL: FirstPerson = { we: 'we', We: 'We', us: 'us', our: 'our', Our: 'Our' };

/** The values of the placeholders `{we}`, `{us}` and `{our}` in generated sentences (decision 0023). */
export function firstPerson({ textTense }: Pick<WebsiteDisplay, 'textTense'>): FirstPerson {
  return textTense === 'singular' ? SINGULAR : PLURAL;
}
