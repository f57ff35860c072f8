import type { HeadingPart } from '#domain/page/parts.ts';

export type VideoState = {
  title: HeadingPart;
  video: { url: string };
  /** It plays where it stands instead of over the page. */
  inline: boolean;
};

export const defaultState: VideoState = {
  title: { html: '', size: 'h2' },
  video: { url: '' },
  inline: false,
};
