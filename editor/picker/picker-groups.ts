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

export type PickerGroup = { key: 'recent' | 'common' | (typeof SETS)[number]; members: readonly AnyStrap[] };

/** The found straps by set; all of them are preceded by the recently used and the common ones. */
export function groupsOf(found: readonly AnyStrap[], recent: readonly string[] | null): PickerGroup[] {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => found.find((strap) => strap.name === name) ?? []);
  const sets = SETS.map(
    (set): PickerGroup => ({ key: set, members: found.filter((strap) => strap.set === set) }),
  );
  const first: PickerGroup[] =
    recent === null
      ? []
      : [
          { key: 'recent', members: named(recent) },
          { key: 'common', members: named(COMMON.filter((name) => !recent.includes(name))) },
        ];

  return [...first, ...sets].filter(({ members }) => members.length > 0);
}
