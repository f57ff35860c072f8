import type { Fields } from '@puckeditor/core';
import {
  linkListField,
  plainTextField,
  textField,
  toggleField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { SoldDetailsState } from './state.ts';

export const fields = {
  soldID: plainTextField('Sold listing (empty: the one of the address)'),
  showSoldPrice: toggleField('Show what it sold for, where it may be shown'),
  contact: textField('Text beside the facts'),
  buttonList: linkListField('Buttons'),
} as Fields<SoldDetailsState>;
