import type { Fields } from '@puckeditor/core';
import { headingField, linkListField, textField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import { formField } from '#web/src/editor/fields/picker-fields.tsx';
import type { ContactFormState } from './state.ts';

export const fields: Fields<ContactFormState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  formID: formField('Form'),
  links: linkListField('Ways to reach you'),
  showMap: toggleField('Show a link to the map'),
};
