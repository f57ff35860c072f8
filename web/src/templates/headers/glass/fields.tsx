import type { Fields } from '@puckeditor/core';
import { choiceField } from '#web/src/editor/fields/part-fields.tsx';
import { headerFields } from '../header-fields.tsx';
import type { HeaderGlassState } from './state.ts';

export const fields: Fields<HeaderGlassState> = {
  ...headerFields,
  logoOverImage: choiceField('Logo over a picture', [
    { value: 'plate', label: 'On a plate' },
    { value: 'white', label: 'In white' },
    { value: 'unchanged', label: 'As it is' },
  ]),
};
