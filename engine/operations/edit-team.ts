import { randomUUID } from 'node:crypto';
import type { AgentDoc, AgentExtraInfo } from '#domain/site/agent.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, EngineError, notFound } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { lockOwners } from '#engine/store/people/account-admin.ts';
import { disableAccountsOf, enableAccountOf } from '#engine/store/people/account-table.ts';
import { deleteAgent, findAgent, insertAgent, updateAgent } from '#engine/store/people/agent-admin.ts';
import { type AgentRecord, listAgents } from '#engine/store/people/agent-table.ts';
import { requireSpace } from './find-space.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;
type Key = { spaceId: string; id: string };
/** `revision` is the one that was loaded; without it nothing existing is changed. */
type Write = Key & { revision?: number };
/** `onlyOf` is the uid of somebody who may change their own profile only; null if they may change all. */
type ProfileWrite = Write & { onlyOf?: string | null };

export type AgentRow = { id: string; uid: string; revision: number; doc?: Record<string, unknown> };

/** The team in order, as agents see it; the first one is the site's main agent. */
export async function listTeam(
  context: Context,
  spaceId: string,
  { docs }: { docs: boolean },
): Promise<AgentRow[]> {
  await requireSpace(context, spaceId);
  const agents = await listAgents(context.db, spaceId);

  return agents.map((agent) =>
    docs ? row(agent) : { id: agent.id, uid: agent.uid, revision: agent.revision },
  );
}

export async function addAgent(
  context: Context,
  { spaceId, agent }: { spaceId: string; agent: AgentDoc & { id?: string; uid?: string } },
): Promise<AgentRow> {
  const { id = randomUUID(), uid = randomUUID(), ...doc } = agent;
  await requireSpace(context, spaceId);
  const added = await context.db.transaction().execute(async (db) => {
    const inserted = await insertAgent(db, { spaceId, id, uid, doc });
    if (inserted) {
      await enableAccountOf(db, { spaceId, uid, email: doc.email ?? null });
      await record(db, { spaceId, at: context.clock(), action: 'created', doc });
    }

    return inserted;
  });
  if (!added) throw badInput('id', 'There is an agent with this id or uid already');

  return row(added);
}

/** The id and the uid are immutable: accounts and listings reference them. */
export async function saveAgent(
  context: Pick<Context, 'db' | 'clock'>,
  { agent, onlyOf = null, ...write }: ProfileWrite & { agent: AgentDoc },
): Promise<AgentRow> {
  const { id: _, uid: __, ...doc } = agent;

  return row(
    await writeAtRevision(context, write, (key, { uid }) => {
      requireOwn(onlyOf, uid);
      return saveProfile(context, { ...key, doc });
    }),
  );
}

/** A removed agent is signed out everywhere and cannot sign in again. */
export async function removeAgent(context: Pick<EngineContext, 'db' | 'clock'>, write: Write): Promise<void> {
  await writeAtRevision(context, write, (key, { uid, doc }) =>
    context.db.transaction().execute(async (db) => {
      const { spaceId } = key;
      await requireAnotherOwner(db, { spaceId, uid });
      if (!(await deleteAgent(db, key))) return null;

      await record(db, { spaceId, at: context.clock(), action: 'removed', doc });
      const disabled = await disableAccountsOf(db, { spaceId, uid, now: context.clock() });
      for (const accountId of disabled)
        await endSessions(db, { kind: 'agent', spaceId, subject: uid, accountId });
      return true;
    }),
  );
}

/** A site always has an owner who can sign in; the owners stay locked, so that of two changes at once the second sees the first. */
async function requireAnotherOwner(db: Context['db'], { spaceId, uid }: { spaceId: string; uid: string }) {
  const owners = await lockOwners(db, spaceId);
  if (owners.length > 0 && owners.every(({ agentUid }) => agentUid === uid))
    throw badInput('id', 'This is the last owner of the site; make somebody else an owner first');
}

/** The revision is that of the whole agent. */
export async function readExtraInfo(
  context: Pick<Context, 'db'>,
  key: Key,
): Promise<{ extraInfo: object; revision: number }> {
  const { doc, revision } = await requireAgentRecord(context, key);
  const { extraInfo } = doc;

  return { extraInfo: typeof extraInfo === 'object' && extraInfo !== null ? extraInfo : {}, revision };
}

export async function saveExtraInfo(
  context: Pick<Context, 'db' | 'clock'>,
  { extraInfo, onlyOf = null, ...write }: ProfileWrite & { extraInfo: AgentExtraInfo },
): Promise<{ extraInfo: object; revision: number }> {
  const { revision } = await writeAtRevision(context, write, (key, { uid, doc }) => {
    requireOwn(onlyOf, uid);
    return saveProfile(context, { ...key, doc: { ...doc, extraInfo } });
  });

  return { extraInfo, revision };
}

type Profile = Parameters<typeof updateAgent>[1];

function saveProfile({ db, clock }: Pick<Context, 'db' | 'clock'>, profile: Profile) {
  return db.transaction().execute(async (db) => {
    const saved = await updateAgent(db, profile);
    if (saved) await record(db, { ...profile, at: clock(), action: 'saved' });

    return saved;
  });
}

function record(
  db: Context['db'],
  { spaceId, at, action, doc }: { spaceId: string; at: Date; action: string; doc: object },
): Promise<void> {
  const { displayName } = doc as { displayName?: unknown };

  return recordAudit(db, { spaceId, at, kind: 'profile', action, subject: String(displayName ?? '') });
}

function requireOwn(onlyOf: string | null, uid: string): void {
  if (onlyOf !== null && onlyOf !== uid)
    throw new EngineError('forbidden', 'Your role on this site may change your own profile only.');
}

/** Writes only over the revision that was loaded; `write` returns null when it is stale. */
async function writeAtRevision<Done>(
  context: Pick<Context, 'db'>,
  { revision, ...key }: Write,
  write: (key: Required<Write>, current: AgentRecord) => Promise<Done | null>,
): Promise<Done> {
  const current = await requireAgentRecord(context, key);
  if (revision === undefined) throw revisionRequired();

  const done = current.revision === revision ? await write({ ...key, revision }, current) : null;
  if (done !== null) return done;

  const { revision: stored } = await requireAgentRecord(context, key);
  throw staleRevision({ revision: stored, savedAt: null, savedBy: null });
}

async function requireAgentRecord({ db }: Pick<Context, 'db'>, key: Key): Promise<AgentRecord> {
  const agent = await findAgent(db, key);
  if (!agent) throw notFound(`Agent ${key.id}`);

  return agent;
}

function row({ id, uid, revision, doc }: AgentRecord): AgentRow {
  return { id, uid, revision, doc: { ...doc, id, uid } };
}
