import type { LinkPart } from '#domain/page/parts.ts';
import type { ColumnedLinksState } from './parts.ts';

const place = (text: string): LinkPart => ({ text, href: '/search', type: 'link' });

const columns: ColumnedLinksState = {
  title: { html: 'Find your way around', size: 'h2' },
  layout: 'columns',
  columns: [
    {
      title: { html: 'South of the river', size: 'h4' },
      links: ['Strathcona', 'Garneau', 'Belgravia', 'Mill Woods', 'Windermere'].map(place),
    },
    {
      title: { html: 'North and west', size: 'h4' },
      links: ['Glenora', 'Westmount', 'Highlands', 'Griesbach'].map(place),
    },
    {
      title: { html: 'Good to know', size: 'h4' },
      links: [
        { text: 'What buying costs', href: '/buy', icon: 'calculator', type: 'link' },
        { text: 'Getting a house ready', href: '/sell', icon: 'paintbrush', type: 'link' },
        { text: 'Write to us', href: '/contact', icon: 'mail', type: 'link' },
      ],
    },
  ],
};

export const fixtures: Record<string, ColumnedLinksState> = {
  'three columns': columns,
  'three rows': { ...columns, layout: 'rows' },
};
