import type { Fields } from '@puckeditor/core';
import { headingField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { TextThreeColumnsState } from './state.ts';

export const fields: Fields<TextThreeColumnsState> = {
  title: headingField('Heading'),
  left: textField('Left column'),
  middle: textField('Middle column'),
  right: textField('Right column'),
};
