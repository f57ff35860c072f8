import type { Fields } from '@puckeditor/core';
import { plainTextField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import type { NewListingDetailsState } from './state.ts';

export const fields = {
  listingID: plainTextField('MLS number (empty: the listing of the address)'),
  showMap: toggleField('Show the map'),
  showContactCard: toggleField('Show the contact card'),
} as Fields<NewListingDetailsState>;
