import type { ApolloClient } from '@apollo/client';
import { UNKNOWN_SAVED_SEARCH } from '#domain/account/saved-search.ts';
import { asNode } from '../data/api-client.ts';
import { CustomerListsDocument } from '../data/customer-lists.generated.ts';
import { LOAD } from '../data/load-state.ts';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import {
  type CustomerActions,
  provideCustomerActions,
  showCustomerLists,
  showProfileLoad,
} from '../site/customer-lists.ts';
import { takeAction } from '../site/pending-action.ts';
import type { CustomerLists } from '../site/saved-by-customer.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { createClient } from './client.ts';
import { AddFavouriteDocument, RemoveFavouriteDocument } from './favourites.generated.ts';
import { type HashAction, takeHashAction } from './hash-action.ts';
import { DeleteSavedSearchDocument, SaveSearchDocument } from './saved-searches.generated.ts';

const LISTS = asNode(CustomerListsDocument);

type Options = {
  /** Missing when the server could not load them. */
  lists?: CustomerLists | undefined;
  /** Asks for the name of a search that waited for the sign-in. */
  onSaveSearch: (url: string, name: string | undefined) => void;
  onShowSaved: () => void;
  /** Navigates to a search that waited for the sign-in. */
  onSearch: (url: string) => void;
};
type Followers = Omit<Options, 'lists'>;
type Update = (lists: CustomerLists) => CustomerLists;
/** Shows changes that Apollo does not have yet. */
type Ahead = { changes: Set<Update>; show: () => void; hasLists: () => boolean };

let client: ApolloClient | null = null;
let isStarted = false;

/** The client of the signed-in customer. A session that has ended ends here too. */
export function customerClient(): ApolloClient {
  client ??= createClient(() => window.location.reload());
  return client;
}

/** Starts with what the server rendered, provides the actions and runs the one that waited for the sign-in. */
export function startCustomer({ lists, ...followers }: Options): void {
  if (isStarted) return;
  isStarted = true;
  const started = customerClient();
  if (lists) started.writeQuery({ query: LISTS, data: dataOf(lists) });
  let cached = lists;
  const changes = new Set<Update>();
  const show = () => {
    if (cached) showCustomerLists([...changes].reduce((shown, change) => change(shown), cached));
  };
  started.watchQuery({ query: LISTS, fetchPolicy: 'cache-only' }).subscribe(({ data }) => {
    const customer = data?.viewer?.customer;
    if (!customer?.favouriteIds || !customer.savedSearches) return;
    cached = customer as CustomerLists;
    show();
  });

  const actions = createActions(started, { changes, show, hasLists: () => cached !== undefined });
  provideCustomerActions(actions);
  if (!lists) void actions.loadLists();
  const fromHash = takeHashAction(window);
  const pending = takeAction() ?? fromHash;
  if (pending) run(pending, actions, followers);
  // A hash typed into the address bar of the same page does not load it again.
  window.addEventListener('hashchange', () => {
    const action = takeHashAction(window);
    if (action) run(action, actions, followers);
  });
}

/** Shows these favourites, once the customer's layer is started. */
export function showFavourites(favouriteIds: readonly string[]): void {
  client?.cache.updateQuery({ query: LISTS }, (data) => {
    const customer = data?.viewer.customer;
    return customer ? dataOf({ ...customer, favouriteIds }) : data;
  });
}

function run(pending: HashAction, actions: CustomerActions, followers: Followers): void {
  switch (pending.action) {
    case 'save-search':
      followers.onSaveSearch(pending.url, pending.name);
      break;
    case 'search-area':
      followers.onSearch(pending.url);
      break;
    case 'show-saved':
      followers.onShowSaved();
      break;
    case 'add-favourite':
      void actions.setFavourite(pending.listingId, true).then((isAdded) => {
        if (isAdded) offerAlerts(followers.onShowSaved);
      });
  }
}

/** Mails need a choice of their own, which the saved homes offer. */
function offerAlerts(onShowSaved: () => void): void {
  notify({
    type: 'branded',
    message: message('favourites.added'),
    action: { label: message('favourites.added.choose'), run: onShowSaved },
  });
}

