import type { Fields } from '@puckeditor/core';
import { headingField, linkListField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { listingField } from '#web/src/editor/fields/picker-fields.tsx';
import type { FeaturedListingState } from './state.ts';

export const fields: Fields<FeaturedListingState> = {
  mls: listingField('Home'),
  title: headingField('Heading'),
  text: textField('Text (in place of the description)'),
  buttonList: linkListField('Buttons'),
};
