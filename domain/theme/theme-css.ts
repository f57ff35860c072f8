import { formatColor, parseColor } from './color.ts';
import { completeTheme } from './complete-theme.ts';
import { AA_TEXT, contrastOf, isDark } from './contrast.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { fontStack } from './fonts.ts';
import { readyTheme } from './palettes.ts';
import { pictureInks } from './picture-inks.ts';
import { fadedShare, scrimColor } from './scrim.ts';
import { shapeTokens } from './shape-tokens.ts';
import { derivedColors } from './strap-colors.ts';
import type { FontChoice, HeaderPalette, StrapPalette, TextShadow, Theme, UiPalette } from './theme.ts';

export type ThemeCss = {
  /** Rules for `:root`, the three strap themes and `.header-theme`, and fallback faces of the fonts; safe inside a style element. */
  css: string;
  /** One sentence for each invalid value that was replaced. */
  warnings: string[];
};

const STRAP_THEMES = ['default', 'alternate', 'feature'] as const;

type Declarations = Record<string, string>;
/** The normalised colour of a field, or the fallback's. */
type Reader = (field: string, text: string, fallback: string) => string;

/** A theme as design tokens. Every value is normalised, so that nothing is output as typed. */
export function themeToCss(stored: Theme): ThemeCss {
  const theme = completeTheme(stored);
  const fallback = readyTheme(theme.baseTemplate);
  const warnings: string[] = [];
  const read = reader(warnings);
  const straps = (name: 'default' | 'alternate' | 'feature') =>
    strapTokens(`straps.${name}`, theme.straps[name], fallback.straps[name], read);
  const header = headerTokens(theme.header, fallback.header, read);
  const base = straps('default');
  const fonts = fontCss(theme);
  const root = {
    ...base,
    ...fonts.tokens,
    ...prefixed(header),
    ...schemeOf(theme.dark),
    ...shapeTokens(theme.shapes),
  };
  const css = [
    ...fonts.faces,
    rule(':root', root),
    rule('.theme-default', base),
    rule('.theme-alternate', { ...straps('alternate'), ...cardOn(theme.straps) }),
    rule('.theme-feature', straps('feature')),
    ...overPictures(theme.straps, fallback.straps.default),
    rule('.header-theme', header),
  ].join('\n');

  return { css, warnings };
}

function reader(warnings: string[]): Reader {
  return (field, text, otherwise) => {
    const color = parseColor(text);
    if (color) return formatColor(color);

    warnings.push(`theme.${field} is not a colour: ${JSON.stringify(text)}`);
    return otherwise;
  };
}

function strapTokens(
  path: string,
  palette: StrapPalette,
  otherwise: StrapPalette,
  read: Reader,
): Declarations {
  const color = (key: 'text' | 'linkText' | 'titleText' | 'bgColor' | 'accentColor') =>
    read(`${path}.${key}`, palette[key], otherwise[key]);
  const [text, bgColor] = [color('text'), color('bgColor')];
  const [linkText, titleText] = [color('linkText'), color('titleText')];
  const derived = derivedColors({ text, bgColor });

  return {
    ...schemeOf(isDarkGround(bgColor)),
    ...logoOn(bgColor),
    '--color-text': text,
    '--color-muted': derived.muted,
    '--color-link': linkText,
    '--color-title': titleText,
    '--color-bg': bgColor,
    '--scrim': scrimColor({ text, titleText, bgColor }),
    '--scrim-share': `${fadedShare({ text, titleText, bgColor })}%`,
    '--color-surface': derived.surface,
    '--color-card': derived.surface,
    '--color-border': derived.border,
    '--color-accent': color('accentColor'),
    '--color-danger': derived.danger,
    '--color-success': derived.success,
    '--overlay-alpha': String(within(palette.overlayAlpha, 0, 100, otherwise.overlayAlpha) / 100),
    '--overlay-angle': `${within(palette.overlayAngle, -360, 360, otherwise.overlayAngle)}deg`,
    '--text-shadow': shadow(`${path}.textShadow`, palette.textShadow, read),
    ...uiTokens('primary', `${path}.uiPrimary`, palette.uiPrimary, otherwise.uiPrimary, read),
    ...uiTokens('secondary', `${path}.uiSecondary`, palette.uiSecondary, otherwise.uiSecondary, read),
  };
}

/** Words over a shaded picture are light on dark: a light shade bleaches a bright picture and does not calm it. */
function overPictures(straps: Theme['straps'], otherwise: StrapPalette): string[] {
  const light = STRAP_THEMES.filter((name) => !isDarkGround(straps[name].bgColor));
  if (light.length === 0) return [];
  const selectors = light.map((name) => `.has-scrim.theme-${name}`).join();

  return [rule(selectors, strapTokens('straps', pictureInks(straps), otherwise, reader([])))];
}

