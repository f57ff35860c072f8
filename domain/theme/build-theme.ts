import { FONT_FAMILIES } from './fonts.ts';
import { DEFAULT_SHAPES, type Shapes } from './shapes.ts';
import type { FontChoice, HeaderPalette, StrapPalette, TextShadow, Theme, UiPalette } from './theme.ts';

/** Helpers to write a complete theme. */

const NO_SHADOW: TextShadow = { x: 0, y: 1, blur: 3, color: '#000000', enabled: false };

export function theme(
  baseTemplate: string,
  parts: {
    dark?: boolean;
    title: FontChoice;
    body: FontChoice;
    /** The default ones where they are left out. */
    shapes?: Partial<Shapes>;
    header: HeaderPalette;
    default: StrapPalette;
    alternate: StrapPalette;
    feature: StrapPalette;
  },
): Theme {
  return {
    baseTemplate,
    dark: parts.dark ?? false,
    fonts: { body: parts.body, title: parts.title },
    shapes: { ...DEFAULT_SHAPES, ...parts.shapes },
    header: parts.header,
    straps: { default: parts.default, feature: parts.feature, alternate: parts.alternate },
  };
}

export function font(family: string, weight: number): FontChoice {
  const [lightest = 400, heaviest = 400] =
    FONT_FAMILIES.find((known) => known.family === family)?.weights ?? [];
  const weights = [300, 400, 500, 600, 700].filter((step) => step >= lightest && step <= heaviest);

  return { family, weights, weight };
}

export function header(
  bgColor: string,
  text: string,
  titleText: string,
  [brandBgColor, brandBgColor2, brandText]: [string, string, string],
): HeaderPalette {
  return {
    text,
    linkText: text,
    titleText,
    bgColor,
    brandBgColor,
    brandBgColor2,
    brandText,
    textShadow: { ...NO_SHADOW },
  };
}

export function strap(
  bgColor: string,
  text: string,
  titleText: string,
  linkText: string,
  accentColor: string,
  { primary, secondary }: { primary: UiPalette; secondary: UiPalette },
): StrapPalette {
  return {
    text,
    linkText,
    titleText,
    bgColor,
    accentColor,
    overlayAlpha: 85,
    overlayAngle: 135,
    uiPrimary: primary,
    uiSecondary: secondary,
    textShadow: { ...NO_SHADOW },
  };
}

export function ui(text: string, bgColor: string, accentColor: string): UiPalette {
  return { text, bgColor, accentColor, textShadow: { ...NO_SHADOW } };
}
