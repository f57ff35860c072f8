import type { Fields } from '@puckeditor/core';
import { headingField } from '#web/src/editor/fields/part-fields.tsx';
import { formField } from '#web/src/editor/fields/picker-fields.tsx';
import type { FormEmbedState } from './state.ts';

export const fields: Fields<FormEmbedState> = {
  title: headingField('Heading'),
  formID: formField('Form'),
};
