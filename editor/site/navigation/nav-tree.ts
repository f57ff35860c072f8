import type { NavItem } from '#domain/site/website.ts';

/** The position of a navigation item: its index, preceded by that of its group. */
export type NavPlace = readonly [number] | readonly [number, number];
/** The changed navigation and the new position of the moved item. */
export type MovedNav = { items: NavItem[]; place: NavPlace };

export function itemAt(items: readonly NavItem[], [index, inner]: NavPlace): NavItem | undefined {
  const item = items[index];

  return inner === undefined ? item : item?.dropdown?.[inner];
}

/** The list that contains an item. */
export function siblingsOf(items: readonly NavItem[], [index, inner]: NavPlace): readonly NavItem[] {
  return inner === undefined ? items : (items[index]?.dropdown ?? []);
}

export function changeItem(items: readonly NavItem[], place: NavPlace, item: NavItem): NavItem[] {
  return withSiblings(items, place, (list, at) => list.with(at, item));
}

export function removeItem(items: readonly NavItem[], place: NavPlace): NavItem[] {
  return withSiblings(items, place, (list, at) => list.toSpliced(at, 1));
}

/** Moves an item by one among its siblings; null at the end of the list. */
export function moveItem(items: readonly NavItem[], place: NavPlace, by: -1 | 1): MovedNav | null {
  const at = place.at(-1) as number;
  const item = itemAt(items, place);
  if (!item || at + by < 0 || at + by >= siblingsOf(items, place).length) return null;
  const moved = withSiblings(items, place, (list) => list.toSpliced(at, 1).toSpliced(at + by, 0, item));

  return { items: moved, place: place.length === 1 ? [at + by] : [place[0], at + by] };
}

/** Moves an item into the group of the item above; null if there is none, or if the item is a group itself. */
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

/** Moves an item out of its group, to the position after it. */
export function unnestItem(items: readonly NavItem[], place: NavPlace): MovedNav | null {
  const item = itemAt(items, place);
  if (place.length === 1 || !item) return null;
  const after = place[0] + 1;

  return { items: removeItem(items, place).toSpliced(after, 0, item), place: [after] };
}

/** All items in the order in which they are listed. */
export function placesOf(items: readonly NavItem[]): NavPlace[] {
  return items.flatMap((item, index): NavPlace[] => [
    [index],
    ...(item.dropdown ?? []).map((_, inner): NavPlace => [index, inner]),
  ]);
}

type DroppedItem = {
  from: NavPlace;
  /** How many of the others are listed above, without those of its own group. */
  above: number;
  /** Whether it is to be in a group, where there is a choice. */
  isInGroup: boolean;
};

/** Moves an item to any place; null for a group that would be put into a group. */
export function dropItem(
  items: readonly NavItem[],
  { from, above, isInGroup }: DroppedItem,
): MovedNav | null {
  const item = itemAt(items, from);
  if (!item) return null;
  const others = removeItem(items, from);
  const places = placesOf(others);
  const [last] = places
    .slice(0, above)
    .filter((place) => place.length === 1)
    .slice(-1);
  const isWithinGroup = places[above]?.length === 2;
  const isGroup = (item.dropdown?.length ?? 0) > 0;
  if (isGroup && isWithinGroup) return null;
  if (!last || isGroup || (!isInGroup && !isWithinGroup)) {
    const index = places.slice(0, above).filter((place) => place.length === 1).length;
    return { items: others.toSpliced(index, 0, item), place: [index] };
  }
  const [index] = last;
  const group = others[index] as NavItem;
  const inner = above - places.findIndex(([at]) => at === index) - 1;
  const { dropdown: _, ...own } = item;

  return {
    items: others.with(index, { ...group, dropdown: (group.dropdown ?? []).toSpliced(inner, 0, own) }),
    place: [index, inner],
  };
}

/** Appends an item to the navigation, or to the group at `index`. */
export function addItem(items: readonly NavItem[], item: NavItem, index?: number): MovedNav {
  const group = index === undefined ? undefined : items[index];
  if (index === undefined || !group) return { items: [...items, item], place: [items.length] };
  const below = group.dropdown ?? [];

  return { items: items.with(index, { ...group, dropdown: [...below, item] }), place: [index, below.length] };
}

/** Removes the group when it becomes empty. */
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
