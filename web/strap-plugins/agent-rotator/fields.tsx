import type { Fields } from '@puckeditor/core';
import { linesField } from '#editor/fields/pickers/choices-field.tsx';
import type { AgentRotatorState } from './parts.ts';

/** Picks agents by `uid`; the team dialog uses ids. */
export const fields: Pick<Fields<AgentRotatorState>, 'agentIDs'> = {
  agentIDs: linesField('Agents, one a line as in their profile’s address (empty shows everybody)'),
};
