import dmSerifDisplay from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Theme } from '#domain/theme/theme.ts';

/** Upright files of the fonts that fonts.css declares, by family. */
const FILES: Record<string, string> = {
  'DM Sans': dmSans,
  'DM Serif Display': dmSerifDisplay,
  Fraunces: fraunces,
  Inter: inter,
  'Source Serif 4': sourceSerif,
};

/** The files a theme needs before any text can be drawn as meant; server only. */
export function fontFiles({ body, title }: Theme['fonts']): string[] {
  const files = [body.family, title.family].map((family) => FILES[family.replace(/ Variable$/, '')]);

  return [...new Set(files.filter((file) => file !== undefined))];
}
