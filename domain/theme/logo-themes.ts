import { header, strap, theme, ui } from './build-theme.ts';
import { type Color, formatColor, mixColors } from './color.ts';
import { AA_GRAPHICS, AA_TEXT, contrast, isDark } from './contrast.ts';
import { readableColor } from './readable-color.ts';
import type { ReadyPalette } from './ready-palette.ts';
import { derivedColors } from './strap-colors.ts';
import type { StrapPalette, Theme } from './theme.ts';

const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const INK: Color = { r: 33, g: 37, b: 43, a: 1 };
/** A little more than asked for, as colours are rounded when they are written. */
const TEXT = AA_TEXT + 0.1;
const GRAPHICS = AA_GRAPHICS + 0.1;
/** White text on a band of this contrast leaves room for the shades derived from it. */
const DEEP = 8;

/** Themes made of the colours of a logo. Every text has the contrast of WCAG 2 AA on its background, whatever the colours. */
export function logoThemes(colors: readonly Color[], fonts: Theme['fonts']): ReadyPalette[] {
  const [brand, second] = colors;
  if (!brand) return [];
  const accent = second ?? brand;

  return [
    { key: 'logo', name: 'Logo', theme: made(fonts, { brand, accent, paper: WHITE }) },
    {
      key: 'logo-tinted',
      name: 'Logo, tinted',
      theme: made(fonts, { brand, accent, paper: mixColors(WHITE, brand, 0.05) }),
    },
    ...(second
      ? [
          {
            key: 'logo-second',
            name: 'Logo, second',
            theme: made(fonts, { brand: second, accent: brand, paper: WHITE }),
          },
        ]
      : []),
  ];
}

type Choice = { brand: Color; accent: Color; paper: Color };

function made({ title, body }: Theme['fonts'], { brand, accent, paper }: Choice): Theme {
  const wash = mixColors(paper, brand, 0.07);
  const deep = deepened(brand);
  const button = readableColor(brand, [WHITE], TEXT);
  const pressed = mixColors(button, BLACK, 0.2);
  const pale = mixColors(WHITE, accent, 0.3);

  return theme('light', {
    title,
    body,
    header: header(
      formatColor(paper),
      formatColor(readableColor(INK, [paper], TEXT)),
      formatColor(readableColor(deep, [paper], TEXT)),
      [formatColor(button), formatColor(pressed), '#ffffff'],
    ),
    default: light(paper, { brand, accent, deep, button, pressed }),
    alternate: light(wash, { brand, accent, deep, button, pressed }),
    feature: legible(
      strap(formatColor(deep), '#ffffff', '#ffffff', formatColor(pale), formatColor(pale), {
        primary: ui(formatColor(readableColor(deep, [pale, WHITE], TEXT)), formatColor(pale), '#ffffff'),
        secondary: ui(
          '#ffffff',
          formatColor(mixColors(deep, BLACK, 0.15)),
          formatColor(mixColors(deep, BLACK, 0.3)),
        ),
      }),
    ),
  });
}

type Shades = { brand: Color; accent: Color; deep: Color; button: Color; pressed: Color };

function light(ground: Color, { brand, accent, deep, button, pressed }: Shades): StrapPalette {
  const soft = mixColors(ground, brand, 0.12);
  const softer = mixColors(ground, brand, 0.2);

  return legible(
    strap(formatColor(ground), formatColor(INK), formatColor(deep), formatColor(brand), formatColor(accent), {
      primary: ui('#ffffff', formatColor(button), formatColor(pressed)),
      secondary: ui(
        formatColor(readableColor(deep, [soft, softer], TEXT)),
        formatColor(soft),
        formatColor(softer),
      ),
    }),
  );
}

/** Moves texts away from the ground until they can be read on it and on the surfaces derived from it. */
function legible(palette: StrapPalette): StrapPalette {
  const ground = colorOf(palette.bgColor);
  const surface = colorOf(derivedColors(palette).surface);
  const on = (color: string, least: number) =>
    formatColor(readableColor(colorOf(color), [ground, surface], least));

  return {
    ...palette,
    text: on(palette.text, TEXT),
    titleText: on(palette.titleText, TEXT),
    linkText: on(palette.linkText, TEXT),
    accentColor: on(palette.accentColor, GRAPHICS),
  };
}

/** Dark enough for white text, with the hue of the colour. */
function deepened(color: Color): Color {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixColors(color, BLACK, share);
    if (isDark(candidate) && contrast(WHITE, candidate) >= DEEP) return candidate;
  }

  return BLACK;
}

/** Of a colour that `formatColor` wrote. */
function colorOf(text: string): Color {
  const byte = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);

  return { r: byte(1), g: byte(3), b: byte(5), a: 1 };
}
