import type { Fields } from '@puckeditor/core';
import { choiceField } from '#web/src/editor/fields/part-fields.tsx';
import { agentFields } from '../agent-fields.tsx';
import { heroFields } from '../hero-fields.tsx';
import type { HeroAgentAsideLargeState } from './state.ts';

export const fields: Fields<HeroAgentAsideLargeState> = {
  ...heroFields(['title', 'text', 'buttonList', 'searchBar', 'buttonText']),
  ...agentFields,
  size: choiceField('Height', [
    { value: 'large', label: 'Large' },
    { value: 'screen', label: 'The whole screen' },
  ]),
};
