import { initialState } from '#domain/parts/initial-state.ts';
import { ITEM, type SellersResourcesState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<SellersResourcesState> = {
  title: { html: 'Thinking of selling?', size: 'h2' },
  text: { html: '<p>Start with a number: what homes like yours sold for on your street.</p>' },
  items: [
    {
      ...initialState(ITEM),
      icon: { name: 'paintbrush', style: 'enclosed' },
      title: { html: 'Preparing your home', size: 'h3' },
      text: { html: '<p>What to fix, what to leave, and what to put away.</p>' },
    },
    {
      ...initialState(ITEM),
      icon: { name: 'camera', style: 'enclosed' },
      title: { html: 'Pictures that sell', size: 'h3' },
      text: { html: '<p>One photographer, one bright morning.</p>' },
    },
    {
      ...initialState(ITEM),
      icon: { name: 'receipt', style: 'enclosed' },
      title: { html: 'What selling costs', size: 'h3' },
      text: { html: '<p>Commission, lawyer and mortgage: a worked example.</p>' },
    },
  ],
  buttonList: [{ text: 'Free Home Evaluation', action: 'estimate', type: 'link' }],
};
