import { READY_PALETTES } from '#domain/theme/palettes.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { OVER_PICTURE } from './gallery-page.ts';
import type { GalleryTheme, Shot } from './shot.ts';
import type { StrapExamples } from './strap-examples.ts';

export const GALLERY_PATH = '/__gallery';

/** Straps stack their states on one page; headers, heroes and footers have one page per state, heroes also one over a picture. */
export function shotsOf({ kind, definition: { name, label }, states }: StrapExamples): Shot[] {
  const at = `${GALLERY_PATH}/${name}`;
  if (kind === 'strap') return [{ name, label, kind, state: null, at }];

  return states.flatMap(([state]) => {
    const shot = { name, label, kind, state, at: `${at}?state=${encodeURIComponent(state)}` };
    const over = { ...shot, state: `${state}, over a picture`, at: `${shot.at}&${OVER_PICTURE}` };

    return kind === 'hero' ? [shot, over] : [shot];
  });
}

export function galleryThemes(): GalleryTheme[] {
  return READY_PALETTES.map(({ key, theme }) => ({ key, css: themeToCss(theme).css, isDark: theme.dark }));
}
