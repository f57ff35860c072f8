import { randomBytes } from 'node:crypto';
import type { OwnListingFacts, OwnListingStatus } from '#domain/listing/own-listing-schema.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { writeListings } from '#engine/feeds/import-listings.ts';
import { readText } from '#engine/feeds/reso/values.ts';
import { deleteListings } from '#engine/store/import-table.ts';
import {
  countOwnListings,
  deleteOwnListing,
  findOwnListing,
  insertOwnListing,
  listOwnListings,
  type OwnListingRow,
  type OwnListingsOf,
  updateOwnListing,
} from '#engine/store/listings/own-listing-table.ts';
import { listAgents } from '#engine/store/people/agent-table.ts';
import { findSettings } from '#engine/store/settings-table.ts';
import { staleRevision } from '../../stale-revision.ts';
import { factsOf, recordOf, statusNames } from './own-record.ts';
import { requireOwnSource, siteOf, sourceRejection } from './own-source.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;
type Author = { uid: string; name: string };
type Target = { spaceId: string; onlyOf: OwnListingsOf };

/** A listing of the site's agents, with what visitors may not see. */
export type OwnListing = {
  id: string;
  revision: number;
  facts: OwnListingFacts;
  savedAt: Date;
  savedBy: string | null;
  /** Of the details page; null while visitors do not see the listing. */
  publicId: string | null;
};

export type OwnListingsQuery = Target & {
  text: string;
  status: OwnListingStatus | null;
  page: number;
  size: number;
};

export async function readOwnListings(
  context: Context,
  { text, status, page, size, ...target }: OwnListingsQuery,
) {
  const { db } = context;
  const space = await siteOf(context, target.spaceId);
  const filter = { ...target, text, statuses: status ? statusNames(status) : [] };
  const [rows, total, rejection] = await Promise.all([
    listOwnListings(db, filter, { limit: size, offset: (page - 1) * size }),
    countOwnListings(db, filter),
    sourceRejection(db, space),
  ]);

  return { listings: rows.map((row) => ownListing(row, space.timeZone)), total, refusal: rejection };
}

export async function readOwnListing(
  context: Context,
  { id, ...target }: Target & { id: string },
): Promise<OwnListing> {
  const { timeZone } = await siteOf(context, target.spaceId);

  return ownListing(await requireRow(context, { ...target, id }), timeZone);
}

/** Adds a listing without an id, else saves over the loaded revision; visitors see it at once unless it is a draft. */
export async function saveOwnListing(
  context: Context,
  {
    spaceId,
    onlyOf,
    stored,
    facts,
    author,
  }: Target & {
    stored: { id: string; revision: number } | null;
    facts: OwnListingFacts;
    author: Author;
  },
): Promise<OwnListing> {
  const { db } = context;
  const space = await requireOwnSource(context, spaceId);
  const before = stored ? await requireRow(context, { spaceId, onlyOf, id: stored.id }) : null;
  const id = stored?.id ?? `own-${randomBytes(5).toString('hex')}`;
  const agentId =
    onlyOf === null ? facts.agentId : (before?.agentId ?? (await ownAgentId(db, { spaceId, uid: onlyOf })));
  const [agentName, officeName] = await Promise.all([
    nameOfAgent(db, { spaceId, id: agentId }),
    nameOfOffice(db, spaceId),
  ]);
  const now = context.clock();
  const record = recordOf(id, { ...facts, agentId }, before?.record ?? null, {
    timeZone: space.timeZone,
    agentId,
    previousAgentId: before?.agentId ?? null,
    now,
    agentName,
    officeName,
  });
  const write = { spaceId, id, record, agentId, savedAt: now, savedBy: author.name };

  await db.transaction().execute(async (transaction) => {
    if (!stored) await insertOwnListing(transaction, { ...write, createdBy: author.uid });
    else if (!(await updateOwnListing(transaction, { ...write, revision: stored.revision })))
      throw staleRevision(await requireRow({ db: transaction }, { spaceId, onlyOf, id }));

    if (facts.status === 'draft') await deleteListings(transaction, space.source, [id]);
    else {
      const { rejected } = await writeListings(transaction, { source: space.source, records: [record], now });
      if (rejected[0]) throw badInput('listing', `The listing is rejected: ${rejected[0].reason}`);
    }
    await recordAudit(transaction, {
      spaceId,
      at: now,
      kind: 'listing',
      action: stored ? 'saved' : 'added',
      subject: facts.address || id,
      summary: facts.status,
    });
  });

  return readOwnListing(context, { spaceId, onlyOf, id });
}

/** Deletes the listing permanently, also for visitors. */
export async function removeOwnListing(
  context: Context,
  { spaceId, onlyOf, id, revision }: Target & { id: string; revision: number },
): Promise<void> {
  const space = await siteOf(context, spaceId);
  const row = await requireRow(context, { spaceId, onlyOf, id });

  await context.db.transaction().execute(async (transaction) => {
    if (!(await deleteOwnListing(transaction, { spaceId, id, revision }))) throw staleRevision(row);
    await deleteListings(transaction, space.source, [id]);
    const subject = readText(row.record.UnparsedAddress) ?? id;
    await recordAudit(transaction, {
      spaceId,
      at: context.clock(),
      kind: 'listing',
      action: 'deleted',
      subject,
    });
  });
}

async function requireRow({ db }: Pick<Context, 'db'>, key: Target & { id: string }): Promise<OwnListingRow> {
  const row = await findOwnListing(db, key);
  if (!row) throw notFound('This listing');

  return row;
}

function ownListing(
  { id, revision, record, agentId, savedAt, savedBy, publicId }: OwnListingRow,
  timeZone: string,
): OwnListing {
  const facts = factsOf(record, { timeZone, agentId });

  return {
    id,
    revision,
    facts,
    savedAt,
    savedBy,
    publicId: facts.status === 'active' || facts.status === 'pending' ? publicId : null,
  };
}

async function ownAgentId(
  db: Context['db'],
  { spaceId, uid }: { spaceId: string; uid: string },
): Promise<string | null> {
  return (await listAgents(db, spaceId)).find((agent) => agent.uid === uid)?.id ?? null;
}

async function nameOfAgent(
  db: Context['db'],
  { spaceId, id }: { spaceId: string; id: string | null },
): Promise<string | null> {
  if (id === null) return null;
  const agent = (await listAgents(db, spaceId)).find((one) => one.id === id);
  if (!agent) throw badInput('agentId', 'This agent is not in the team');

  return readText(agent.doc.displayName);
}

async function nameOfOffice(db: Context['db'], spaceId: string): Promise<string | null> {
  const settings = await findSettings(db, { spaceId, name: 'website' });
  const { config } = (settings?.body ?? {}) as { config?: { office?: { officeName?: unknown } } };

  return readText(config?.office?.officeName);
}
