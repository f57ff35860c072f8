import type { Fields } from '@puckeditor/core';
import { heroFields } from '../hero-fields.tsx';
import { rangeField, twoEndedRangeField } from '../range-field.tsx';
import type { HeroFilterSearchState } from './state.ts';

export const fields: Fields<HeroFilterSearchState> = {
  ...heroFields(['title', 'text', 'buttonText']),
  area: rangeField('Interior size, in square feet'),
  baths: rangeField('Bathrooms'),
  beds: rangeField('Bedrooms'),
  priceRange: twoEndedRangeField('Price'),
};
