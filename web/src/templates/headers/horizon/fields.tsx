import type { Fields } from '@puckeditor/core';
import { plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import { headerFields } from '../header-fields.tsx';
import type { HeaderHorizonState } from './state.ts';

export const fields: Fields<HeaderHorizonState> = { ...headerFields, tagline: plainTextField('Tagline') };
