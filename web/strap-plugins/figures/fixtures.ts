import { defaultState, type FiguresState } from './parts.ts';

const figure = (count: string, what: string) => ({
  figure: { html: `<p>${count}</p>` },
  text: { html: `<p>${what}</p>` },
});

const FOUR = [
  figure('1,140', 'homes sold by the eight of us'),
  figure('26 days', 'from sign to sale, the median of last year'),
  figure('9 of 10', 'of our clients were sent by another one'),
  figure('1998', 'the year of the first sign'),
];

export const fixtures: Record<string, FiguresState> = {
  'with a source': {
    ...defaultState,
    title: { html: 'Since 1998, in your streets', size: 'h2' },
    items: FOUR,
    note: { html: '<p>Counted by our office from its own sales, 2025.</p>' },
  },
  'beside the heading': {
    ...defaultState,
    title: { html: 'What a small office can do', size: 'h2' },
    layout: 'aside',
    items: FOUR,
  },
  'in a band': { ...defaultState, layout: 'band', items: FOUR.slice(0, 3) },
  'the first very large': {
    ...defaultState,
    title: { html: 'Since 1998, in your streets', size: 'h2' },
    layout: 'headline',
    items: FOUR,
  },
  'a ruled list': { ...defaultState, layout: 'ledger', items: FOUR.slice(0, 3) },
  'without items': { ...defaultState, items: [] },
};
