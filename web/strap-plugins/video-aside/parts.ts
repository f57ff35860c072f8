import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf, wanted } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Watch'),
  text: part.richText('Text', '<p>Text</p>'),
  video: wanted(part.video('YouTube video')),
  /** Side of the video on a wide screen; on a narrow one it is above the text. */
  side: part.choice('Side of the video', { left: 'Left', right: 'Right' }, 'left'),
});

export type VideoAsideState = StateOf<typeof parts>;

export const defaultState: VideoAsideState = initialState(parts);
