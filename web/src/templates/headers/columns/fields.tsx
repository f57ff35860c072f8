import type { Fields } from '@puckeditor/core';
import { plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { headerFields } from '../header-fields.tsx';
import type { HeaderColumnsState } from './state.ts';

export const fields: Fields<HeaderColumnsState> = {
  ...headerFields,
  text: plainTextField('Words beside the logo'),
};
