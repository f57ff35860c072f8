import type { Fields } from '@puckeditor/core';
import {
  addressField,
  headingField,
  imageField,
  listField,
  numberField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type ColumnedTilesState, newItem, type Tile } from './state.ts';

export const fields: Fields<ColumnedTilesState> = {
  title: headingField('Heading'),
  columns: numberField('Columns', { min: 2, max: 4 }),
  items: listField<Tile>('Tiles', {
    fields: {
      image: imageField('Image'),
      title: headingField('Heading'),
      text: textField('Text'),
      href: addressField('Link'),
    },
    defaultItem: newItem,
    itemLabel: (_, index) => `Tile ${index + 1}`,
  }),
};
