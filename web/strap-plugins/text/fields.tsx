import type { Fields } from '@puckeditor/core';
import { headingField, linkListField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { TextState } from './state.ts';

/** One field for each member of the state, in the order an agent meets them. */
export const fields: Fields<TextState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  buttonList: linkListField('Buttons'),
};
