import { HOME_PAGE_ID } from '#domain/page/page.ts';

/** The path of a page on its site. */
export function pathOf(slug: string): string {
  return slug === HOME_PAGE_ID ? '/' : `/${slug}`;
}
