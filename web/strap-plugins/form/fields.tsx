import type { Fields } from '@puckeditor/core';
import { headingField, plainTextField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { formField } from '#web/src/editor/fields/picker-fields.tsx';
import type { FormState } from './state.ts';

export const fields: Fields<FormState> = {
  formID: formField('Form'),
  title: headingField('Heading'),
  text: textField('Text'),
  buttonText: plainTextField('Words on the button'),
};
