import type { ReactNode } from 'react';
import { hrefInLook } from '#domain/site/look-path.ts';
import type { RouteData } from '../page/page-model.ts';
import { type Location, type Navigator, Routing } from '../ui/routing.tsx';
import type { Navigation } from './navigation.ts';

const STATIC_NAVIGATOR: Navigator = { go: reject, navigate: reject };

/** Navigation of a server-rendered page: it never changes. */
export function createStaticNavigation(url: URL, data: RouteData): Navigation {
  const state = {
    location: staticLocation(url),
    data,
    kind: 'load',
    next: null,
    preservesScroll: false,
  } as const;

  return {
    getState: () => state,
    getFirstState: () => state,
    subscribe: () => () => {},
    navigator: { ...STATIC_NAVIGATOR, hrefOf: hrefInLook(data.model.preview?.look) },
    revalidate: async () => reject(),
    retry: async () => {},
    listen: () => () => {},
  };
}

type StaticPageProps = { pathname?: string; search?: string; children: ReactNode };

/** Renders part of a page at a fixed location. */
export function StaticPage({ pathname = '/', search = '', children }: StaticPageProps) {
  return (
    <Routing location={staticLocation({ pathname, search })} navigator={STATIC_NAVIGATOR}>
      {children}
    </Routing>
  );
}

function staticLocation({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Location {
  return { pathname, search, hash: '', state: null, key: 'default' };
}

function reject(): never {
  throw new Error('Nothing navigates while a page is rendered on the server');
}
