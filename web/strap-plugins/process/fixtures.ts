import { defaultState, type ProcessState } from './parts.ts';

export const fixtures: Record<string, ProcessState> = {
  'four steps': {
    ...defaultState,
    title: { html: 'From tea to keys in eight weeks', size: 'h2' },
    text: { html: '<p>If nothing leaks.</p>' },
    buttonList: [{ text: 'Free home evaluation', action: 'estimate', type: 'link' }],
  },
  'one below the other': { ...defaultState, layout: 'down' },
  'three steps without times': {
    ...defaultState,
    items: defaultState.items.slice(0, 3).map((item) => ({ ...item, time: '' })),
  },
  'without items': { ...defaultState, items: [] },
};
