import type { Fields } from '@puckeditor/core';
import { linkField } from '#web/src/editor/fields/part-fields.tsx';
import { headerFields } from '../header-fields.tsx';
import type { HeaderNeoState } from './state.ts';

export const fields: Fields<HeaderNeoState> = { ...headerFields, cta: linkField('Call to action') };
