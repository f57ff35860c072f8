import { isEqual } from '#domain/json/is-equal.ts';
import type { NavItem } from '#domain/site/website.ts';

/** Where a page is in the navigation: as an entry, as one that heads a group, or not. */
export function menuEntry(items: readonly NavItem[], path: string): 'entry' | 'group' | null {
  for (const { href, dropdown = [] } of items) {
    if (href === path) return dropdown.length > 0 ? 'group' : 'entry';
    if (menuEntry(dropdown, path)) return 'entry';
  }

  return null;
}

/** The navigation with the page as its last entry. */
export function withEntry(
  items: readonly NavItem[],
  { path, name }: { path: string; name: string },
): NavItem[] {
  return [...items, { label: name, href: path }];
}

/** The navigation with the page as the last entry below another one. */
export function withEntryBelow(
  items: readonly NavItem[],
  index: number,
  { path, name }: { path: string; name: string },
): NavItem[] {
  return items.map((item, at) =>
    at === index ? { ...item, dropdown: [...(item.dropdown ?? []), { label: name, href: path }] } : item,
  );
}

/** The navigation without the page; a group that loses its last entry becomes an entry. */
export function withoutEntry(items: readonly NavItem[], path: string): NavItem[] {
  return items.flatMap((item) => {
    if (item.href === path && !item.dropdown?.length) return [];
    if (!item.dropdown) return [item];
    const { dropdown, ...rest } = item;
    const left = withoutEntry(dropdown, path);

    return [left.length > 0 ? { ...rest, dropdown: left } : rest];
  });
}

/** The navigation without a page that is deleted; a group that it headed leads to its first entry. */
export function withoutPage(items: readonly NavItem[], path: string): NavItem[] {
  return withoutEntry(items, path).flatMap((item) => {
    if (item.href !== path) return [item];
    const [first] = item.dropdown ?? [];

    return first ? [{ ...item, href: first.href }] : [];
  });
}

/** The navigation after a page got another URL or name; an entry with a name of its own keeps it. */
export function withRenamed(
  items: readonly NavItem[],
  from: { path: string; name: string },
  to: { path: string; name: string },
): NavItem[] {
  return items.map(({ dropdown, ...item }) => {
    const isOfPage = item.href === from.path;
    const label = isOfPage && item.label === from.name ? to.name : item.label;

    return {
      ...item,
      label,
      href: isOfPage ? to.path : item.href,
      ...(dropdown && { dropdown: withRenamed(dropdown, from, to) }),
    };
  });
}

type Navs = Record<'header' | 'footer', NavItem[]>;

/** Header and footer after the same change; null if it changes neither. */
export function changedNavs(navs: Navs, change: (nav: NavItem[]) => NavItem[]): Navs | null {
  const next = { header: change(navs.header), footer: change(navs.footer) };

  return isEqual(next, navs) ? null : next;
}
