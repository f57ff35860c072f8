import { AA_GRAPHICS, AA_TEXT, contrastOf } from './contrast.ts';
import { derivedColors } from './strap-colors.ts';
import type { HeaderPalette, StrapPalette, Theme } from './theme.ts';

export type ContrastProblem = {
  /** Dotted path of the colour, for example `straps.feature.linkText`. */
  field: string;
  color: string;
  ground: string;
  ratio: number;
  least: number;
};

type Pair = [field: string, color: string, ground: string, least: number];

/** Pairs of colours on a page whose contrast is too low (WCAG 2 AA). */
export function contrastProblems(theme: Theme): ContrastProblem[] {
  const pairs = [
    ...headerPairs(theme.header),
    ...Object.entries(theme.straps).flatMap(([name, palette]) => strapPairs(`straps.${name}`, palette)),
  ];

  return pairs.flatMap(([field, color, ground, least]) => {
    const ratio = contrastOf(color, ground) ?? 0;
    return ratio < least ? [{ field, color, ground, ratio, least }] : [];
  });
}

function headerPairs({ bgColor, brandBgColor, brandBgColor2, ...header }: HeaderPalette): Pair[] {
  return [
    ['header.text', header.text, bgColor, AA_TEXT],
    ['header.linkText', header.linkText, bgColor, AA_TEXT],
    ['header.titleText', header.titleText, bgColor, AA_TEXT],
    ['header.brandText', header.brandText, brandBgColor, AA_TEXT],
    ['header.brandText', header.brandText, brandBgColor2, AA_TEXT],
  ];
}

function strapPairs(path: string, palette: StrapPalette): Pair[] {
  const { muted, surface, danger, success } = derivedColors(palette);
  const texts: [string, string][] = [
    ['text', palette.text],
    ['text', muted],
    ['linkText', palette.linkText],
    ['titleText', palette.titleText],
    ['text', danger],
    ['text', success],
  ];

  return [
    ...texts.flatMap(([name, color]): Pair[] => [
      [`${path}.${name}`, color, palette.bgColor, AA_TEXT],
      [`${path}.${name}`, color, surface, AA_TEXT],
    ]),
    [`${path}.accentColor`, palette.accentColor, palette.bgColor, AA_GRAPHICS],
    ...(['uiPrimary', 'uiSecondary'] as const).flatMap((name): Pair[] => [
      [`${path}.${name}.text`, palette[name].text, palette[name].bgColor, AA_TEXT],
      [`${path}.${name}.text`, palette[name].text, palette[name].accentColor, AA_TEXT],
    ]),
  ];
}
