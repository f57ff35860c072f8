import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export type MarketStatsState = {
  title: HeadingPart;
  text: TextPart;
  /** Who's On First ids, at most 20; empty for everything the source has. */
  areas: string[];
  /** Property types that are told apart; empty tells none apart. */
  propertyTypes: string[];
};

export const AREAS_MAX = 20;

export const defaultState: MarketStatsState = {
  title: { html: 'Market Statistics', size: 'h2' },
  text: { html: '' },
  areas: [],
  propertyTypes: ['house', 'condo'],
};
