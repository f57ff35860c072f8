import type { Fields } from '@puckeditor/core';
import { linkListField } from '#web/src/editor/fields/part-fields.tsx';
import { navField } from '../../headers/nav-field.tsx';
import type { FooterBasicState } from './state.ts';

export const fields: Fields<FooterBasicState> = {
  nav: navField('Navigation'),
  linkList1: linkListField('First links'),
  linkList2: linkListField('Second links'),
};
