import { HOME_PAGE_ID } from './page.ts';

/** Path of a stored page by its slug. */
export function pagePath(slug: string): string {
  return slug === HOME_PAGE_ID ? '/' : `/${encodeURIComponent(slug)}`;
}
