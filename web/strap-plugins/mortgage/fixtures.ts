import { defaultState, type MortgageState } from './parts.ts';

export const fixtures: Record<string, MortgageState> = {
  'as it comes': defaultState,
  'a dear home': {
    ...defaultState,
    title: { html: 'Can we afford it?', size: 'h2' },
    price: 1_200_000,
    buttonList: [],
  },
};
