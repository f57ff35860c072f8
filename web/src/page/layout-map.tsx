import { lazy, Suspense } from 'react';
import { useSite } from '../site/site-context.tsx';
import './layout-map.css';

const SiteMap = lazy(() => import('./site-map.tsx').then((module) => ({ default: module.SiteMap })));

/** The map under the header. Its space is reserved from the first paint; its code is a separate chunk. */
export function LayoutMap() {
  const { isWithoutMap } = useSite();
  if (isWithoutMap) return null;

  return (
    <div className="layout-map theme theme-default">
      <Suspense>
        <SiteMap />
      </Suspense>
    </div>
  );
}
