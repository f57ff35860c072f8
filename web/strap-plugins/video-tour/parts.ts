import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

const CHAPTER = defineParts({
  time: part.text('Begins at', '0:00'),
  name: part.text('Name', 'A room'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'Video tour'),
  text: part.richText('Text'),
  video: needed(part.video('YouTube video')),
  /** In place of YouTube's own picture, so that nothing is requested from YouTube before the video is started. */
  poster: part.image('Picture before it plays', STARTER.livingRoom),
  chapters: part.list('Chapters', 'Chapter', CHAPTER, []),
  buttonList: part.links('Buttons', [{ text: 'Schedule a tour', action: 'schedule-tour', type: 'link' }]),
});

export type VideoTourState = StateOf<typeof parts>;

export const defaultState: VideoTourState = initialState(parts);
