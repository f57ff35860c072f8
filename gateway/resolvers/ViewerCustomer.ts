import type { ViewerCustomerResolvers } from '../__generated__/types.ts';
import { pageCount } from '#domain/search/paging.ts';
import { readPaging } from '../arguments/paging.ts';
import type { CustomerIdentity } from '../auth/identity.ts';
import { frequencyName } from '../profile/alert-frequency.ts';
import { maskEmail } from '../auth/mask-email.ts';

const FAVOURITES_PER_PAGE = 20;
const REQUESTS_PER_PAGE = 20;

export const ViewerCustomer: ViewerCustomerResolvers = {
  id: ({ subject }) => subject,
  email: (customer) => shownEmail(customer),
  // Customers without a name are shown by their email.
  name: (customer) => (customer.displayName === customer.email ? shownEmail(customer) : customer.displayName),
  expiresAt: ({ expiresAt }) => new Date(expiresAt).toISOString(),

  favourites: async (_, args, { dataSources }) => {
    const { page, size, from } = readPaging(args, { defaultSize: FAVOURITES_PER_PAGE });
    const { total, favourites } = await dataSources.profile.favourites({ from, size });
    const hits = await dataSources.listings.show(favourites.flatMap(({ listing }) => listing ?? []));
    const shown = new Map(hits.map((hit) => [hit._id, hit]));

    return {
      total,
      page,
      pageCount: pageCount(total, size),
      favourites: favourites.map(({ id, mls, listing, note, addedAt, unavailable }) => {
        const hit = (!unavailable && listing && shown.get(listing._id)) || null;

        return {
          id,
          mls: mls ?? listing?._source.mls ?? id,
          listing: hit,
          unavailable: hit === null,
          note: note ?? '',
          addedAt: addedAt ?? null,
        };
      }),
    };
  },
  sharing: async (_, args, { dataSources }) => {
    const { page, size, from } = readPaging(args, { defaultSize: FAVOURITES_PER_PAGE });
    const list = await dataSources.profile.sharedFavourites({ from, size });
    if (!list) return null;

    const { partner, total, favourites } = list;
    const hits = await dataSources.listings.show(favourites.flatMap(({ listing }) => listing ?? []));
    const shown = new Map(hits.map((hit) => [hit._id, hit]));

    return {
      partnerName: partner.name ?? null,
      since: partner.since,
      total,
      page,
      pageCount: pageCount(total, size),
      favourites: favourites.map(({ mls, listing, unavailable, ...favourite }) => {
        const hit = (!unavailable && listing && shown.get(listing._id)) || null;

        return {
          ...favourite,
          mls: mls ?? listing?._source.mls ?? favourite.id,
          listing: hit,
          unavailable: hit === null,
        };
      }),
    };
  },
  favouriteIds: (_, _args, { dataSources }) => dataSources.profile.favouriteIds(),
  favouriteAddresses: async (_, _args, { dataSources }) => {
    const favourites = await dataSources.profile.favouriteAddresses();

    return favourites.map(({ id, address }) => ({ id, address: address ?? null }));
  },
  savedSearches: (_, _args, { dataSources }) => dataSources.profile.savedSearches(),
  savedSearch: (_, { id }, { dataSources }) => dataSources.profile.savedSearch(id),
  requests: async (_, args, { dataSources }) => {
    const { page, size, from } = readPaging(args, { defaultSize: REQUESTS_PER_PAGE });
    const { total, requests } = await dataSources.profile.requests({ from, size });
    const hits = await dataSources.listings.show(requests.flatMap(({ listing }) => listing ?? []));
    const shown = new Map(hits.map((hit) => [hit._id, hit]));

    return {
      total,
      page,
      pageCount: pageCount(total, size),
      requests: requests.map(({ listing, ...request }) => ({
        ...request,
        listing: (listing && shown.get(listing._id)) || null,
      })),
    };
  },
  alerts: async (_, _args, { dataSources }) => {
    const { favourites, consent } = await dataSources.profile.alerts();

    return { favourites: frequencyName(favourites), consent };
  },
  profile: (_, _args, { dataSources }) => dataSources.profile.profile(),
};

/** Agents' code runs in a customer's documents and sends the customer's cookie: it gets no email. */
function shownEmail({ by, email }: CustomerIdentity): string {
  return by === 'cookie' && email ? maskEmail(email) : (email ?? '');
}
