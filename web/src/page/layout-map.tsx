import { lazy, Suspense } from 'react';
import './layout-map.css';

const SiteMap = lazy(() => import('./site-map.tsx').then((module) => ({ default: module.SiteMap })));

/** The map of the layout, under the header; its place is kept from the first paint, and its code comes by itself. */
export function LayoutMap() {
  return (
    <div className="layout-map theme theme-default">
      <Suspense>
        <SiteMap />
      </Suspense>
    </div>
  );
}
