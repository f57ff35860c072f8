import type { Fields } from '@puckeditor/core';
import { headingField, toggleField, videoField } from '#web/src/editor/fields/part-fields.tsx';
import type { VideoState } from './state.ts';

export const fields: Fields<VideoState> = {
  title: headingField('Heading'),
  video: videoField('YouTube video'),
  inline: toggleField('It plays in its place, not over the page'),
};
