import type { Fields } from '@puckeditor/core';
import { agentField } from '#web/src/editor/fields/agent-field.tsx';
import { numberField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';
import type { AgentProfileState } from './state.ts';

export const fields = {
  agentID: agentField('Agent', { none: 'The agent of the page’s address', noneValue: null }),
  showListings: toggleField('Show the agent’s listings'),
  limit: numberField('How many homes', { min: 1, max: FEED_MAX }),
} as Fields<AgentProfileState>;
