import type { ColumnedLinksState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<ColumnedLinksState> = {
  title: { html: 'Find your way around', size: 'h2' },
  columns: [
    {
      title: { html: 'Homes', size: 'h4' },
      links: [
        { text: 'All homes for sale', href: '/search', type: 'link' },
        { text: 'Houses', href: '/search/houses', type: 'link' },
        { text: 'Condos', href: '/search/condos', type: 'link' },
      ],
    },
    {
      title: { html: 'About us', size: 'h4' },
      links: [
        { text: 'Our agents', href: '/agents', type: 'link' },
        { text: 'Sold homes', href: '/solds', type: 'link' },
        { text: 'Blog', href: '/blog', type: 'link' },
      ],
    },
  ],
};
