import type { HeadingPart } from '#domain/page/parts.ts';
import type { VideoPart } from '../kit/video.tsx';

export type VideoState = {
  title: HeadingPart;
  video: VideoPart;
  /** It plays where it stands instead of over the page. */
  inline: boolean;
};

export const defaultState: VideoState = {
  title: { html: '', size: 'h2' },
  video: { url: '' },
  inline: false,
};
