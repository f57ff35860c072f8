import { header } from './build-theme.ts';
import { parseColor } from './color.ts';
import { isDark } from './contrast.ts';
import type { Theme } from './theme.ts';

const INK = header('#1b1f26', '#e6e8eb', '#ffffff', ['#ffffff', '#e6e8eb', '#1b1f26']);

/** The theme with a header in its own dark colours, else in ink: for a logo that a light ground hides. */
export function withDarkHeader(theme: Theme): Theme {
  const { feature, alternate, default: plain } = theme.straps;
  const dark = [feature, alternate, plain].find(({ bgColor }) => isDarkColor(bgColor));
  if (!dark) return { ...theme, header: INK };
  const { bgColor, text, titleText, uiPrimary } = dark;

  return {
    ...theme,
    header: header(bgColor, text, titleText, [uiPrimary.bgColor, uiPrimary.accentColor, uiPrimary.text]),
  };
}

export function hasDarkHeader({ header }: Theme): boolean {
  return isDarkColor(header.bgColor);
}

function isDarkColor(text: string): boolean {
  const color = parseColor(text);

  return color !== null && isDark(color);
}