/** Cards of alternate straps have the ground of the page where all their texts can be read on it: a darker one looks soiled. */
function cardOn({ default: { bgColor }, alternate }: Theme['straps']): Declarations {
  const { muted, danger, success } = derivedColors(alternate);
  const texts = [alternate.text, alternate.titleText, alternate.linkText, muted, danger, success];
  const ground = parseColor(bgColor);
  const isLegible = texts.every((text) => (contrastOf(text, bgColor) ?? 0) >= AA_TEXT);

  return ground && ground.a === 1 && isLegible ? { '--color-card': formatColor(ground) } : {};
}

function uiTokens(
  name: string,
  path: string,
  palette: UiPalette,
  otherwise: UiPalette,
  read: Reader,
): Declarations {
  return {
    [`--${name}-bg`]: read(`${path}.bgColor`, palette.bgColor, otherwise.bgColor),
    [`--${name}-text`]: read(`${path}.text`, palette.text, otherwise.text),
    [`--${name}-accent`]: read(`${path}.accentColor`, palette.accentColor, otherwise.accentColor),
    [`--${name}-shadow`]: palette.textShadow
      ? shadow(`${path}.textShadow`, palette.textShadow, read)
      : 'none',
  };
}

function headerTokens(palette: HeaderPalette, otherwise: HeaderPalette, read: Reader): Declarations {
  const color = (key: Exclude<keyof HeaderPalette, 'textShadow'>) =>
    read(`header.${key}`, palette[key], otherwise[key]);
  const [text, bgColor, brandBg] = [color('text'), color('bgColor'), color('brandBgColor')];
  const { muted, surface, border } = derivedColors({ text, bgColor });

  return {
    ...logoOn(bgColor),
    '--color-text': text,
    '--color-muted': muted,
    '--color-link': color('linkText'),
    '--color-title': color('titleText'),
    '--color-bg': bgColor,
    '--color-surface': surface,
    '--color-border': border,
    '--brand-bg': brandBg,
    ...logoOn(brandBg, '--brand-logo'),
    '--brand-bg-2': color('brandBgColor2'),
    '--brand-text': color('brandText'),
    '--text-shadow': shadow('header.textShadow', palette.textShadow, read),
  };
}

/** The header's colours for use outside the header: `--header-bg` and the like. */
function prefixed(header: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(header).map(([name, value]) => [
      name
        .replace('--color-', '--header-')
        .replace('--logo-', '--header-logo-')
        .replace('--text-shadow', '--header-shadow'),
      value,
    ]),
  );
}

function fontCss({ fonts: { body, title } }: Theme): { faces: string[]; tokens: Declarations } {
  const weight = (font: FontChoice) => String(within(font.weight, 1, 1000, 400));
  const [bodyFaces, titleFaces] = [fallbackFaces('body', body), fallbackFaces('title', title)];

  return {
    faces: [...bodyFaces.css, ...titleFaces.css],
    tokens: {
      '--font-body': fontStack(body.family, bodyFaces.names),
      '--font-title': fontStack(title.family, titleFaces.names),
      '--weight-body': weight(body),
      '--weight-title': weight(title),
    },
  };
}

/** `color-scheme` of native controls: the page's follows the theme, a strap's its own background. */
function schemeOf(dark: boolean): Declarations {
  return { 'color-scheme': dark ? 'dark' : 'light' };
}

/** `display` of the logo for light and of the one for dark grounds, where a site has both. */
function logoOn(bgColor: string, name = '--logo'): Declarations {
  const dark = isDarkGround(bgColor);

  return { [`${name}-for-light`]: dark ? 'none' : 'block', [`${name}-for-dark`]: dark ? 'block' : 'none' };
}

function isDarkGround(bgColor: string): boolean {
  const ground = parseColor(bgColor);

  return ground !== null && isDark(ground);
}

function shadow(path: string, { x, y, blur, color, enabled }: TextShadow, read: Reader): string {
  if (!enabled) return 'none';

  const lengths = [within(x, -100, 100, 0), within(y, -100, 100, 0), within(blur, 0, 100, 0)];
  return `${lengths.map((length) => `${length}px`).join(' ')} ${read(`${path}.color`, color, '#000000')}`;
}

/** The value if it is a number within the limits, else the fallback. */
function within(value: unknown, min: number, max: number, fallback: number): number {
  return typeof value === 'number' && value >= min && value <= max ? value : fallback;
}

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);

  return `${selector}{${lines.join(';')}}`;
}
