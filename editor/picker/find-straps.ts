import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/**
 * The straps in which every word of the text occurs: in the label, the description or the other words for it. Neither case nor accents
 * matter. Those whose label has the words come first, otherwise the order stays.
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
