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
