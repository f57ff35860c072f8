import type { Field, Fields } from '@puckeditor/core';
import type { IconPart } from '#domain/page/parts.ts';
import {
  headingField,
  listField,
  numberField,
  plainTextField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type BigIcon, type BigIconsState, newItem } from './state.ts';

const iconField = {
  type: 'object',
  label: 'Icon',
  objectFields: {
    name: plainTextField('Name of the icon (lucide.dev)'),
    label: plainTextField('Description for people who do not see it'),
    fontSize: numberField('Size in pixels', { min: 0 }),
    style: {
      type: 'radio',
      label: 'Ground',
      options: [
        { value: 'none', label: 'None' },
        { value: 'enclosed', label: 'Circle' },
      ],
    },
  },
} as unknown as Field<IconPart>;

export const fields: Fields<BigIconsState> = {
  title: headingField('Heading'),
  items: listField<BigIcon>('Icons', {
    fields: {
      icon: iconField,
      title: headingField('Heading'),
      text: textField('Text'),
      href: plainTextField('Link'),
    },
    defaultItem: newItem,
    itemLabel: (item, index) => item.icon?.name || `Icon ${index + 1}`,
  }),
};
