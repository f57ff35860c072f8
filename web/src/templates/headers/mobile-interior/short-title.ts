import type { PageModel } from '#web/src/page/page-model.ts';

/** The name an agent gave the page; where the product placed the page, its title without the name of the site. */
export function shortTitle(
  { kind, page, head }: Pick<PageModel, 'kind' | 'page' | 'head'>,
  siteName: string,
): string {
  if (kind === 'content' && page.name) return page.name;
  const end = ` | ${siteName.trim()}`;

  return head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title;
}
