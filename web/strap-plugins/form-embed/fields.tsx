import type { Fields } from '@puckeditor/core';
import { headingField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import type { FormEmbedState } from './state.ts';

export const fields: Fields<FormEmbedState> = {
  title: headingField('Heading'),
  formID: plainTextField('Form (its id)'),
};
