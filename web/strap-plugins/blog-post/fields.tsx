import type { Fields } from '@puckeditor/core';
import { plainTextField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import type { BlogPostState } from './state.ts';

export const fields = {
  slug: plainTextField('Post (its word in the address; empty: the post of the address)'),
  showDate: toggleField('Show the date'),
  showAuthor: toggleField('Show the author'),
} as Fields<BlogPostState>;
