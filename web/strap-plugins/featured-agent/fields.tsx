import type { Fields } from '@puckeditor/core';
import {
  headingField,
  imageField,
  linkListField,
  plainTextField,
  textField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { FeaturedAgentState } from './state.ts';

export const fields: Fields<FeaturedAgentState> = {
  agentID: plainTextField('Agent (id, or as in the profile’s address)'),
  title: headingField('Heading'),
  text: textField('Text (in place of the agent’s own)'),
  image: imageField('Portrait (in place of the agent’s own)'),
  linkList: linkListField('More ways to reach the agent'),
  buttonList: linkListField('Buttons'),
};
