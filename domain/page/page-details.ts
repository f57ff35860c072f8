import type { Page } from './page.ts';

/** The details of a page beside its hero and straps, in the order in which agents see them. */
export const PAGE_DETAILS = [
  'name',
  'slug',
  'metaInfo.title',
  'metaInfo.description',
  'metaInfo.imageUrl',
  'config',
  'state',
] as const;
export type PageDetail = (typeof PAGE_DETAILS)[number];

const META = 'metaInfo.';

export function readDetail(page: Page, detail: PageDetail): unknown {
  return detail.startsWith(META)
    ? page.metaInfo[detail.slice(META.length) as keyof Page['metaInfo']]
    : page[detail as keyof Page];
}

/** The page with one detail replaced; its id follows its slug. */
export function withDetail(page: Page, detail: PageDetail, value: unknown): Page {
  if (detail === 'slug') return { ...page, slug: value as string, id: value as string };
  if (!detail.startsWith(META)) return { ...page, [detail]: value };

  return { ...page, metaInfo: { ...page.metaInfo, [detail.slice(META.length)]: value } };
}
