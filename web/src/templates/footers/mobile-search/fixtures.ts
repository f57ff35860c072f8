import type { PhoneSearchFooter } from '#web/src/search/phone-search.ts';
import type { FooterMobileSearchState } from './parts.ts';

export const fixtures: Record<string, FooterMobileSearchState> = { 'a prepared search': {} };

export const data: PhoneSearchFooter = {
  prepared: [{ slug: 'river-valley', name: 'Along the river valley', url: '/search/condos' }],
};
