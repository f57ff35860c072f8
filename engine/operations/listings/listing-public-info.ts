import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import {
  findPublicInfo,
  type ListingPublicInfo,
  type PublicInfoRecord,
  writePublicInfo,
} from '#engine/store/listings/listing-public-info-table.ts';
import { findListings } from '#engine/store/listings/listing-table.ts';
import { NOTHING_SAVED, revisionRequired, staleRevision } from '../stale-revision.ts';
import { searchedSource } from './search-context.ts';

type Target = { spaceId: string; source: string; id: string };

/** The media a space shows with a listing: its agents' own, or the source's while they have saved none. */
export async function readPublicInfo(
  context: Pick<EngineContext, 'db' | 'cache'>,
  target: Target,
): Promise<{ info: ListingPublicInfo; saved: PublicInfoRecord | null }> {
  const { id, document } = await requireListing(context, target);
  const saved = await findPublicInfo(context.db, { ...target, id });
  // The source's media have the shape of docs/rest-calls.md.
  const sent = (document.publicInfo as ListingPublicInfo | undefined) ?? { additionalMedia: [] };

  return { info: saved?.body ?? sent, saved };
}

/** Saves over the loaded `revision`; without one only the first save is accepted. */
export async function savePublicInfo(
  context: Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index'>,
  write: Target & { body: ListingPublicInfo; revision: number | undefined; savedBy: string },
): Promise<PublicInfoRecord> {
  const { id } = await requireListing(context, write);
  const savedAt = context.clock();
  const saved = await context.db.transaction().execute(async (transaction) => {
    const stored = await writePublicInfo(transaction, { ...write, id, savedAt });
    if (stored) {
      const summary = `${write.body.additionalMedia.length} added`;
      const change = { kind: 'listing', action: 'media saved', subject: id, summary } as const;
      await recordAudit(transaction, { spaceId: write.spaceId, at: savedAt, ...change });
    }

    return stored;
  });
  if (!saved) {
    if (write.revision === undefined) throw revisionRequired();
    throw staleRevision((await findPublicInfo(context.db, { ...write, id })) ?? NOTHING_SAVED);
  }
  // The agent reloads at once, before the journal of changes is read.
  context.index?.documents.drop(write.source, [id]);

  return saved;
}

async function requireListing(context: Pick<EngineContext, 'db' | 'cache'>, { id, ...target }: Target) {
  const { source } = await searchedSource(context, target);
  const [listing] = await findListings(context.db, source.key, [id]);
  if (!listing) throw notFound(`Listing ${id}`);

  return listing;
}
