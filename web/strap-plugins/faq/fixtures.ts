import { defaultState, type FaqState } from './parts.ts';

export const fixtures: Record<string, FaqState> = {
  'beside the heading': {
    ...defaultState,
    title: { html: 'Before you sell', size: 'h2' },
    text: { html: '<p>What sellers ask us at the first cup of tea.</p>' },
  },
  'below the heading': { ...defaultState, layout: 'stacked', buttonList: [] },
  'without questions': { ...defaultState, items: [] },
};
