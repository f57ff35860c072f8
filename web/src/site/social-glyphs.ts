import type { SocialNetwork } from '#domain/site/website.ts';

/** Logos of the networks in the style of the other icons, 24 by 24. */
export const SOCIAL_GLYPHS: Record<SocialNetwork, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  flickr: 'M7 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  foursquare: 'M17.5 3h-11v18l5.2-6h3.2l1.3-6H11m6.5-6-1.3 6',
  googleplus: 'M13.5 11H8v2.2h3.2A3.4 3.4 0 1 1 10.3 9M18 9v6m-3-3h6',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.5 6.5h.01',
  linkedin: 'M4 9h3.5v11H4zM5.75 4.5h.01M11 20V9h3.5v1.6A4 4 0 0 1 21 13.5V20h-3.5v-6a1.5 1.5 0 0 0-3 0v6z',
  pinterest: 'M9 21l2.6-11M8.4 13A5.2 5.2 0 1 1 13.6 15.6c-1.6 0-2.6-1-2.9-2',
  rss: 'M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M5 19h.01',
  twitter: 'M4 4l16 16M20 4 4 20',
  youtube:
    'M4.5 5.5C7 5 9.5 5 12 5s5 0 7.5.5A2.5 2.5 0 0 1 22 8v8a2.5 2.5 0 0 1-2.5 2.5C17 19 14.5 19 12 19s-5 0-7.5-.5A2.5 2.5 0 0 1 2 16V8a2.5 2.5 0 0 1 2.5-2.5zM10 9l5 3-5 3z',
};
