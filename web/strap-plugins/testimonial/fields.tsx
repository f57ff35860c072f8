import type { Fields } from '@puckeditor/core';
import { headingField, imageField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { TestimonialState } from './state.ts';

export const fields: Fields<TestimonialState> = {
  text: textField('What the client says'),
  name: headingField('Name'),
  image: imageField('Image'),
};
