import type { Fields } from '@puckeditor/core';
import { plainTextField, textField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import type { ListingDetailsState } from './state.ts';

export const fields = {
  listingID: plainTextField('MLS number (empty: the listing of the address)'),
  showMap: toggleField('Show the map'),
  showContactCard: toggleField('Show the contact card'),
  contact: textField('Text below the contact'),
} as Fields<ListingDetailsState>;
