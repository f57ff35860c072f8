import type { Kysely } from 'kysely';
import { readHostName } from '#domain/site/host-name.ts';
import { recordAudit } from '#engine/audit/record.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { listAccounts } from '#engine/store/people/account-admin.ts';
import type { Schema } from '#engine/store/schema.ts';
import {
  deleteHost,
  findHostOwner,
  findSpaceEntry,
  insertHost,
  listSpaces,
  type SpaceEntry,
  setArchived,
} from '#engine/store/space-table.ts';

type Db = Kysely<Schema>;
type HostChange = { id: string; host: string; now: Date };

/** Every site, archived ones included. */
export function listSites(db: Db): Promise<SpaceEntry[]> {
  return listSpaces(db);
}

export async function requireSite(db: Db, id: string): Promise<SpaceEntry> {
  const site = await findSpaceEntry(db, id);
  if (!site) throw notFound(`The site ${id}`);

  return site;
}

/** Nobody reaches an archived site or stays signed in to it; its data stay. */
export async function archiveSite(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await requireSite(db, id);
  await db.transaction().execute(async (transaction) => {
    await setArchived(transaction, { id, at: now });
    for (const { id: accountId, agentUid } of await listAccounts(transaction, id)) {
      const subject = agentUid ?? accountId;
      await endSessions(transaction, { kind: 'agent', spaceId: id, subject, accountId });
    }
  });
}

export async function unarchiveSite(db: Db, id: string): Promise<void> {
  await requireSite(db, id);
  await setArchived(db, { id, at: null });
}

/** Adds a host name to a site; returns it as it is stored. Adding it again changes nothing. */
export async function addHost(
  db: Db,
  { id, host: typed, now, isByOwner = false }: HostChange & { isByOwner?: boolean },
): Promise<string> {
  await requireSite(db, id);
  const host = readHost(typed);
  const isNew = await within(db, async (transaction) => {
    const inserted = await insertHost(transaction, { spaceId: id, host });
    if (inserted) await recordHost(transaction, { spaceId: id, at: now, action: 'added', subject: host });

    return inserted;
  });
  if (isNew) return host;

  const owner = await findHostOwner(db, host);
  // Which site it is, owners of others need not know.
  const whose = isByOwner ? 'another site on this server' : `the site ${owner}`;
  if (owner !== id) throw badInput('host', `The host name ${host} belongs to ${whose}`);
  return host;
}

/** A site has at least one host name, or nobody could reach it. */
export async function removeHost(db: Db, { id, host: typed, now }: HostChange): Promise<string> {
  const host = readHost(typed);

  return within(db, async (transaction) => {
    const { hosts } = await requireSite(transaction, id);
    if (!hosts.includes(host)) throw badInput('host', `The site ${id} has no host name ${host}`);
    if (hosts.length === 1)
      throw badInput('host', `${host} is the only host name of the site; add another one first`);
    await deleteHost(transaction, { spaceId: id, host });
    await recordHost(transaction, { spaceId: id, at: now, action: 'removed', subject: host });

    return host;
  });
}

function recordHost(
  db: Db,
  change: { spaceId: string; at: Date; action: string; subject: string },
): Promise<void> {
  return recordAudit(db, { ...change, kind: 'host' });
}

/** Within a transaction of the caller, if there is one. */
function within<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** A host name as it is stored. */
export function readHost(typed: string): string {
  const host = readHostName(typed);
  if (!host) throw badInput('host', `"${typed}" is not a host name such as www.example.com`);

  return host;
}
