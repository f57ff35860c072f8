import { isEqual } from '#domain/json/is-equal.ts';
import { request } from '../api/api.ts';
import { type PartDraft, type PartDrafts, SITE_PARTS, type SitePart } from '../editing/site-parts.ts';
import {
  EditorDiscardSiteDraftDocument,
  EditorSaveSiteDraftDocument,
  EditorSiteDraftsDocument,
} from './site-draft.generated.ts';

/** The agent's stored drafts of shared parts, each with its own revision. */
export type StoredPartDrafts = { drafts: PartDrafts; revisions: PartRevisions; savedAt: string | null };
export type PartRevisions = Partial<Record<SitePart, string>>;

/** A draft to create or update, or without `draft` to delete. */
export type PartWrite = {
  part: SitePart;
  draft: PartDraft | null;
  revision: string | null;
  /** What this window sent last, even if it got no response. */
  tried: PartDraft | null;
};

export type PartOutcome = { part: SitePart } & (
  | { kind: 'saved'; revision: string; savedAt: string }
  | { kind: 'discarded' }
  /** Another window of the agent is changing the part. */
  | { kind: 'conflict' }
  | { kind: 'rejected'; message: string }
);

export async function findSiteDrafts(): Promise<StoredPartDrafts> {
  const { siteDrafts } = await request(EditorSiteDraftsDocument, {});
  const stored: StoredPartDrafts = { drafts: {}, revisions: {}, savedAt: null };
  for (const { part, value, base, baseRevision, revision, savedAt } of siteDrafts) {
    // Stored parts have passed their schema.
    Object.assign(stored.drafts, { [part]: { value, base, baseRevision } });
    stored.revisions[part] = revision;
    if (stored.savedAt === null || savedAt > stored.savedAt) stored.savedAt = savedAt;
  }

  return stored;
}

/** Writes one draft. One that ended meanwhile is created again; one that this window wrote without a response is updated. */
export async function writeSiteDraft(write: PartWrite, isAgain = false): Promise<PartOutcome> {
  const { part, draft, revision, tried } = write;
  if (!draft) {
    if (revision !== null) await request(EditorDiscardSiteDraftDocument, { part, revision });
    return { part, kind: 'discarded' };
  }

  const { result } = await request(EditorSaveSiteDraftDocument, { input: { part, ...draft, revision } });
  if ('draft' in result) return { part, kind: 'saved', ...result.draft };
  if ('message' in result && result.field) return { part, kind: 'rejected', message: result.message };
  if (isAgain) return { part, kind: 'conflict' };

  const stored = await findSiteDrafts();
  const there = stored.drafts[part]?.value;
  const isOurs = there === undefined || [draft, tried].some((sent) => sent && isEqual(sent.value, there));
  if (!isOurs) return { part, kind: 'conflict' };

  return writeSiteDraft({ ...write, revision: stored.revisions[part] ?? null }, true);
}

/** The writes that make the store contain exactly `wanted`. */
export function writesOf(
  wanted: PartDrafts,
  stored: PartDrafts,
  { revisions, tried }: { revisions: PartRevisions; tried: PartDrafts },
): PartWrite[] {
  return SITE_PARTS.filter((part) => !isEqual(wanted[part], stored[part])).map((part) => ({
    part,
    draft: wanted[part] ?? null,
    revision: revisions[part] ?? null,
    tried: tried[part] ?? null,
  }));
}
