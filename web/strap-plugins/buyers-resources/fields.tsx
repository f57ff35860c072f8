import type { Fields } from '@puckeditor/core';
import { iconListField } from '#web/src/editor/fields/icon-list-field.tsx';
import { headingField, imageField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { type BuyersResourcesState, newItem } from './state.ts';

export const fields: Fields<BuyersResourcesState> = {
  title: headingField('Heading'),
  text: textField('Introduction'),
  items: iconListField('Resources', 'Resource', newItem),
  image: imageField('Image'),
};
