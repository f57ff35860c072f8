import type { Fields } from '@puckeditor/core';
import { listField } from '#web/src/editor/fields/part-fields.tsx';
import { agentFields } from '../agent-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import { type HeroDualAgentAsideState, NOBODY } from './state.ts';

export const fields: Fields<HeroDualAgentAsideState> = {
  ...heroFields(['title', 'text', 'buttonList', 'searchBar', 'buttonText']),
  agents: listField<HeroDualAgentAsideState['agents'][number]>('Agents', {
    fields: agentFields,
    defaultItem: NOBODY,
    itemLabel: (_, index) => `Agent ${index + 1}`,
    max: 2,
  }),
};
