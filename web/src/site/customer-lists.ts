import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { LOAD, type LoadState } from '../data/load-state.ts';
import type { AlertFrequency } from '../gql/types.generated.ts';
import type { CustomerLists } from './saved-by-customer.ts';
import { useSite } from './site-context.tsx';

/** `consentVersion` is that of the text that was shown. */
export type AlertChoice = { alerts: AlertFrequency; consentVersion: string };

/** Changes of what a customer saved; each is shown at once and undone if it fails. */
export type CustomerActions = {
  /** Whether it is stored. */
  setFavourite(listingId: string, isFavourite: boolean): Promise<boolean>;
  /** Its name may have got a counter; of a search that was saved before, the name it has. An error is the sentence to show. */
  saveSearch(
    name: string,
    url: string,
    alerts?: AlertChoice,
  ): Promise<{ name: string; path: string; isNew: boolean } | { error: string }>;
  deleteSearch(id: string): Promise<void>;
  /** Loads the lists that a page was rendered without. */
  loadLists(): Promise<void>;
};

const NOTHING: CustomerLists = { id: '', favouriteIds: [], savedSearches: [] };
const listeners = new Set<() => void>();
const { promise: actions, resolve: setActions } = Promise.withResolvers<CustomerActions>();
let current: CustomerLists | null = null;
/** Of lists that the page was rendered without: the customer's code loads them at once. */
let load: LoadState = LOAD.loading;

/** The actions, once the customer's code is loaded (`app/customer-layer.tsx`). */
export const customerActions = (): Promise<CustomerActions> => actions;

export const provideCustomerActions = setActions;

/** Replaces the lists that the page was rendered with. */
export function showCustomerLists(lists: CustomerLists): void {
  current = lists;
  notify();
}

/** Progress of loading the lists that the page was rendered without; `none` after a failure. */
export function showProfileLoad(state: LoadState): void {
  load = state;
  notify();
}

/** Load state of the customer's profile: what they saved. None for other visitors, and when it could not be loaded. */
export function useProfileLoad(): LoadState {
  const { customer } = useSite().viewer;
  const of = (live: CustomerLists | null, missing: LoadState) => {
    if (!customer) return LOAD.none;
    return live || customer.lists ? LOAD.loaded : missing;
  };

  return useSyncExternalStore(
    subscribe,
    () => of(current, load),
    () => of(null, LOAD.loading),
  );
}

/** The lists for what may follow a paint later: a change does not render it before the heart that was pressed. */
export function useCustomerListsLater(): CustomerLists {
  const rendered = useSite().viewer.customer?.lists ?? NOTHING;
  const [live, setLive] = useState<CustomerLists | null>(null);

  useEffect(() => {
    const follow = () => startTransition(() => setLive(current));
    follow();
    return subscribe(follow);
  }, []);

  return live ?? rendered;
}

/** What the customer saved: as rendered by the server, then as changed since. Empty for other visitors. */
export function useCustomerLists(): CustomerLists {
  const rendered = useSite().viewer.customer?.lists ?? NOTHING;
  const live = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

  return live ?? rendered;
}

/** Whether a home is a favourite: what shows one is rendered again for its own change only. */
export function useIsFavourite(listingId: string): boolean {
  const rendered = useSite().viewer.customer?.lists ?? NOTHING;
  const isIn = ({ favouriteIds }: CustomerLists) => favouriteIds.includes(listingId);

  return useSyncExternalStore(
    subscribe,
    () => isIn(current ?? rendered),
    () => isIn(rendered),
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
