import type { Fields } from '@puckeditor/core';
import { heroFields } from '../hero-fields.tsx';
import type { HeroWideSearchState } from './state.ts';

export const fields: Fields<HeroWideSearchState> = heroFields(['title', 'text', 'buttonList', 'searchBar']);
