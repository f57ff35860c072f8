import type { Fields } from '@puckeditor/core';
import { numberField, plainTextField, toggleField } from '#web/src/editor/fields/part-fields.tsx';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';
import type { AgentProfileState } from './state.ts';

export const fields = {
  agentID: plainTextField('Agent (empty: the agent of the address)'),
  showListings: toggleField('Show the agent’s listings'),
  limit: numberField('How many homes', { min: 1, max: FEED_MAX }),
} as Fields<AgentProfileState>;
