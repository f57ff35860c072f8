import type { WebsiteDisplay } from './website.ts';

/** The words a site says of itself with; at the beginning of a sentence the ones with a capital. */
export type FirstPerson = Record<'we' | 'We' | 'us' | 'our' | 'Our', string>;

const SINGULAR: FirstPerson = { we: 'I', We: 'I', us: 'me', our: 'my', Our: 'My' };
const PLURAL: FirstPerson = { we: 'we', We: 'We', us: 'us', our: 'our', Our: 'Our' };

/** What the placeholders `{we}`, `{us}` and `{our}` of generated sentences mean on a site (decision 0023). */
export function firstPerson({ textTense }: Pick<WebsiteDisplay, 'textTense'>): FirstPerson {
  return textTense === 'singular' ? SINGULAR : PLURAL;
}
