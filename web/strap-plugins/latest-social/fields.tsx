import type { Fields } from '@puckeditor/core';
import { headingField, htmlField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import type { LatestSocialState } from './state.ts';

export const fields: Fields<LatestSocialState> = {
  title: headingField('Heading'),
  embed: htmlField('Code that shows the posts'),
  showLinks: toggleField('Links to the networks of the website settings'),
};
