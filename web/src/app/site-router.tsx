import { type ReactNode, useEffect } from 'react';
import type { Navigation } from '../site/navigation.ts';
import { NavigationProvider, useNavigation } from '../site/navigation-context.ts';
import { Routing } from '../ui/routing.tsx';
import { replayEarlyInput } from './replay-early-input.ts';
import { useScroll } from './use-scroll.ts';

/** Provides navigation, location and the current page. */
export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  useEffect(() => {
    // A step back replaces the fields of the document: what was entered in them is replayed before.
    const listening = replayEarlyInput().then(navigation.listen);

    return () => void listening.then((stop) => stop());
  }, [navigation]);

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
