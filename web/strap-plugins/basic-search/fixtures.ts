import { type BasicSearchState, defaultState } from './parts.ts';

export const fixtures: Record<string, BasicSearchState> = {
  'as it comes': defaultState,
  'other words': {
    title: { html: 'Which street do you like?', size: 'h2' },
    placeholder: 'A street, a neighbourhood, a number',
    buttonText: 'Look',
  },
};
