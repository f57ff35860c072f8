import type { Fields } from '@puckeditor/core';
import { choiceField, headingField, linkField, numberField } from '#web/src/editor/fields/part-fields.tsx';
import { categoryField } from '#web/src/editor/fields/picker-fields.tsx';
import { type LatestNewsState, POSTS_MAX } from './state.ts';

export const fields: Fields<LatestNewsState> = {
  title: headingField('Heading'),
  posts_per_page: numberField('How many posts', { min: 1, max: POSTS_MAX }),
  orderby: choiceField('Order by', [
    { value: 'date', label: 'Date' },
    { value: 'title', label: 'Title' },
  ]),
  order: choiceField('Direction', [
    { value: 'DESC', label: 'Newest or last first' },
    { value: 'ASC', label: 'Oldest or first first' },
  ]),
  category: categoryField('Category'),
  more: linkField('Link to more'),
};
