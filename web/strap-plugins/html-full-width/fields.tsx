import type { Fields } from '@puckeditor/core';
import { htmlField } from '#web/src/editor/fields/part-fields.tsx';
import type { HtmlFullWidthState } from './state.ts';

export const fields: Fields<HtmlFullWidthState> = {
  html: htmlField('Markup'),
};
