import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RouteData } from '../page/page-model.ts';
import type { Navigation, NavigationState } from './navigation.ts';

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

function useNavigationStore(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('This needs a SiteRouter above it');

  return navigation;
}

/** The current page, and the location being loaded (`next`). */
export function useNavigation(): NavigationState {
  const { subscribe, getState, getFirstState } = useNavigationStore();

  return useSyncExternalStore(subscribe, getState, getFirstState);
}

/** Data of the current page; unchanged while the next page loads. */
export function useRouteData(): RouteData {
  const { subscribe, getState, getFirstState } = useNavigationStore();

  return useSyncExternalStore(
    subscribe,
    () => getState().data,
    () => getFirstState().data,
  );
}

/** Whether the current page is the one of the document. */
export function useIsFirstPage(): boolean {
  const { subscribe, getState } = useNavigationStore();

  return useSyncExternalStore(
    subscribe,
    () => getState().kind === 'load',
    () => true,
  );
}

/** Reloads the data of the current page without scrolling. */
export function useRevalidate(): () => Promise<void> {
  return useNavigationStore().revalidate;
}

/** The same, where a form may stand on a page that is not of the site; null there. */
export function useRevalidateOnSite(): (() => Promise<void>) | null {
  return useNavigationOnSite()?.revalidate ?? null;
}

/** Client-side navigation; null on a page that is not of the site. */
export function useNavigationOnSite(): Navigation | null {
  return useContext(NavigationContext);
}
