import type { Fields } from '@puckeditor/core';
import { headingField, numberField } from '#web/src/editor/fields/part-fields.tsx';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';
import type { SoldSearchState } from './state.ts';

export const fields: Fields<SoldSearchState> = {
  title: headingField('Heading'),
  limit: numberField('Homes on a page', { min: 1, max: FEED_MAX }),
  offset: numberField('Leave out the newest', { min: 0, max: 1000 }),
};
