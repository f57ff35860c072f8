import type { Fields } from '@puckeditor/core';
import { plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroSeparatedSearchState } from './state.ts';

export const fields: Fields<HeroSeparatedSearchState> = {
  ...heroFields(['title', 'text', 'buttonList', 'searchBar', 'buttonText']),
  placeholder: plainTextField('Words in the empty search bar'),
};
