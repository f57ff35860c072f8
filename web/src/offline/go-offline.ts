import { afterDelay, offlineFetch } from './offline-fetch.ts';
import { createOfflineStore, type OfflineStore } from './offline-store.ts';

const FAR_AWAY = '9999-12-31T00:00:00.000Z';

/** Stores pages and the sign-in of this document in the browser (decision 0023). */
export function goOffline(siteName: string): void {
  const store = createOfflineStore(window.localStorage, () => new Date());
  window.fetch = offlineFetch(store, window.fetch.bind(window));
  document.addEventListener('click', (event) => void signInByLink(store, siteName, event), { capture: true });
  document.addEventListener('submit', (event) => void signOutByForm(store, event), { capture: true });
}

async function signInByLink(store: OfflineStore, siteName: string, event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.pathname !== '/access/login') return;

  event.preventDefault();
  event.stopPropagation();
  const returnTo = new URLSearchParams(link.search).get('returnTo') ?? '/';
  const to = new URL(returnTo, window.location.href);
  await afterDelay(() =>
    store.signIn({ uid: 'offline', displayName: siteName, email: null, expiresAt: FAR_AWAY }),
  );
  window.location.assign(to.origin === window.location.origin ? to.href : '/');
}

async function signOutByForm(store: OfflineStore, event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== '/access/logout') return;

  event.preventDefault();
  await afterDelay(store.signOut);
  window.location.assign('/');
}
