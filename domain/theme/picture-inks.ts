import { formatColor, mixColors, parseColor } from './color.ts';
import { isDark } from './contrast.ts';
import type { StrapPalette, Theme } from './theme.ts';

const BLACK = { r: 0, g: 0, b: 0, a: 1 };
const WHITE = '#ffffff';
/** How far the colour of titles moves to black to be a ground. */
const TONE = 0.5;

/** The colours of words over a picture that is shaded behind them: the theme's dark palette, else white on its title colour, darkened. */
export function pictureInks({ feature, alternate, default: base }: Theme['straps']): StrapPalette {
  const dark = [feature, alternate, base].find(({ bgColor }) => isDarkColor(bgColor));
  if (dark) return dark;

  const title = parseColor(base.titleText) ?? BLACK;
  const ground = formatColor(mixColors({ ...title, a: 1 }, BLACK, TONE));
  const { textShadow } = base.uiPrimary;

  return {
    ...base,
    text: WHITE,
    titleText: WHITE,
    linkText: WHITE,
    bgColor: ground,
    uiPrimary: { text: ground, bgColor: WHITE, accentColor: feature.bgColor, textShadow },
  };
}

function isDarkColor(color: string): boolean {
  const parsed = parseColor(color);

  return parsed !== null && isDark(parsed);
}
