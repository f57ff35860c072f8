import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** The post; null is the one of the page's URL. */
  slug: part.post('Post (its word in the address; empty: the post of the address)'),
  showDate: part.toggle('Show the date', true),
  showAuthor: part.toggle('Show the author', true),
  authorCard: part.toggle('Card of the author below the text', true),
  homes: part.toggle('Related homes', true),
  share: part.toggle('Share button', true),
  subscribe: part.toggle('Button to get new posts by e-mail', true),
});

export type BlogPostState = StateOf<typeof parts>;

export const defaultState: BlogPostState = initialState(parts);
