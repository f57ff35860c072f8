import { FONT_FAMILIES, fontStack } from '#domain/theme/fonts.ts';
import type { Theme } from '#domain/theme/theme.ts';

/** The letters of further European languages, which the Latin subsets of fonts.css lack; both are disjoint. */
const RANGE =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const FILES = import.meta.glob<string>(
  '/node_modules/@fontsource*/*/files/*-latin-ext-{wght,400}-{normal,italic}.woff2',
  { eager: true, query: '?url', import: 'default' },
);

/** The faces of the fonts of a theme; a browser fetches one only for text that has such letters. */
export function extendedFaces({ body, title }: Theme['fonts']): string {
  return [...new Set([body.family, title.family].map(plainName))].map(facesOf).join('');
}

/** Those of all bundled fonts, for agents who try other ones. */
export function allExtendedFaces(): string {
  return FONT_FAMILIES.map(({ family }) => facesOf(family)).join('');
}

function facesOf(name: string): string {
  const font = FONT_FAMILIES.find(({ family }) => family === name);
  if (!font) return '';
  const folder = name.toLowerCase().replaceAll(' ', '-');
  const [family] = fontStack(name).split(',');

  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${folder}/`))
    .map(([path, url]) => {
      const style = path.includes('-italic') ? 'italic' : 'normal';
      const [lightest, heaviest] = font.weights;
      const weight = lightest === heaviest ? lightest : `${lightest} ${heaviest}`;

      return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url("${url}") format("woff2");unicode-range:${RANGE}}`;
    })
    .join('');
}

function plainName(family: string): string {
  return family.replace(/ Variable$/, '');
}
