import type { Fields } from '@puckeditor/core';
import { imageListField } from '#web/src/editor/fields/part-fields.tsx';
import { type ImageStripState, newItem } from './state.ts';

export const fields: Fields<ImageStripState> = {
  images: imageListField('Images', newItem, ['href', 'linkOut', 'height', 'filter']),
};
