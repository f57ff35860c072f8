import { createHash } from 'node:crypto';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { type Color, formatColor, overColor, parseColor } from '#domain/theme/color.ts';
import { AA_GRAPHICS, AA_TEXT, isDark } from '#domain/theme/contrast.ts';
import { fontStack } from '#domain/theme/fonts.ts';
import { readableColor } from '#domain/theme/readable-color.ts';
import { shapesOf } from '#domain/theme/shapes.ts';
import type { FontChoice, StrapPalette, Theme } from '#domain/theme/theme.ts';

/** What a site's theme makes of the pages of the identity provider. */
export type PageLook = {
  /** The style sheet that sets colours, fonts and corners. */
  style: string;
  /** The files of its fonts, paths of the site. */
  fonts: readonly string[];
  /** Whether the header has a dark ground. */
  isDarkBand: boolean;
};

/** The path of a font's file on the site; null for one that the site does not serve. */
export type FontFile = (family: string) => string | null;

const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const CORNERS = { soft: ['12px', '8px'], square: ['0px', '0px'], round: ['24px', '14px'] } as const;
const WEIGHT = { least: 1, most: 1000, usual: 400 };

export function lookOf(theme: unknown, fontFile: FontFile = () => null): PageLook {
  const complete = completeTheme(theme);
  const { body, title } = complete.fonts;
  const faces = [...new Map([body, title].map((font) => [font.family, font])).values()].flatMap((font) => {
    const file = fontFile(font.family);
    return file ? [{ file, rule: fontFace(font, file) }] : [];
  });
  const band = bandOf(complete);

  return {
    style: [...faces.map(({ rule }) => rule), rootOf(complete)].join('\n'),
    fonts: faces.map(({ file }) => file),
    isDarkBand: isDark(band),
  };
}

/** Numbers, names and lengths alone, whatever a theme contains; on the white card colours are moved until text is readable. */
function rootOf(theme: Theme): string {
  const { fonts, header, straps } = theme;
  const { linkText, titleText, text, uiPrimary } = straps.default;
  const band = bandOf(theme);
  const onWhite = (color: string, least: number) => readableColor(solid(color, WHITE, BLACK), [WHITE], least);
  const button = onWhite(uiPrimary.bgColor, AA_GRAPHICS);
  const colors: Record<string, Color> = {
    band,
    'on-band': readableColor(solid(header.titleText, band, BLACK), [band], AA_TEXT),
    ground: solid(straps.alternate.bgColor, WHITE, WHITE),
    ...grounds('panel', straps.feature),
    button,
    'on-button': readableColor(solid(uiPrimary.text, button, WHITE), [button], AA_TEXT),
    link: onWhite(linkText, AA_TEXT),
    title: onWhite(titleText, AA_TEXT),
    text: onWhite(text, AA_TEXT),
  };
  const [corner, small] = CORNERS[shapesOf(theme).corners] ?? CORNERS.soft;
  const declarations: Record<string, string> = {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, formatColor(color)])),
    corner,
    'corner-small': small,
    'font-body': fontStack(fonts.body.family),
    'font-title': fontStack(fonts.title.family),
    'weight-title': String(weightOf(fonts.title)),
  };

  return `:root { ${Object.entries(declarations)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }`;
}

function bandOf({ header }: Theme): Color {
  return solid(header.bgColor, WHITE, WHITE);
}

/** A ground and the text on it. */
function grounds(name: string, { bgColor, text }: StrapPalette): Record<string, Color> {
  const ground = solid(bgColor, WHITE, BLACK);

  return { [name]: ground, [`on-${name}`]: readableColor(solid(text, ground, WHITE), [ground], AA_TEXT) };
}

function solid(text: string, ground: Color, fallback: Color): Color {
  return overColor(parseColor(text) ?? fallback, ground);
}

/** The file is a variable font's, or that of the only weight. */
function fontFace({ family }: FontChoice, file: string): string {
  const name = fontStack(family).split(',')[0];

  return `@font-face { font-family: ${name}; font-weight: ${WEIGHT.least} ${WEIGHT.most}; font-display: swap; src: url("${encodeURI(file)}") format("woff2"); }`;
}

function weightOf({ weight }: FontChoice): number {
  return weight >= WEIGHT.least && weight <= WEIGHT.most ? weight : WEIGHT.usual;
}

const POLICY = 'content-security-policy';

/** Lets a page have the style sheet of its look, by hash, and pictures and fonts of the site. */
export function addLook(headers: Headers, { style }: PageLook): void {
  const policy = headers.get(POLICY);
  if (!policy) return;

  const hash = createHash('sha256').update(style).digest('base64');
  headers.set(
    POLICY,
    `${policy.replace('style-src ', `style-src 'sha256-${hash}' `)}; img-src 'self'; font-src 'self'`,
  );
}
