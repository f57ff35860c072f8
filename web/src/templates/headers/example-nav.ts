import type { NavItem } from '#domain/site/website.ts';

/** A navigation with every kind of entry, for tests. */
export const EXAMPLE_NAV: NavItem[] = [
  { label: 'Buy', href: '/search' },
  {
    label: 'Communities',
    href: '/communities',
    dropdown: [
      { label: 'Strathcona', href: '/strathcona' },
      { label: 'Glenora', href: '/glenora' },
    ],
  },
  { label: 'Blog', href: 'https://example.com/blog', linkOut: true },
];

/** The long navigation of a large brokerage, for fixtures. */
export const LONG_NAV: NavItem[] = [
  { label: 'Homes for sale', href: '/search' },
  { label: 'Buying', href: '/buyers' },
  { label: 'Selling', href: '/sellers' },
  {
    label: 'Communities',
    href: '/communities',
    dropdown: [
      { label: 'Strathcona', href: '/strathcona' },
      { label: 'Glenora', href: '/glenora' },
    ],
  },
  { label: 'New construction', href: '/new' },
  { label: 'Market report', href: '/market-report' },
  { label: 'About us', href: '/about', dropdown: [{ label: 'Our team', href: '/team' }] },
  { label: 'Contact', href: '/contact' },
];
