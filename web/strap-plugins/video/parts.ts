import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading'),
  video: needed(part.video('YouTube video')),
  /** Plays inline instead of in a modal. */
  inline: part.toggle('It plays in its place, not over the page', false),
});

export type VideoState = StateOf<typeof parts>;

export const defaultState: VideoState = initialState(parts);
