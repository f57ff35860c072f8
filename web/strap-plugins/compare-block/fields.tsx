import type { Fields } from '@puckeditor/core';
import {
  headingField,
  iconField,
  linkListField,
  listField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type CompareBlockState, type ComparedBlock, newItem } from './state.ts';

export const fields: Fields<CompareBlockState> = {
  title: headingField('Heading'),
  items: listField<ComparedBlock>('Blocks', {
    fields: {
      icon: iconField('Icon'),
      title: headingField('Heading'),
      text: textField('Text'),
      buttonList: linkListField('Buttons'),
    },
    defaultItem: newItem,
    itemLabel: (item, index) => item.title?.html || `Block ${index + 1}`,
    min: 2,
    max: 4,
  }),
};
