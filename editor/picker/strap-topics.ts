import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/**
 * What agents look for in the picker, in this order. The names are those of the product's straps without their prefix; one from a
 * package is found by search and among all.
 */
const STRAPS = {
  text: 'about text text-image-aside text-two-columns text-three-columns big-icons columned-links compare-block spotlight',
  pictures:
    'image image-strip gallery gallery-slider mosaic columned-tiles before-after video video-aside video-tour',
  homes:
    'listings-feed latest-listing-feed large-listing-feed featured-listing open-house-feed listings-feed-sold listing-search map-listing-search basic-search advanced-search sold-search',
  people:
    'team-roster featured-agent agent-rotator agent-rotator-large agent-profile team-languages agent-search about',
  proof: 'testimonial quotes reviews figures press timeline process before-after listings-feed-sold',
  area: 'neighbourhood-guide market-stats office-map map-listing-search',
  advice: 'buyers-resources sellers-resources faq process mortgage home-value',
  contact: 'contact-form form home-value newsletter office-map form-embed',
  news: 'blog-feed latest-news latest-social newsletter',
  code: 'html html-full-width html-two-columns form-embed',
} as const;

export type StrapTopic = keyof typeof STRAPS;

const NAMES = new Map(
  Object.entries(STRAPS).map(([topic, names]) => [
    topic as StrapTopic,
    new Set(names.split(' ').map((name) => `strap-${name}`)),
  ]),
);

/** Those that one of the straps is about. */
export function topicsOf(straps: readonly AnyStrap[]): StrapTopic[] {
  return [...NAMES.keys()].filter((topic) => ofTopic(straps, topic).length > 0);
}

/** The straps of a topic; all without one. */
export function ofTopic(straps: readonly AnyStrap[], topic: StrapTopic | null): readonly AnyStrap[] {
  return topic === null ? straps : straps.filter(({ name }) => NAMES.get(topic)?.has(name));
}
