import type { Fields } from '@puckeditor/core';
import { plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroWideSearchState } from './state.ts';

export const fields: Fields<HeroWideSearchState> = {
  ...heroFields(['title', 'text', 'buttonList', 'searchBar', 'buttonText']),
  placeholder: plainTextField('Words in the empty search bar'),
};
