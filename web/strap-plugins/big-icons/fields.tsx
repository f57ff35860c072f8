import type { Fields } from '@puckeditor/core';
import { iconListField } from '#web/src/editor/fields/icon-list-field.tsx';
import { headingField } from '#web/src/editor/fields/part-fields.tsx';
import { type BigIconsState, newItem } from './state.ts';

export const fields: Fields<BigIconsState> = {
  title: headingField('Heading'),
  items: iconListField('Icons', 'Icon', newItem),
};
