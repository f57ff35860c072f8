import type { FooterMobileDetailsState } from './parts.ts';

export const fixtures: Record<string, FooterMobileDetailsState> = { 'a long address': {} };

export const data = {
  listing: {
    id: 'l-1',
    mls: 'E4412345',
    path: '/for-sale/10234-82-avenue-nw-strathcona-e4412345',
    address: '1204, 10234 Saskatchewan Drive NW',
  },
};