function createActions(started: ApolloClient, ahead: Ahead): CustomerActions {
  const change = (update: Update) => () => {
    started.cache.updateQuery({ query: LISTS }, (data) => {
      const customer = data?.viewer.customer;
      return customer ? dataOf(update(customer)) : data;
    });
  };

  const loadLists = async () => {
    showProfileLoad(LOAD.loading);
    const { data } = await started
      .query({ query: LISTS, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    // Loaded lists reach components through the cache.
    showProfileLoad(data?.viewer.customer ? LOAD.loaded : LOAD.none);
  };

  return {
    loadLists,

    async setFavourite(listingId, isFavourite) {
      if (!ahead.hasLists()) await loadLists();
      const toggle: Update = ({ favouriteIds, ...lists }) => {
        const others = favouriteIds.filter((id) => id !== listingId);
        return { ...lists, favouriteIds: isFavourite ? [listingId, ...others] : others };
      };
      const update = change(toggle);
      // Apollo takes longer than a frame on a phone.
      ahead.changes.add(toggle);
      ahead.show();
      await afterPaint([window], () => {});
      const failed = message(isFavourite ? 'favourites.add.failed' : 'favourites.remove.failed');
      const succeeded = (isFavourite ? addFavourite : removeFavourite)(started, listingId, update);

      // Apollo has it now: as an optimistic response.
      ahead.changes.delete(toggle);

      if (await succeeded.catch(() => false)) return true;
      ahead.show();
      notify({ type: 'error', message: failed });
      return false;
    },

    async saveSearch(name, url, alerts) {
      try {
        const { data } = await started.mutate({
          mutation: asNode(SaveSearchDocument),
          variables: { input: { name, url, ...alerts } },
        });
        if (data?.saveSearch.__typename !== 'SaveSearchSuccess')
          return { error: data?.saveSearch.message ?? message('saved.save.failed') };
        const { savedSearch, isNew } = data.saveSearch;
        change(({ savedSearches, ...lists }) => ({
          ...lists,
          savedSearches: [savedSearch, ...savedSearches.filter(({ id }) => id !== savedSearch.id)],
        }))();

        return { name: savedSearch.name, path: savedSearch.path, isNew };
      } catch {
        return { error: message('saved.save.failed') };
      }
    },

    async deleteSearch(id) {
      try {
        const { data } = await started.mutate({
          mutation: asNode(DeleteSavedSearchDocument),
          variables: { id },
        });
        const result = data?.deleteSavedSearch;
        const isDeleted = result?.__typename === 'DeleteSavedSearchSuccess';
        // It may have been deleted somewhere else before.
        const isGone = result?.__typename === 'UserError' && result.message === UNKNOWN_SAVED_SEARCH;
        if (!isDeleted && !isGone) throw new Error('The saved search was not deleted');
        change((lists) => ({
          ...lists,
          savedSearches: lists.savedSearches.filter((search) => search.id !== id),
        }))();
      } catch {
        notify({ type: 'error', message: message('saved.delete.failed') });
      }
    },
  };
}

const LISTS_OF_HOMES = ['FavouriteListings', 'SharedListings'];

/** `update` changes the cache, first for the optimistic response. */
async function addFavourite(started: ApolloClient, listingId: string, update: () => void): Promise<boolean> {
  const { data } = await started.mutate({
    mutation: asNode(AddFavouriteDocument),
    variables: { listingId },
    errorPolicy: 'none',
    optimisticResponse: { addFavourite: { __typename: 'AddFavouriteSuccess' } },
    update: (_, { data }) => data?.addFavourite.__typename === 'AddFavouriteSuccess' && update(),
  });
  const isAdded = data?.addFavourite.__typename === 'AddFavouriteSuccess';
  // A list that was opened before lacks it.
  if (isAdded)
    started.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => LISTS_OF_HOMES.includes(queryName),
    });

  return isAdded;
}

async function removeFavourite(
  started: ApolloClient,
  listingId: string,
  update: () => void,
): Promise<boolean> {
  const { data } = await started.mutate({
    mutation: asNode(RemoveFavouriteDocument),
    variables: { listingId },
    errorPolicy: 'none',
    optimisticResponse: { removeFavourite: { __typename: 'RemoveFavouriteSuccess' } },
    update: (_, { data }) => data?.removeFavourite.__typename === 'RemoveFavouriteSuccess' && update(),
  });
  return data?.removeFavourite.__typename === 'RemoveFavouriteSuccess';
}

function dataOf({ id, favouriteIds, savedSearches }: CustomerLists) {
  return {
    viewer: {
      __typename: 'Viewer' as const,
      customer: {
        __typename: 'ViewerCustomer' as const,
        id,
        favouriteIds: [...favouriteIds],
        savedSearches: savedSearches.map((search) => ({ __typename: 'SavedSearch' as const, ...search })),
      },
    },
  };
}
