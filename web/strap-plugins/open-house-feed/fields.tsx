import type { Fields } from '@puckeditor/core';
import { headingField, numberField } from '#web/src/editor/fields/part-fields.tsx';
import { searchSetupField } from '#web/src/editor/search-setup/search-setup-field.tsx';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';
import type { OpenHouseFeedState } from './state.ts';

export const fields: Fields<OpenHouseFeedState> = {
  title: headingField('Heading'),
  setup: searchSetupField('Address of the search'),
  limit: numberField('How many homes', { min: 1, max: FEED_MAX }),
};
