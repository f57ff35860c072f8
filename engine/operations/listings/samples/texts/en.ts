import type { Sentences } from '#domain/language/dictionary.ts';

/** What sample listings say, in the language of the site. */
export const EN = {
  address: 'Sample Home {number}',
  attribution: 'Sample home: not real, and not for sale',
  description:
    'This is a sample: it shows what a listing looks like on this site. The home, its price and its position are invented, and the pictures are drawn.',
} as const satisfies Sentences;
