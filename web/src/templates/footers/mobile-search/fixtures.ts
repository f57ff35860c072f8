import type { PhoneSearchFooter } from '#web/src/search/phone-search.ts';
import { defaultState, type FooterMobileSearchState } from './state.ts';

export const fixtures: Record<string, FooterMobileSearchState> = { 'a prepared search': defaultState };

export const data: PhoneSearchFooter = {
  prepared: [{ slug: 'river-valley', name: 'Along the river valley', url: '/search/condos' }],
};
