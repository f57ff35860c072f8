import type { Fields } from '@puckeditor/core';
import { linkListField } from '#web/src/editor/fields/part-fields.tsx';
import { navField } from '../nav-field.tsx';
import type { HeaderBasicState } from './state.ts';

export const fields: Fields<HeaderBasicState> = {
  nav: navField('Navigation'),
  linkList1: linkListField('Contact links'),
  linkList2: linkListField('Account links'),
};
