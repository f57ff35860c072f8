import { defaultState, type ProcessState } from './parts.ts';
import { sample } from './sample.ts';

const FOUR: ProcessState = { ...defaultState, ...sample };

export const fixtures: Record<string, ProcessState> = {
  'four steps': {
    ...FOUR,
    title: { html: 'From tea to keys in eight weeks', size: 'h2' },
    text: { html: '<p>If nothing leaks.</p>' },
    buttonList: [{ text: 'Free home evaluation', action: 'estimate', type: 'link' }],
  },
  'one below the other': { ...FOUR, layout: 'down' },
  'three steps without times': {
    ...FOUR,
    items: FOUR.items.slice(0, 3).map((item) => ({ ...item, time: '' })),
  },
  'without items': { ...defaultState, items: [] },
};
