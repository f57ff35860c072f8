import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import { nextCondition } from '#domain/account/viewing-conditions.ts';
import type { CustomerProfile } from '../../operations/profile/customer-profile.ts';
import type { SharedList } from '../../operations/profile/sharing.ts';
import type { Favourite } from '../../operations/profile/favourites.ts';
import type { StoredSearch } from '../../operations/profile/saved-searches.ts';

/** The sentences shown in place of details that are withheld. */
const MESSAGES = {
  loggedIn: 'Sign in to see the details of this listing.',
  termsAgreement: 'Accept the terms to see the details of this listing.',
  email_verified: 'Verify your email to see the details of this listing.',
  contactInfo: 'Add your phone number to see the details of this listing.',
} as const;

/** A favourite with its listing. */
export function wireFavourite({ listingId, mls, note, createdAt, hit }: Favourite) {
  return { id: listingId, mls, note, addedAt: createdAt, unavailable: hit === null, listing: hit };
}

/** The favourites of two customers. */
export function wireSharedList({ partner, total, favourites }: SharedList) {
  return {
    partner,
    total,
    favourites: favourites.map(({ listingId, mls, createdAt, hit, ...favourite }) => ({
      id: listingId,
      mls,
      addedAt: createdAt,
      ...favourite,
      unavailable: hit === null,
      listing: hit,
    })),
  };
}

/** A favourite with the address of its listing. */
export function shortFavourite({ listingId, mls, hit }: Favourite) {
  const { address = null, publicId = null, city = null } = hit?._source ?? {};

  return { id: listingId, mls, unavailable: hit === null, address, city, publicId };
}

/** A saved search with how often its customer is mailed about it. */
export function wireSearch({ id, name, uiState, createdAt }: StoredSearch, alerts: AlertFrequency = 'never') {
  return { id, name, uiState, savedAt: createdAt, alerts };
}

export function wireProfile({ conditions, agreedAt, terms, phone }: CustomerProfile, withAgreement: boolean) {
  const next = nextCondition(conditions);

  return {
    listingDetails: { messages: next ? [MESSAGES[next]] : [] },
    isUserVow: { complete: next === null },
    conditions,
    contactInfo: phone === null ? null : { phone },
    ...(withAgreement && {
      termsAgreement: { agreed: agreedAt !== null, agreedAt, version: terms.version, text: terms.text },
    }),
  };
}
