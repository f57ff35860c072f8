import { type ReactNode, useEffect } from 'react';
import { NavigationType, Router } from 'react-router';
import type { Navigation } from './navigation.ts';
import { NavigationProvider, useNavigation } from './navigation-context.ts';
import { useScroll } from './use-scroll.ts';

/** Gives links, locations and the page that is shown to everything below it. */
export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  useEffect(() => navigation.listen(), [navigation]);

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
    <Router location={state.location} navigator={navigation.navigator} navigationType={TYPES[state.kind]}>
      {children}
    </Router>
  );
}

const TYPES = {
  load: NavigationType.Pop,
  pop: NavigationType.Pop,
  push: NavigationType.Push,
  replace: NavigationType.Replace,
};
