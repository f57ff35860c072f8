import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Follow Us'),
  /** Embed code of a social network. */
  embed: part.html('Code that shows the posts'),
  showLinks: part.toggle('Links to the networks of the website settings', true),
});

export type LatestSocialState = StateOf<typeof parts>;

export const defaultState: LatestSocialState = initialState(parts);
