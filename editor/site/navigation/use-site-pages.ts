import { useEffect, useState } from 'react';
import { loadSitePages, type SitePage } from './site-pages.ts';

/** The pages of the site; empty while loading or if loading fails. */
export function useSitePages(): readonly SitePage[] {
  const [pages, setPages] = useState<readonly SitePage[]>([]);

  useEffect(() => {
    let isHere = true;
    loadSitePages().then(
      (found) => isHere && setPages(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);

  return pages;
}
