import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';

export const AREAS_MAX = 20;

export const parts = defineParts({
  title: part.heading('Heading', 'Market Statistics'),
  text: part.richText('Text'),
  layout: part.choice(
    'Layout of one area',
    {
      charts: 'Figures and charts',
      headline: 'The median price, large',
      ledger: 'A ruled list',
      wall: 'A grid of large figures',
    },
    'charts',
  ),
  /** At most 20; empty for the whole source. */
  areas: part.places('Areas'),
  /** Only these are counted; empty for all types. */
  propertyTypes: part.choices('Types counted', part.options(PANEL_PROPERTY_TYPES, 'value'), [
    'house',
    'condo',
  ]),
});

export type MarketStatsState = StateOf<typeof parts>;

export const defaultState: MarketStatsState = initialState(parts);
