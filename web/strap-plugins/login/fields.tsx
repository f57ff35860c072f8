import type { Fields } from '@puckeditor/core';
import { plainTextField } from '#web/src/editor/fields/part-fields.tsx';
import type { LoginState } from './state.ts';

export const fields: Fields<LoginState> = { title: plainTextField('Title') };
