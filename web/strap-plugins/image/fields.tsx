import type { Fields } from '@puckeditor/core';
import { imageField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { ImageState } from './state.ts';

export const fields: Fields<ImageState> = {
  image: imageField('Image'),
  caption: textField('Caption'),
};
