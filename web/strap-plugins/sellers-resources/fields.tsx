import type { Fields } from '@puckeditor/core';
import { iconListField } from '#web/src/editor/fields/icon-list-field.tsx';
import { headingField, linkListField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { newItem, type SellersResourcesState } from './state.ts';

export const fields: Fields<SellersResourcesState> = {
  title: headingField('Heading'),
  text: textField('Introduction'),
  items: iconListField('Resources', 'Resource', newItem),
  buttonList: linkListField('Buttons'),
};
