import type { Fields } from '@puckeditor/core';
import { agentFields } from '../agent-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroAgentAsideState } from './state.ts';

export const fields: Fields<HeroAgentAsideState> = {
  ...heroFields(['title', 'text', 'buttonList', 'searchBar', 'buttonText']),
  ...agentFields,
};
