import { lazy, Suspense } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { useRouteData } from '#web/src/site/navigation-context.ts';
import { FindLink } from './header-links.tsx';
// The server renders the field before its code is loaded.
import '#web/src/search/bar/search-bar.css';
import './header-search.css';

const SearchBar = lazy(() =>
  import('#web/src/search/bar/search-bar.tsx').then((module) => ({ default: module.SearchBar })),
);

/** A search field in the header of pages that have none: neither the home page nor the search. */
export function HeaderSearch() {
  const { page, route } = useRouteData().model;
  if (page.id === HOME_PAGE_ID || route.id === 'search') return null;

  return (
    <div className="header-search">
      <Suspense fallback={<FindLink />}>
        <SearchBar isCompact />
      </Suspense>
    </div>
  );
}
