import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'In your language'),
  text: part.richText('Text', '<p>Choose who speaks yours.</p>'),
  /** In this order; none are all, those with the most speakers first. */
  languages: part.texts('Languages, empty for all'),
});

export type TeamLanguagesState = StateOf<typeof parts>;

export const defaultState: TeamLanguagesState = initialState(parts);
