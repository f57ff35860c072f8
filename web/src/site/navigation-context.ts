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

/** The page that is shown, and where the visitor is going (`next`) while its data are on their way. */
export function useNavigation(): NavigationState {
  const { subscribe, getState } = useNavigationStore();

  return useSyncExternalStore(subscribe, getState, getState);
}

/** What the page that is shown is made of; changes with the page, not while the next one loads. */
export function useRouteData(): RouteData {
  const { subscribe, getState } = useNavigationStore();
  const getData = () => getState().data;

  return useSyncExternalStore(subscribe, getData, getData);
}

/** Whether the page that is shown came with the document. */
export function useIsFirstPage(): boolean {
  const { subscribe, getState } = useNavigationStore();
  const isFirst = () => getState().kind === 'load';

  return useSyncExternalStore(subscribe, isFirst, isFirst);
}

/** Loads the data of the page that is shown again, without moving it on the screen. */
export function useRevalidate(): () => Promise<void> {
  return useNavigationStore().revalidate;
}
