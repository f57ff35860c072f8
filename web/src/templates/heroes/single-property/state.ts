import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';
import type { ImagePart } from '#domain/page/parts.ts';

/** `mls` empty shows the newest home; `images` stand in place of the listing's own. */
export type HeroSinglePropertyState = HeroState & { mls: string; images: ImagePart[] };

export const defaultState: HeroSinglePropertyState = {
  ...DEFAULT_HERO_STATE,
  title: { html: '', size: 'h1' },
  text: { html: '' },
  buttonList: [{ text: 'Schedule Tour', action: 'schedule-tour', type: 'link' }],
  searchBar: false,
  mls: '',
  images: [],
};
