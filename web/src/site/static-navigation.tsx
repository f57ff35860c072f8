import type { ReactNode } from 'react';
import type { RouteData } from '../page/page-model.ts';
import { type Location, type Navigator, Routing } from '../ui/routing.tsx';
import type { Navigation } from './navigation.ts';

const STANDING: Navigator = { go: refuse, navigate: refuse };

/** A page that stands still: what the server draws. */
export function createStaticNavigation(url: URL, data: RouteData): Navigation {
  const state = { location: standingAt(url), data, kind: 'load', next: null, keepsScroll: false } as const;

  return {
    getState: () => state,
    subscribe: () => () => {},
    navigator: STANDING,
    revalidate: async () => refuse(),
    listen: () => () => {},
  };
}

type StandingPageProps = { pathname?: string; search?: string; children: ReactNode };

/** Draws a part of a page as if it stood at an address. */
export function StandingPage({ pathname = '/', search = '', children }: StandingPageProps) {
  return (
    <Routing location={standingAt({ pathname, search })} navigator={STANDING}>
      {children}
    </Routing>
  );
}

function standingAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Location {
  return { pathname, search, hash: '', state: null, key: 'default' };
}

function refuse(): never {
  throw new Error('Nothing navigates while a page is rendered on the server');
}
