import { defaultState, type FaqState } from './parts.ts';
import { sample } from './sample.ts';

const FOUR: FaqState = { ...defaultState, ...sample };

export const fixtures: Record<string, FaqState> = {
  'beside the heading': {
    ...FOUR,
    title: { html: 'Before you sell', size: 'h2' },
    text: { html: '<p>What sellers ask us at the first cup of tea.</p>' },
  },
  'below the heading': { ...FOUR, layout: 'stacked', buttonList: [] },
  'all open in two columns': { ...FOUR, layout: 'columns', buttonList: [] },
  'all open beside an index': { ...FOUR, layout: 'index' },
  'without questions': { ...defaultState, items: [] },
};
