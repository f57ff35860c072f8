import type { Fields } from '@puckeditor/core';
import { linkListField } from '#web/src/editor/fields/part-fields.tsx';
import type { HeaderState } from './header-state.ts';
import { navField } from './nav-field.tsx';

/** What every header lets an agent change. */
export const headerFields: Fields<HeaderState> = {
  nav: navField('Navigation'),
  linkList1: linkListField('Contact links'),
  linkList2: linkListField('Account links'),
};
