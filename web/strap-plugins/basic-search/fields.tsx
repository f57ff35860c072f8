import type { Fields } from '@puckeditor/core';
import { headingField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import type { BasicSearchState } from './state.ts';

export const fields: Fields<BasicSearchState> = {
  title: headingField('Heading'),
  placeholder: plainTextField('Words in the empty field'),
  buttonText: plainTextField('Words on the button'),
};
