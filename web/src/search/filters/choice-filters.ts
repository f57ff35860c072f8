import { GARAGE_SPACES, LOT_SIZES, PARKING_SPACES, STOREYS } from '#domain/search/filter-options.ts';
import { STOREYS_MAX } from '#domain/search/filters.ts';
import { lotLabel } from '#domain/search/text/filter-labels.ts';

export type ChoiceFilterKey = 'lotSize' | 'storeys' | 'garageSpaces' | 'parkingSpaces';

type ChoiceFilter = {
  choices: readonly number[];
  /** Name of the facet with its counts. */
  facet: 'lotSizes' | 'storeys' | 'garageSpaces' | 'parkingSpaces';
  /** Name of its field in a form without JavaScript. */
  name: string;
  /** Text of a choice. */
  face: (value: number) => string;
};

const atLeast = (value: number) => `${value}+`;

/** Filters with one choice of a few. */
export const CHOICE_FILTERS: Readonly<Record<ChoiceFilterKey, ChoiceFilter>> = {
  lotSize: { choices: LOT_SIZES, facet: 'lotSizes', name: 'lot', face: lotLabel },
  storeys: {
    choices: STOREYS,
    facet: 'storeys',
    name: 'levels',
    face: (value) => (value >= STOREYS_MAX ? atLeast(value) : String(value)),
  },
  garageSpaces: { choices: GARAGE_SPACES, facet: 'garageSpaces', name: 'garage', face: atLeast },
  parkingSpaces: { choices: PARKING_SPACES, facet: 'parkingSpaces', name: 'parking', face: atLeast },
};
