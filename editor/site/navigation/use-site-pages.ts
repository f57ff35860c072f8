import { useEffect, useState } from 'react';
import { loadSitePages, type SitePage } from './site-pages.ts';

/** The pages of the site; none until they are known, or when they cannot be had. */
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
