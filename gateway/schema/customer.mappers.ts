import type { CustomerIdentity } from '../auth/identity.ts';
import type { ProfileWire, SavedSearchWire } from '../datasources/profile/profile.types.ts';

export type ViewerCustomerMapper = CustomerIdentity;
export type SavedSearchMapper = SavedSearchWire;
export type CustomerProfileMapper = ProfileWire;
