import { defaultState, type HeaderBasicState } from './state.ts';

export const fixtures: Record<string, HeaderBasicState> = {
  'with a dropdown': {
    ...defaultState,
    nav: [
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
    ],
  },
};
