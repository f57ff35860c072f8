import type { LoaderFunction, RouteObject } from 'react-router';
import { RootError } from './root-error.tsx';
import { ROUTES } from './route-table.ts';
import { SiteRoot } from './site-root.tsx';

/** The route table for React Router; `loader` answers RouteData for every route. */
export function routeObjects(loader: LoaderFunction): RouteObject[] {
  return [
    {
      id: 'site',
      Component: SiteRoot,
      ErrorBoundary: RootError,
      children: ROUTES.map(({ id, path }) => ({ id, path, loader })),
    },
  ];
}
