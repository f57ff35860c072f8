import { isEqual } from '../json/is-equal.ts';
import { HERO_ID, type Page, type Strap } from './page.ts';
import { PAGE_DETAILS, type PageDetail, readDetail } from './page-details.ts';

export const PAGE_CHANGE_KINDS = ['added', 'removed', 'changed', 'moved', 'detail'] as const;
type ChangeKind = (typeof PAGE_CHANGE_KINDS)[number];

/** `name` is the strap's template key. */
export type StrapChange = {
  kind: Exclude<ChangeKind, 'detail'>;
  id: string;
  name: string;
  before: Strap | null;
  after: Strap | null;
};
export type DetailChange = { kind: 'detail'; detail: PageDetail; before: unknown; after: unknown };
export type PageChange = StrapChange | DetailChange;

/** What changed from one version of a page to another: details first, then hero and straps as the later one orders them. */
export function diffPages(before: Page, after: Page): PageChange[] {
  return [...diffDetails(before, after), ...diffHero(before.hero, after.hero), ...diffStraps(before, after)];
}

function diffDetails(before: Page, after: Page): DetailChange[] {
  return PAGE_DETAILS.map((detail) => ({
    kind: 'detail' as const,
    detail,
    before: readDetail(before, detail),
    after: readDetail(after, detail),
  })).filter((change) => !isEqual(change.before, change.after));
}

function diffHero(before: Strap | null, after: Strap | null): StrapChange[] {
  return diffStrap(HERO_ID, before, after, false);
}

function diffStraps(before: Page, after: Page): StrapChange[] {
  const old = new Map(before.straps.map((strap) => [strap.id, strap]));
  const now = new Map(after.straps.map((strap) => [strap.id, strap]));
  const settled = inPlace(
    after.straps.map(({ id }) => before.straps.findIndex((strap) => strap.id === id)).filter((at) => at >= 0),
  );
  const isMoved = (id: string) => !settled.has(before.straps.findIndex((strap) => strap.id === id));

  return [
    ...after.straps.flatMap((strap) => {
      const earlier = old.get(strap.id) ?? null;
      return diffStrap(strap.id, earlier, strap, earlier !== null && isMoved(strap.id));
    }),
    ...before.straps
      .filter(({ id }) => !now.has(id))
      .flatMap((strap) => diffStrap(strap.id, strap, null, false)),
  ];
}

function diffStrap(id: string, before: Strap | null, after: Strap | null, isMoved: boolean): StrapChange[] {
  const strap = after ?? before;
  if (!strap) return [];

  const change = { id, name: strap.name, before, after };
  if (!before) return [{ kind: 'added', ...change }];
  if (!after) return [{ kind: 'removed', ...change }];

  const isSame = isEqual({ ...before, order: 0 }, { ...after, order: 0 });
  return [
    ...(isMoved ? [{ kind: 'moved' as const, ...change }] : []),
    ...(isSame ? [] : [{ kind: 'changed' as const, ...change }]),
  ];
}

/** The longest run of places that rises: who is in it need not have moved for the others to be where they are. */
function inPlace(places: readonly number[]): Set<number> {
  const best: number[][] = [];

  for (const [index, place] of places.entries()) {
    const before = places
      .slice(0, index)
      .map((earlier, at) => (earlier < place ? (best[at] ?? []) : []))
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    best.push([...before, place]);
  }

  return new Set(best.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []));
}
