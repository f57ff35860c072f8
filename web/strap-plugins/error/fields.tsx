import type { Fields } from '@puckeditor/core';
import { numberField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import type { ErrorState } from './state.ts';

export const fields: Fields<ErrorState> = {
  code: numberField('Code', { min: 400, max: 599 }),
  message: plainTextField('Message'),
};
