import type { Fields } from '@puckeditor/core';
import { headingField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import type { FormEmbedState } from './state.ts';

export const fields: Fields<FormEmbedState> = {
  title: headingField('Heading'),
  formsHost: plainTextField('Address of the forms manager (https://…)'),
  formID: plainTextField('Form (its id)'),
};
