import type { Fields } from '@puckeditor/core';
import { headingField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { TextTwoColumnsState } from './state.ts';

export const fields: Fields<TextTwoColumnsState> = {
  title: headingField('Heading'),
  left: textField('Left column'),
  right: textField('Right column'),
};
