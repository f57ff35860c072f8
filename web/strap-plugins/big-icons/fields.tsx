import type { Fields } from '@puckeditor/core';
import {
  headingField,
  iconField,
  listField,
  plainTextField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type BigIcon, type BigIconsState, newItem } from './state.ts';

export const fields: Fields<BigIconsState> = {
  title: headingField('Heading'),
  items: listField<BigIcon>('Icons', {
    fields: {
      icon: iconField('Icon'),
      title: headingField('Heading'),
      text: textField('Text'),
      href: plainTextField('Link'),
    },
    defaultItem: newItem,
    itemLabel: (item, index) => item.icon?.name || `Icon ${index + 1}`,
  }),
};
