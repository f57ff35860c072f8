import { createPath } from 'react-router';
import type { RouteData } from '../page/page-model.ts';
import type { Navigation } from './navigation.ts';

/** A page that stands still: what the server draws. */
export function createStaticNavigation(url: URL, data: RouteData): Navigation {
  const { pathname, search } = url;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const state = { location, data, kind: 'load', next: null, keepsScroll: false } as const;

  return {
    getState: () => state,
    subscribe: () => () => {},
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: refuse,
      push: refuse,
      replace: refuse,
    },
    revalidate: async () => refuse(),
    listen: () => () => {},
  };
}

function refuse(): never {
  throw new Error('Nothing navigates while a page is rendered on the server');
}
