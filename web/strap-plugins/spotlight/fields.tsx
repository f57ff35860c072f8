import type { Fields } from '@puckeditor/core';
import { headingField, imageField, linkListField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { SpotlightState } from './state.ts';

export const fields: Fields<SpotlightState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  image: imageField('Image'),
  buttonList: linkListField('Buttons'),
};
