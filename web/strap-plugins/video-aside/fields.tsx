import type { Fields } from '@puckeditor/core';
import { choiceField, headingField, textField, videoField } from '#web/src/editor/fields/part-fields.tsx';
import type { VideoAsideState } from './state.ts';

export const fields: Fields<VideoAsideState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  video: videoField('YouTube video'),
  side: choiceField('Side of the video', [
    { value: 'left', label: 'Left' },
    { value: 'right', label: 'Right' },
  ]),
};
