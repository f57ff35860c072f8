import type { HeadingPart, HtmlPart } from '#domain/page/parts.ts';

export type LatestSocialState = {
  title: HeadingPart;
  /** The code of a social network that shows the latest posts. */
  embed: HtmlPart;
  /** Links to the networks of the website settings. */
  showLinks: boolean;
};

export const defaultState: LatestSocialState = {
  title: { html: 'Follow Us', size: 'h2' },
  embed: { html: '', display: 'block' },
  showLinks: true,
};
