import type { Fields } from '@puckeditor/core';
import {
  headingField,
  linkListField,
  plainTextField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { FeaturedListingState } from './state.ts';

export const fields: Fields<FeaturedListingState> = {
  mls: plainTextField('MLS number (empty shows the newest home)'),
  title: headingField('Heading'),
  text: textField('Text (in place of the description)'),
  buttonList: linkListField('Buttons'),
};
