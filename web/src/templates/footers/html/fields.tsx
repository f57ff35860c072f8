import type { Fields } from '@puckeditor/core';
import { htmlField } from '#web/src/editor/fields/part-fields.tsx';
import { footerFields } from '../footer-fields.tsx';
import type { FooterHtmlState } from './state.ts';

export const fields: Fields<FooterHtmlState> = { ...footerFields, html: htmlField('Markup') };
