import type { Fields } from '@puckeditor/core';
import type { EmptyPageState } from './state.ts';

export const fields: Fields<EmptyPageState> = {};
