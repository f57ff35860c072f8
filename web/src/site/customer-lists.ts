import { useSyncExternalStore } from 'react';
import type { AlertFrequency } from '../gql/types.generated.ts';
import type { CustomerLists } from './saved-by-customer.ts';
import { useSite } from './site-context.tsx';

/** `consentVersion` is that of the text that was shown. */
export type AlertChoice = { alerts: AlertFrequency; consentVersion: string };

/** Changes of what a customer saved; each is shown at once and undone if it fails. */
export type CustomerActions = {
  setFavourite(listingId: string, isFavourite: boolean): Promise<void>;
  /** The name it got, which may have a counter; an error is the sentence to show. */
  saveSearch(name: string, url: string, alerts?: AlertChoice): Promise<{ name: string } | { error: string }>;
  deleteSearch(id: string): Promise<void>;
};

const NOTHING: CustomerLists = { id: '', favouriteIds: [], savedSearches: [] };
const listeners = new Set<() => void>();
const { promise: actions, resolve: setActions } = Promise.withResolvers<CustomerActions>();
let current: CustomerLists | null = null;

/** The actions, once the customer's code is loaded (`app/customer-layer.tsx`). */
export const customerActions = (): Promise<CustomerActions> => actions;

export const provideCustomerActions = setActions;

/** Replaces the lists that the page was rendered with. */
export function showCustomerLists(lists: CustomerLists): void {
  current = lists;
  for (const listener of listeners) listener();
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
