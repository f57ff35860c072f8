import { shortened } from '../blog/shortened.ts';

/** A sentence ends after a word, not after an initial or an abbreviation of two letters. */
const WHOLE = /^.*[\p{L}\d)]{3}[.!?…]["”’)]?(?=\s)/su;

/** The first whole sentences of a text that fit in a length; cut at a word where they would fill less than half of it. */
export function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  const [whole = ''] = WHOLE.exec(text.slice(0, length + 1)) ?? [];

  return whole.length * 2 < length ? shortened(text, length) : whole;
}
