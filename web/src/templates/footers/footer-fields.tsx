import type { Fields } from '@puckeditor/core';
import { linkListField } from '#web/src/editor/fields/part-fields.tsx';
import { navField } from '../headers/nav-field.tsx';
import type { FooterState } from './footer-state.ts';

/** What every footer lets an agent change. The legal line is not among it. */
export const footerFields: Fields<FooterState> = {
  nav: navField('Navigation'),
  linkList1: linkListField('First links'),
  linkList2: linkListField('Second links'),
};
