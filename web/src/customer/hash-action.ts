import type { PendingAction } from '../site/pending-action.ts';

/** The modal that a link, followed before the code was loaded, requests by its hash (`modals/modal-href.ts`). */
export type HashAction = PendingAction | { action: 'show-saved' };

/** Reads and removes the hash; null for any other. */
export function takeHashAction({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): HashAction | null {
  const url = location.pathname + location.search;
  const action = readHash(location.hash.slice(1), url);
  if (action) history.replaceState(history.state, '', url);

  return action;
}

function readHash(hash: string, url: string): HashAction | null {
  if (hash === 'saved') return { action: 'show-saved' };
  if (hash === 'save-search') return { action: 'save-search', url };
  const [, listingId] = /^favourite-([\w.-]{1,64})$/.exec(hash) ?? [];

  return listingId ? { action: 'add-favourite', listingId } : null;
}
