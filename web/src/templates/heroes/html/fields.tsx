import type { Fields } from '@puckeditor/core';
import { htmlField } from '#web/src/editor/fields/part-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroHtmlState } from './state.ts';

export const fields: Fields<HeroHtmlState> = { ...heroFields([]), html: htmlField('Markup') };
