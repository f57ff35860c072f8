import type { Shapes } from './shapes.ts';

/** The stored theme of a website. */

export type FontChoice = { family: string; weights: number[]; weight: number };

/** Offsets and blur in pixels. */
export type TextShadow = {
  x: number;
  y: number;
  blur: number;
  color: string;
  enabled: boolean;
};

export type HeaderPalette = {
  text: string;
  linkText: string;
  titleText: string;
  bgColor: string;
  brandBgColor: string;
  brandBgColor2: string;
  brandText: string;
  textShadow: TextShadow;
};

/** `accentColor` is the background on hover. */
export type UiPalette = { text: string; bgColor: string; accentColor: string; textShadow?: TextShadow };

export type StrapPalette = {
  text: string;
  linkText: string;
  titleText: string;
  bgColor: string;
  accentColor: string;
  /** Opacity of overlays in percent, 0 to 100. */
  overlayAlpha: number;
  /** Degrees, -360 to 360. */
  overlayAngle: number;
  uiPrimary: UiPalette;
  uiSecondary: UiPalette;
  textShadow: TextShadow;
};

export type Theme = {
  baseTemplate: string;
  dark: boolean;
  fonts: { body: FontChoice; title: FontChoice };
  shapes: Shapes;
  header: HeaderPalette;
  straps: { default: StrapPalette; feature: StrapPalette; alternate: StrapPalette };
};
