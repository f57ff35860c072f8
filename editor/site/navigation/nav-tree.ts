import type { NavItem } from '#domain/site/website.ts';

/** Where an item of the navigation stands: its index, after the index of the group it is in. */
export type NavPlace = readonly [number] | readonly [number, number];
/** The navigation and where the item that was moved stands now. */
export type MovedNav = { items: NavItem[]; place: NavPlace };

export function itemAt(items: readonly NavItem[], [index, inner]: NavPlace): NavItem | undefined {
  const item = items[index];

  return inner === undefined ? item : item?.dropdown?.[inner];
}

/** The list an item stands in. */
export function siblingsOf(items: readonly NavItem[], [index, inner]: NavPlace): readonly NavItem[] {
  return inner === undefined ? items : (items[index]?.dropdown ?? []);
}

export function changeItem(items: readonly NavItem[], place: NavPlace, item: NavItem): NavItem[] {
  return withSiblings(items, place, (list, at) => list.with(at, item));
}

export function removeItem(items: readonly NavItem[], place: NavPlace): NavItem[] {
  return withSiblings(items, place, (list, at) => list.toSpliced(at, 1));
}

/** One place up or down among its siblings; null at the end of the list. */
export function moveItem(items: readonly NavItem[], place: NavPlace, by: -1 | 1): MovedNav | null {
  const at = place.at(-1) as number;
  const item = itemAt(items, place);
  if (!item || at + by < 0 || at + by >= siblingsOf(items, place).length) return null;
  const moved = withSiblings(items, place, (list) => list.toSpliced(at, 1).toSpliced(at + by, 0, item));

  return { items: moved, place: place.length === 1 ? [at + by] : [place[0], at + by] };
}

/** Into the group of the item above it; null when there is none, or when the item has a group of its own. */
export function nestItem(items: readonly NavItem[], place: NavPlace): MovedNav | null {
  const [index] = place;
  const item = items[index];
  const above = items[index - 1];
  const below = above?.dropdown ?? [];
  if (place.length > 1 || !item || !above || item.dropdown?.length) return null;
  const { dropdown: _, ...own } = item;
  const nested = items.with(index - 1, { ...above, dropdown: [...below, own] }).toSpliced(index, 1);

  return { items: nested, place: [index - 1, below.length] };
}

/** Out of its group, to the place after it. */
export function unnestItem(items: readonly NavItem[], place: NavPlace): MovedNav | null {
  const item = itemAt(items, place);
  if (place.length === 1 || !item) return null;
  const after = place[0] + 1;

  return { items: removeItem(items, place).toSpliced(after, 0, item), place: [after] };
}

/** One more item at the end of the navigation, or of the group of the item at `index`. */
export function addItem(items: readonly NavItem[], item: NavItem, index?: number): MovedNav {
  const group = index === undefined ? undefined : items[index];
  if (index === undefined || !group) return { items: [...items, item], place: [items.length] };
  const below = group.dropdown ?? [];

  return { items: items.with(index, { ...group, dropdown: [...below, item] }), place: [index, below.length] };
}

/** A group that is empty is none. */
function withSiblings(
  items: readonly NavItem[],
  [index, inner]: NavPlace,
  change: (list: readonly NavItem[], at: number) => NavItem[],
): NavItem[] {
  if (inner === undefined) return change(items, index);
  const group = items[index];
  if (!group) return [...items];
  const { dropdown = [], ...own } = group;
  const below = change(dropdown, inner);

  return items.with(index, below.length > 0 ? { ...own, dropdown: below } : own);
}
