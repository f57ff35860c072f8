import type { Fields } from '@puckeditor/core';
import {
  headingField,
  iconField,
  imageField,
  listField,
  plainTextField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type BuyersResourcesState, newItem, type Resource } from './state.ts';

export const fields: Fields<BuyersResourcesState> = {
  title: headingField('Heading'),
  text: textField('Introduction'),
  items: listField<Resource>('Resources', {
    fields: {
      icon: iconField('Icon'),
      title: headingField('Heading'),
      text: textField('Text'),
      href: plainTextField('Link'),
    },
    defaultItem: newItem,
    itemLabel: (item, index) => item.title?.html || `Resource ${index + 1}`,
  }),
  image: imageField('Image'),
};
