import type { Fields } from '@puckeditor/core';
import {
  headingField,
  linkListField,
  plainTextField,
  textField,
  toggleField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { ContactFormState } from './state.ts';

export const fields: Fields<ContactFormState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  formID: plainTextField('Form (its id, for example stock/contact-agent)'),
  links: linkListField('Ways to reach you'),
  showMap: toggleField('Show a link to the map'),
};
