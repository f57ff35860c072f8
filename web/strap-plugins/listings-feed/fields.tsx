import type { Fields } from '@puckeditor/core';
import { choiceField, headingField, linkField, numberField } from '#web/src/editor/fields/part-fields.tsx';
import { searchSetupField } from '#web/src/editor/search-setup/search-setup-field.tsx';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';
import type { ListingsFeedState } from './state.ts';

export const fields: Fields<ListingsFeedState> = {
  title: headingField('Heading'),
  setup: searchSetupField('Address of the search'),
  limit: numberField('How many homes', { min: 1, max: FEED_MAX }),
  layout: choiceField('Layout', [
    { value: 'grid', label: 'Grid' },
    { value: 'slider', label: 'One row to swipe' },
  ]),
  more: linkField('Link to more (without an address: the whole search)'),
};
