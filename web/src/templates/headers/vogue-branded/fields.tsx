import type { Fields } from '@puckeditor/core';
import { imageField, plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { headerFields } from '../header-fields.tsx';
import type { HeaderVogueBrandedState } from './state.ts';

export const fields: Fields<HeaderVogueBrandedState> = {
  ...headerFields,
  brandText: plainTextField('Words on the plaque'),
  brandLogo: imageField('Logo on the plaque'),
};
