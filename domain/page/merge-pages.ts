import { isEqual } from '../json/is-equal.ts';
import { mergeOrder } from './merge-lists.ts';
import { newStrapId } from './new-strap.ts';
import { HERO_ID, type Page, type Strap } from './page.ts';
import { PAGE_DETAILS, type PageDetail, readDetail, withDetail } from './page-details.ts';

/**
 * A part that both changed, each in another way. `id` is a strap's id, `hero`, or the name of a detail;
 * a strap that one of them deleted is null there.
 */
export type PageClash =
  | { kind: 'strap'; id: string; mine: Strap | null; theirs: Strap | null }
  | { kind: 'detail'; id: PageDetail; mine: unknown; theirs: unknown };

export type Side = 'mine' | 'theirs';
/** Which side of a clash is taken, by the id of the clash. */
export type Choices = Readonly<Record<string, Side>>;

export type MergedPage = {
  /** The page with both people's changes; a clash without a choice has mine, or what is not deleted. */
  page: Page;
  /** The clashes nobody has settled yet. */
  open: PageClash[];
  /** Every clash, settled or not. */
  clashes: PageClash[];
};

/** Brings together two pages that were changed from the same `base`, strap by strap and detail by detail. */
export function mergePages(
  { base, theirs, ...given }: { base: Page; mine: Page; theirs: Page },
  choices: Choices = {},
): MergedPage {
  const mine = withOwnIds(given.mine, { base, theirs });
  const clashes: PageClash[] = [];
  const chosen = (id: string) => (Object.hasOwn(choices, id) ? choices[id] : undefined);
  let page = mine;

  for (const detail of PAGE_DETAILS) {
    const merged = mergeValue(readDetail(base, detail), readDetail(mine, detail), readDetail(theirs, detail));
    if (merged.isClash) {
      clashes.push({ kind: 'detail', id: detail, mine: merged.mine, theirs: merged.theirs });
    }
    page = withDetail(page, detail, settle(merged, chosen(detail)));
  }

  const strapsOf = (side: Page) => new Map(side.straps.map((strap) => [strap.id, strap]));
  const sides = { base: strapsOf(base), mine: strapsOf(mine), theirs: strapsOf(theirs) };
  const mergeStrap = (id: string, [before, own, other]: readonly (Strap | null | undefined)[]) => {
    const merged = mergeValue(comparable(before), comparable(own), comparable(other));
    const strap = { mine: own ?? null, theirs: other ?? null };
    if (merged.isClash) clashes.push({ kind: 'strap', id, ...strap });

    const side = merged.isClash ? (chosen(id) ?? (own ? 'mine' : 'theirs')) : merged.side;
    return strap[side];
  };

  const hero = mergeStrap(HERO_ID, [base.hero, mine.hero, theirs.hero]);
  const ids = (straps: Map<string, Strap>) => [...straps.keys()];
  const straps = mergeOrder({ base: ids(sides.base), mine: ids(sides.mine), theirs: ids(sides.theirs) })
    .map((id) => mergeStrap(id, [sides.base.get(id), sides.mine.get(id), sides.theirs.get(id)]))
    .filter((strap) => strap !== null)
    .map((strap, order) => (strap.order === order ? strap : { ...strap, order }));

  return {
    page: { ...page, hero, straps, order: mine.order === base.order ? theirs.order : mine.order },
    open: clashes.filter(({ id }) => chosen(id) === undefined),
    clashes,
  };
}

/** Two people who each add a strap may give it the same id: mine take others. */
function withOwnIds(mine: Page, { base, theirs }: { base: Page; theirs: Page }): Page {
  const known = new Set(base.straps.map(({ id }) => id));
  const added = new Map(theirs.straps.filter(({ id }) => !known.has(id)).map((strap) => [strap.id, strap]));
  const taken = [...mine.straps, ...theirs.straps].map(({ id }) => id);

  const straps = mine.straps.map((strap) => {
    const other = added.get(strap.id);
    if (!other || isEqual(comparable(strap), comparable(other))) return strap;

    const id = newStrapId(strap.name, taken);
    taken.push(id);
    return { ...strap, id };
  });

  return { ...mine, straps };
}

type MergedValue = { isClash: boolean; side: Side; mine: unknown; theirs: unknown };

function mergeValue(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  const isTheirs = isEqual(mine, base);
  const isClash = !isTheirs && !isEqual(theirs, base) && !isEqual(mine, theirs);

  return { isClash, side: isTheirs ? 'theirs' : 'mine', mine, theirs };
}

function settle({ isClash, side, ...values }: MergedValue, choice: Side = 'mine'): unknown {
  return values[isClash ? choice : side];
}

/** A strap's place is a matter of the list, not of the strap. */
function comparable(strap: Strap | null | undefined): unknown {
  return strap ? { ...strap, order: 0 } : null;
}
