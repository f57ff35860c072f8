import type { PageModel } from '#web/src/page/page-model.ts';

/** The name an agent gave the page; for system pages the title without the site's name. */
export function shortTitle(
  { kind, page, head }: Pick<PageModel, 'kind' | 'page' | 'head'>,
  siteName: string,
): string {
  if (kind === 'content' && page.name) return page.name;
  const end = ` | ${siteName.trim()}`;

  return head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title;
}
