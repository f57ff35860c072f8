import { defaultState, type FormEmbedState } from './state.ts';

export const fixtures: Record<string, FormEmbedState> = {
  'not set up yet': defaultState,
  'a form of the forms manager': {
    title: { html: 'What is your home worth?', size: 'h2' },
    formsHost: 'https://forms.example.com',
    formID: 'stock/home-evaluation',
  },
};
