import { randomUUID } from 'node:crypto';
import type { AgentDoc, AgentExtraInfo } from '#domain/site/agent.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { disableAccountsOf, enableAccountOf } from '#engine/store/people/account-table.ts';
import { deleteAgent, findAgent, insertAgent, updateAgent } from '#engine/store/people/agent-admin.ts';
import { type AgentRecord, listAgents } from '#engine/store/people/agent-table.ts';
import { requireSpace } from './find-space.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'cache'>;
type Key = { spaceId: string; id: string };
/** `revision` is the one that was loaded; without it nothing existing is changed. */
type Write = Key & { revision?: number };

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
    if (inserted) await enableAccountOf(db, { spaceId, uid, email: doc.email ?? null });

    return inserted;
  });
  if (!added) throw badInput('id', 'There is an agent with this id or uid already');

  return row(added);
}

/** The id and the uid are immutable: accounts and listings reference them. */
export async function saveAgent(
  context: Pick<Context, 'db'>,
  { agent, ...write }: Write & { agent: AgentDoc },
): Promise<AgentRow> {
  const { id: _, uid: __, ...doc } = agent;

  return row(await writeAtRevision(context, write, (key) => updateAgent(context.db, { ...key, doc })));
}

/** A removed agent is signed out everywhere and cannot sign in again. */
export async function removeAgent(context: Pick<EngineContext, 'db' | 'clock'>, write: Write): Promise<void> {
  await writeAtRevision(context, write, (key, { uid }) =>
    context.db.transaction().execute(async (db) => {
      if (!(await deleteAgent(db, key))) return null;

      const { spaceId } = key;
      const disabled = await disableAccountsOf(db, { spaceId, uid, now: context.clock() });
      for (const accountId of disabled)
        await endSessions(db, { kind: 'agent', spaceId, subject: uid, accountId });
      return true;
    }),
  );
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
  context: Pick<Context, 'db'>,
  { extraInfo, ...write }: Write & { extraInfo: AgentExtraInfo },
): Promise<{ extraInfo: object; revision: number }> {
  const { revision } = await writeAtRevision(context, write, (key, { doc }) =>
    updateAgent(context.db, { ...key, doc: { ...doc, extraInfo } }),
  );

  return { extraInfo, revision };
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
