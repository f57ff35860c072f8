import { z } from 'zod';
import { checkJson } from '../json/check.ts';
import type { Checked } from '../json/checked.ts';
import { color, number, text } from '../json/parts-schema.ts';
import { isFontName } from './fonts.ts';
import {
  CARD_PHOTOS,
  CARDS,
  CORNERS,
  DEFAULT_SHAPES,
  HOME_PLANS,
  MAP_SIDES,
  POSTS,
  RESULTS,
  HEADS,
  RHYTHMS,
  TITLES,
  TOP_PHOTOS,
} from './shapes.ts';
import type { Theme } from './theme.ts';

const solid = color.min(1, 'A colour is needed');
const weight = z.int().min(1).max(1000);

const font = z.object({
  family: z.string().refine(isFontName, 'This is not the name of a font'),
  weights: z.array(weight).max(20),
  weight,
});

const textShadow = z.object({
  x: number(-100, 100),
  y: number(-100, 100),
  blur: number(0, 100),
  color: solid,
  enabled: z.boolean(),
});

const ui = z.object({ text: solid, bgColor: solid, accentColor: solid, textShadow: textShadow.optional() });

const strapPalette = z.object({
  text: solid,
  linkText: solid,
  titleText: solid,
  bgColor: solid,
  accentColor: solid,
  overlayAlpha: number(0, 100),
  overlayAngle: number(-360, 360),
  uiPrimary: ui,
  uiSecondary: ui,
  textShadow,
});

const headerPalette = z.object({
  text: solid,
  linkText: solid,
  titleText: solid,
  bgColor: solid,
  brandBgColor: solid,
  brandBgColor2: solid,
  brandText: solid,
  textShadow,
});

/** Themes from before there were shapes, or these plans, have the default ones. */
const shapes = z
  .object({
    corners: z.enum(CORNERS),
    cards: z.enum(CARDS),
    cardPhotos: z.enum(CARD_PHOTOS),
    topPhotos: z.enum(TOP_PHOTOS),
    results: z.enum(RESULTS).default(DEFAULT_SHAPES.results),
    mapSide: z.enum(MAP_SIDES).default(DEFAULT_SHAPES.mapSide),
    homePlan: z.enum(HOME_PLANS).default(DEFAULT_SHAPES.homePlan),
    posts: z.enum(POSTS).default(DEFAULT_SHAPES.posts),
    heads: z.enum(HEADS).default(DEFAULT_SHAPES.heads),
    titles: z.enum(TITLES).default(DEFAULT_SHAPES.titles),
    rhythm: z.enum(RHYTHMS).default(DEFAULT_SHAPES.rhythm),
  })
  .default(DEFAULT_SHAPES);

export const themeSchema: z.ZodType<Theme> = z.object({
  baseTemplate: text(100),
  dark: z.boolean(),
  fonts: z.object({ body: font, title: font }),
  shapes,
  header: headerPalette,
  straps: z.object({ default: strapPalette, feature: strapPalette, alternate: strapPalette }),
});

/** Validates a theme. */
export function checkTheme(value: unknown): Checked<Theme> {
  return checkJson(themeSchema, value);
}
