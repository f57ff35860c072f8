import type { Fields } from '@puckeditor/core';
import { agentField } from '#web/src/editor/fields/agent-field.tsx';
import { headingField, imageField, linkListField, textField } from '#web/src/editor/fields/part-fields.tsx';
import type { FeaturedAgentState } from './state.ts';

export const fields: Fields<FeaturedAgentState> = {
  agentID: agentField('Agent', { none: 'The agent of the website’s settings', noneValue: '{setup.agentID}' }),
  title: headingField('Heading'),
  text: textField('Text (in place of the agent’s own)'),
  image: imageField('Portrait (in place of the agent’s own)'),
  linkList: linkListField('More ways to reach the agent'),
  buttonList: linkListField('Buttons'),
};
