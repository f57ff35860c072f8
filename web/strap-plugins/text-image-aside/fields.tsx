import type { Fields } from '@puckeditor/core';
import {
  choiceField,
  headingField,
  imageField,
  linkListField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { TextImageAsideState } from './state.ts';

export const fields: Fields<TextImageAsideState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  image: imageField('Image'),
  side: choiceField('Side of the image', [
    { value: 'left', label: 'Left' },
    { value: 'right', label: 'Right' },
  ]),
  buttonList: linkListField('Buttons'),
};
