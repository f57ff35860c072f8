import dmSerifDisplay from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2?url';
import cormorantGaramond from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import sourceSans3 from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { Theme } from '#domain/theme/theme.ts';

/** Upright files of the fonts declared in fonts.css, by family. */
const FILES = new Map([
  ['DM Sans', dmSans],
  ['DM Serif Display', dmSerifDisplay],
  ['Fraunces', fraunces],
  ['Inter', inter],
  ['Source Serif 4', sourceSerif],
  ['Playfair Display', playfairDisplay],
  ['Source Sans 3', sourceSans3],
  ['Lora', lora],
  ['Nunito Sans', nunitoSans],
  ['Cormorant Garamond', cormorantGaramond],
  ['Work Sans', workSans],
  ['Outfit', outfit],
  ['Figtree', figtree],
  ['Newsreader', newsreader],
  ['Manrope', manrope],
]);

/** The files a theme needs for its first text; server only. */
export function fontFiles({ body, title }: Theme['fonts']): string[] {
  const files = [body.family, title.family].map(fontFile);

  return [...new Set(files.filter((file) => file !== null))];
}

/** The path of a family's file; null for one that is not bundled. */
export function fontFile(family: string): string | null {
  return FILES.get(family.replace(/ Variable$/, '')) ?? null;
}
