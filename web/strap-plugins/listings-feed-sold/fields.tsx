import type { Fields } from '@puckeditor/core';
import { headingField, linkField, numberField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';
import type { ListingsFeedSoldState } from './state.ts';

export const fields: Fields<ListingsFeedSoldState> = {
  title: headingField('Heading'),
  limit: numberField('How many homes', { min: 1, max: FEED_MAX }),
  offset: numberField('Leave out the newest', { min: 0, max: 1000 }),
  showSoldPrice: toggleField('Show what they sold for, where it may be shown'),
  more: linkField('Link to more'),
};
