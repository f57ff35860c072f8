import { isEqual } from '#domain/json/is-equal.ts';
import { mergeJson } from '#domain/json/merge-json.ts';
import {
  type PartDrafts,
  type SavedParts,
  SITE_PARTS,
  type SitePart,
  type SiteParts,
} from '../editing/site-parts.ts';

/** `site` is the base of the next save; `restored` are the parts that differ from the live ones. */
export type RestoredParts = { parts: SiteParts; site: SavedParts; restored: SitePart[] };

/**
 * Applies drafts to the live parts. Changes that colleagues saved since a draft began are merged member by member; if both
 * changed the same member, the draft keeps its original base, so that saving it reports the conflict.
 */
export function restoreParts(
  drafts: PartDrafts,
  { parts, site }: { parts: SiteParts; site: SavedParts },
): RestoredParts {
  const into: RestoredParts = { parts: { ...parts }, site: { ...site }, restored: [] };
  for (const part of SITE_PARTS) restorePart(drafts, into, part);

  return into;
}

function restorePart<P extends SitePart>(
  drafts: PartDrafts,
  { parts, site, restored }: RestoredParts,
  part: P,
): void {
  const draft = drafts[part];
  if (!draft) return;
  const { value, base, baseRevision } = draft;
  const live: SavedParts[P] = site[part];
  // A draft that the store made has a base without the defaults that the site fills in.
  const isCurrent = baseRevision === live.revision && isEqual(base, live.value);
  const merged = isCurrent
    ? { value, clashes: [] }
    : mergeJson<SiteParts[P]>({ base, mine: value, theirs: live.value });
  if (isEqual(merged.value, live.value)) return;

  parts[part] = merged.clashes.length > 0 ? value : merged.value;
  if (merged.clashes.length > 0) site[part] = { value: base, revision: baseRevision } as SavedParts[P];
  restored.push(part);
}
