import { type ReactNode, useEffect } from 'react';
import type { Navigation } from '../site/navigation.ts';
import { NavigationProvider, useNavigation } from '../site/navigation-context.ts';
import { Routing } from '../ui/routing.tsx';
import { doWhatWasDoneEarly } from './early-press.ts';
import { useScroll } from './use-scroll.ts';

/** Gives links, locations and the page that is shown to everything below it. */
export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  useEffect(() => navigation.listen(), [navigation]);
  useEffect(doWhatWasDoneEarly, []);

  return (
    <NavigationProvider value={navigation}>
      <LocationRouter navigation={navigation}>{children}</LocationRouter>
    </NavigationProvider>
  );
}

function LocationRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const state = useNavigation();
  useScroll(state);

  return (
    <Routing location={state.location} navigator={navigation.navigator}>
      {children}
    </Routing>
  );
}
