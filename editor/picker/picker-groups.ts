import type { AnyStrap, StrapSet } from '#web/strap-plugins/kit/define-strap.ts';

const SETS: readonly Exclude<StrapSet, 'internal'>[] = ['original', 'utility'];
/** What most pages of an agent have; two rows of the picker. */
const COMMON = [
  'strap-text-image-aside',
  'strap-latest-listing-feed',
  'strap-reviews',
  'strap-contact-form',
  'strap-figures',
  'strap-gallery',
  'strap-featured-listing',
  'strap-faq',
];

/** They need markup or a script; folded, at the end. */
const EXPERT: ReadonlySet<string> = new Set([
  'strap-html',
  'strap-html-full-width',
  'strap-html-two-columns',
  'strap-form-embed',
]);

export type PickerGroup = {
  key: 'recent' | 'common' | 'expert' | (typeof SETS)[number];
  members: readonly AnyStrap[];
  isFolded?: boolean;
};

/**
 * The found straps by set; all of them are preceded by the recently used and the common ones. Those of a search are in the order of
 * the search: the set of the best match is the first. Those for experts are folded otherwise.
 */
export function groupsOf(
  found: readonly AnyStrap[],
  { recent, isSearch }: { recent: readonly string[] | null; isSearch: boolean },
): PickerGroup[] {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => found.find((strap) => strap.name === name) ?? []);
  const sets = SETS.map(
    (set): PickerGroup => ({
      key: set,
      members: found.filter(({ name, set: of }) => of === set && !EXPERT.has(name)),
    }),
  );
  const expert: PickerGroup = {
    key: 'expert',
    members: found.filter(({ name }) => EXPERT.has(name)),
    isFolded: recent !== null,
  };
  const first: PickerGroup[] =
    recent === null
      ? []
      : [
          { key: 'recent', members: named(recent) },
          { key: 'common', members: named(COMMON.filter((name) => !recent.includes(name))) },
        ];

  if (isSearch && found[0]?.set === 'utility') sets.reverse();

  const all = isSearch && EXPERT.has(found[0]?.name ?? '') ? [expert, ...sets] : [...first, ...sets, expert];

  return all.filter(({ members }) => members.length > 0);
}
