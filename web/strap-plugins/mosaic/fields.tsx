import type { Fields } from '@puckeditor/core';
import {
  addressField,
  choiceField,
  headingField,
  imageField,
  listField,
} from '#web/src/editor/fields/part-fields.tsx';
import { type MosaicState, type MosaicTile, newItem, type TileSize } from './state.ts';

export const fields: Fields<MosaicState> = {
  title: headingField('Heading'),
  items: listField<MosaicTile>('Tiles', {
    fields: {
      image: imageField('Image'),
      title: headingField('Heading'),
      href: addressField('Link'),
      size: choiceField<TileSize>('Size', [
        { value: 'small', label: 'Small' },
        { value: 'wide', label: 'Wide' },
        { value: 'tall', label: 'Tall' },
        { value: 'large', label: 'Large' },
      ]),
    },
    defaultItem: newItem,
    itemLabel: (item, index) => item.title?.html || `Tile ${index + 1}`,
  }),
};
