import { defaultState, type NewListingDetailsState } from './state.ts';

export const fixtures: Record<string, NewListingDetailsState> = {
  'the listing of the address': defaultState,
  'one listing without map and contact card': {
    listingID: 'E4412345',
    showMap: false,
    showContactCard: false,
  },
};
