import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

const MOST_HOMES = 6;

export const parts = defineParts({
  ...heroParts(),
  title: part.heading('Title', '', 'h1', ['h1', 'h2', 'h3']),
  text: part.richText('Text'),
  buttonList: part.links('Buttons', [{ text: 'Schedule Tour', action: 'schedule-tour', type: 'link' }]),
  searchBar: part.toggle(null, false),
  /** Empty shows the newest listing. */
  mls: part.listing('Home', ''),
  /** Of the newest homes, when none is chosen: with several they follow each other. */
  homes: part.number('Newest homes to show, if none is chosen', 1, { min: 1, max: MOST_HOMES }),
  images: part.images('Photos in place of the listing’s', [], { altText: '' }),
});

export type HeroSinglePropertyState = StateOf<typeof parts>;

export const defaultState: HeroSinglePropertyState = initialState(parts);

/** Pages are also stored by the API, so the number is checked again. */
export function homeCount(homes: number): number {
  return Math.min(MOST_HOMES, Math.max(1, Math.floor(homes) || 1));
}
