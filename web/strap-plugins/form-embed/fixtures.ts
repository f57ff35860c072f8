import { defaultState, type FormEmbedState } from './parts.ts';

export const fixtures: Record<string, FormEmbedState> = {
  'not set up yet': defaultState,
  'a form of the forms manager': {
    title: { html: 'Ask us anything', size: 'h2' },
    formID: 'stock/contact-agent',
  },
};
