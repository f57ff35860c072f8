import type { FiguresState } from './parts.ts';

const figure = (count: string, what: string) => ({
  figure: { html: `<p>${count}</p>` },
  text: { html: `<p>${what}</p>` },
});

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<FiguresState> = {
  title: { html: 'Our work in figures', size: 'h2' },
  items: [
    figure('124', 'homes sold last year: your own count'),
    figure('23 days', 'from listing to sale: the median of your sales'),
    figure('98.6%', 'of the asking price: sale to list, on average'),
    figure('14 years', 'in this market: since your first licence'),
  ],
  note: { html: '<p>Say where the figures are from and which year they count.</p>' },
};
