import type { Fields } from '@puckeditor/core';
import { linesField } from '#editor/fields/pickers/choices-field.tsx';
import type { AgentRotatorState } from './parts.ts';

/** Agents by their `uid`, where the team's dialog knows ids. */
export const fields: Pick<Fields<AgentRotatorState>, 'agentIDs'> = {
  agentIDs: linesField('Agents, one a line as in their profile’s address (empty shows everybody)'),
};
