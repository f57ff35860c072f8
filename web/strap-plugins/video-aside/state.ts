import type { HeadingPart, TextPart } from '#domain/page/parts.ts';
import type { VideoPart } from '../kit/video.tsx';

export const SIDES = ['left', 'right'] as const;

export type VideoAsideState = {
  title: HeadingPart;
  text: TextPart;
  video: VideoPart;
  /** Where the video stands on a wide screen; on a narrow one it stands above the text. */
  side: (typeof SIDES)[number];
};

export const defaultState: VideoAsideState = {
  title: { html: 'Watch', size: 'h2' },
  text: { html: '<p>Text</p>' },
  video: { url: '' },
  side: 'left',
};
