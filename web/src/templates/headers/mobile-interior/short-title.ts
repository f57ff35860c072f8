import type { NavItem } from '#domain/site/website.ts';
import type { PageModel } from '#web/src/page/page-model.ts';

type Titled = Pick<PageModel, 'kind' | 'page' | 'head' | 'route'>;

/** What the navigation calls the page, else the name an agent gave it; for pages of the product the title without the site's name. */
export function shortTitle(
  { kind, page, head, route }: Titled,
  { siteName, nav }: { siteName: string; nav: readonly NavItem[] },
): string {
  const path = route.url.split(/[?#]/, 1)[0];
  const entry = nav.flatMap((item) => [item, ...(item.dropdown ?? [])]).find(({ href }) => href === path);
  if (entry?.label) return entry.label;

  // A page of the product has its title for a name.
  const isNamed = kind === 'content' || (kind === 'system' && page.name !== page.metaInfo.title);
  if (isNamed && page.name) return page.name;
  const end = ` | ${siteName.trim()}`;

  return head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title;
}
