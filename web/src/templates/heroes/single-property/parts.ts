import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  ...heroParts(),
  title: part.heading('Title', '', 'h1', ['h1', 'h2', 'h3']),
  text: part.richText('Text'),
  buttonList: part.links('Buttons', [{ text: 'Schedule Tour', action: 'schedule-tour', type: 'link' }]),
  searchBar: part.toggle(null, false),
  /** Empty shows the newest listing. */
  mls: part.listing('Home', ''),
  images: part.images('Photos in place of the listing’s', [], { altText: '' }),
});

export type HeroSinglePropertyState = StateOf<typeof parts>;

export const defaultState: HeroSinglePropertyState = initialState(parts);
