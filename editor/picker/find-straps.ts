import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/**
 * The straps that contain every word of the text in their label, description or keywords, ignoring case and accents.
 * Matches in the label come first.
 */
export function findStraps(straps: readonly AnyStrap[], text: string): AnyStrap[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = straps.flatMap((strap) => {
    const label = fold(strap.label);
    const all = `${label} ${fold(strap.description)} ${fold(strap.keywords ?? '')}`;

    return words.every((word) => all.includes(word))
      ? [{ strap, isNamed: words.every((word) => label.includes(word)) }]
      : [];
  });

  return [...found.filter(({ isNamed }) => isNamed), ...found.filter(({ isNamed }) => !isNamed)].map(
    ({ strap }) => strap,
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
