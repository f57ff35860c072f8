import { z } from 'zod';
import { ALERT_FREQUENCIES } from '#domain/alerts/frequency.ts';
import { VIEWING_CONDITIONS } from '#domain/account/viewing-conditions.ts';
import { REQUEST_STATES } from '#domain/leads/customer-request.ts';
import { searchHit } from '../listings/listings.types.ts';

/** Wire types of the profile calls (docs/rest-calls.md). Unknown members are dropped. */

const time = z.string().nullish();

export const favouriteIdsResponse = z.object({ favourites: z.array(z.coerce.string()) });

const favouriteAddress = z.object({ id: z.coerce.string(), address: z.string().nullish() });
export const favouriteAddressesResponse = z.object({ favourites: z.array(favouriteAddress) });
export type FavouriteAddressWire = z.infer<typeof favouriteAddress>;

const favourite = z.object({
  id: z.coerce.string(),
  mls: z.string().nullish(),
  note: z.string().nullish(),
  addedAt: time,
  unavailable: z.boolean().nullish(),
  listing: searchHit.nullish(),
});
export const favouritesResponse = z.object({
  total: z.int().nonnegative(),
  favourites: z.array(favourite),
});

export const sharedListResponse = z.object({
  partner: z.object({ name: z.string().nullish(), since: z.string() }).nullish(),
  total: z.int().nonnegative(),
  favourites: z.array(
    favourite.omit({ note: true, addedAt: true }).extend({
      isMine: z.boolean(),
      isPartners: z.boolean(),
      myNote: z.string(),
      partnersNote: z.string(),
    }),
  ),
});
export const noteResponse = z.object({ note: z.string() });

export const savedSearchResponse = z.object({
  id: z.coerce.string(),
  name: z.string(),
  savedAt: time,
  /** Read by `fromUiState`; a list may omit it. */
  uiState: z.unknown(),
  alerts: z.enum(ALERT_FREQUENCIES).nullish(),
});
export type SavedSearchWire = z.infer<typeof savedSearchResponse>;
export const savedResponse = savedSearchResponse.extend({
  /** A search with the same criteria, which is saved already. */
  alreadySaved: z.boolean().nullish(),
});
export const savedSearchesResponse = z.object({ searches: z.array(savedSearchResponse) });

const request = z.object({
  id: z.string(),
  formName: z.string(),
  message: z.string(),
  sentAt: z.string(),
  state: z.enum(REQUEST_STATES),
  isCancellable: z.boolean(),
  tour: z.object({ type: z.string(), date: z.string(), time: z.string().nullish() }).nullish(),
  mls: z.string().nullish(),
  listing: searchHit.nullish(),
});
export const requestsResponse = z.object({ total: z.int().nonnegative(), requests: z.array(request) });

export const alertsResponse = z.object({
  favourites: z.enum(ALERT_FREQUENCIES),
  consent: z.object({ version: z.string(), text: z.string() }),
});

export const profileResponse = z.object({
  listingDetails: z.object({ messages: z.array(z.string()).nullish() }).nullish(),
  isUserVow: z.object({ complete: z.boolean() }),
  conditions: z.array(z.object({ item: z.enum(VIEWING_CONDITIONS), complete: z.boolean() })),
  contactInfo: z.object({ phone: z.string() }).nullish(),
  termsAgreement: z
    .object({ agreed: z.boolean(), agreedAt: time, version: z.coerce.string(), text: z.string() })
    .nullish(),
});
export type ProfileWire = z.infer<typeof profileResponse>;

export const resentResponse = z.object({ email_verified: z.boolean().default(false) });
