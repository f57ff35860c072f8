import type { Fields } from '@puckeditor/core';
import { imageField, linkListField } from '#web/src/editor/fields/part-fields.tsx';
import { agentChoiceField } from './agent-choice-field.tsx';
import type { AgentPart } from './hero-agent.ts';

/** What a hero with an agent lets an agent change about her. */
export const agentFields: Fields<AgentPart> = {
  agentID: agentChoiceField('Agent'),
  image: imageField('Picture in place of the portrait'),
  linkList: linkListField('More links'),
};
