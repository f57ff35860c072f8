import type { Fields } from '@puckeditor/core';
import { heroFields } from '../hero-fields.tsx';
import type { HeroBasicState } from './state.ts';

export const fields: Fields<HeroBasicState> = heroFields([
  'title',
  'text',
  'buttonList',
  'searchBar',
  'buttonText',
]);
