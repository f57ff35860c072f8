import { formatNumber } from '#domain/language/format-number.ts';
import { shownSize } from '#domain/listing/home-size.ts';
import {
  CONSTRUCTION_AGE,
  constructionAgeFilter,
  LISTING_AGE,
  listingAgeFilter,
  SIZE,
  sizeFilter,
} from '#domain/search/filter-options.ts';
import type { Filters } from '#domain/search/filters.ts';
import {
  constructionAgeLabel,
  listingAgeLabel,
  newestConstruction,
  newestListing,
  sizeLabel,
} from '#domain/search/text/filter-labels.ts';

export type SliderFilterKey = 'interiorSize' | 'constructionAgeYears' | 'listingAgeDays';

type SliderFilter = {
  min: number;
  max: number;
  step: number;
  /** Name of its field in a form without JavaScript. */
  name: string;
  read: (filters: Filters) => number;
  write: (value: number) => Filters;
  format: (value: number) => string;
  /** Labels of both ends of the scale. */
  ends: () => readonly [low: string, high: string];
};

/** Filters with one thumb. */
export const SLIDER_FILTERS: Record<SliderFilterKey, SliderFilter> = {
  interiorSize: {
    min: SIZE.min,
    get max() {
      return SIZE.max;
    },
    get step() {
      return SIZE.step;
    },
    name: 'size',
    read: ({ interiorSize }) => interiorSize ?? SIZE.min,
    write: sizeFilter,
    format: sizeLabel,
    ends: () => [String(SIZE.min), formatNumber(shownSize(SIZE.max))],
  },
  constructionAgeYears: {
    ...CONSTRUCTION_AGE,
    name: 'built',
    read: ({ constructionAgeYears }) => constructionAgeYears ?? CONSTRUCTION_AGE.max,
    write: constructionAgeFilter,
    format: constructionAgeLabel,
    ends: () => [newestConstruction(), String(CONSTRUCTION_AGE.max)],
  },
  listingAgeDays: {
    ...LISTING_AGE,
    name: 'listed',
    read: ({ listingAgeDays }) => listingAgeDays ?? LISTING_AGE.max,
    write: listingAgeFilter,
    format: listingAgeLabel,
    ends: () => [newestListing(), listingAgeLabel(LISTING_AGE.max)],
  },
};
