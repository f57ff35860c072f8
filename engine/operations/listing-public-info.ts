import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import {
  findPublicInfos,
  type ListingPublicInfo,
  upsertPublicInfo,
} from '#engine/store/listing-public-info-table.ts';
import { findListings } from '#engine/store/listing-table.ts';
import { searchedSource } from './search-context.ts';

type Target = { spaceId: string; source: string; id: string };

/** What a space shows beside a listing: its agents' media, or what the source sent while they have saved none. */
export async function readPublicInfo(
  context: Pick<EngineContext, 'db' | 'cache'>,
  { id: name, ...target }: Target,
): Promise<ListingPublicInfo> {
  const { id, document } = await requireListing(context, { id: name, ...target });
  const saved = await findPublicInfos(context.db, { ...target, ids: [id] });

  // The source's media have the shape of docs/rest-calls.md.
  return saved.get(id) ?? (document.publicInfo as ListingPublicInfo | undefined) ?? { additionalMedia: [] };
}

export async function savePublicInfo(
  context: Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index'>,
  { body, savedBy, ...target }: Target & { body: ListingPublicInfo; savedBy: string },
): Promise<ListingPublicInfo> {
  const { id } = await requireListing(context, target);
  await upsertPublicInfo(context.db, { ...target, id, body, savedAt: context.clock(), savedBy });
  // Whoever saved looks at it at once, before the journal of changes is read.
  context.index?.documents.drop(target.source, [id]);

  return body;
}

async function requireListing(context: Pick<EngineContext, 'db' | 'cache'>, { id, ...target }: Target) {
  const { source } = await searchedSource(context, target);
  const [listing] = await findListings(context.db, source.key, [id]);
  if (!listing) throw notFound(`Listing ${id}`);

  return listing;
}
