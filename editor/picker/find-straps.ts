import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { spelt } from '../spelling.ts';

/**
 * The straps that contain every word of the text in their label, description or keywords, ignoring case and accents.
 * Labels that begin with the text come first, then other matches in the label.
 */
export function findStraps(straps: readonly AnyStrap[], text: string): AnyStrap[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const typed = words.join(' ');
  const ranked = straps.flatMap((strap) => {
    const label = fold(spelt(strap.label));
    const stored = `${strap.label} ${strap.description} ${strap.keywords ?? ''}`;
    // Either spelling finds it.
    const all = fold(`${stored} ${spelt(stored)}`);

    return words.every((word) => all.includes(word))
      ? [{ strap, rank: label.startsWith(typed) ? 0 : words.every((word) => label.includes(word)) ? 1 : 2 }]
      : [];
  });

  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ strap }) => strap);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
