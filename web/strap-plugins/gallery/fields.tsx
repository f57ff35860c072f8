import type { Fields } from '@puckeditor/core';
import { headingField, imageListField, numberField } from '#web/src/editor/fields/part-fields.tsx';
import { type GalleryState, newItem } from './state.ts';

export const fields: Fields<GalleryState> = {
  title: headingField('Heading'),
  columns: numberField('Columns', { min: 2, max: 5 }),
  images: imageListField('Images', newItem),
};
