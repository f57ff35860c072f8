import { randomUUID } from 'node:crypto';
import type { AgentDoc, AgentExtraInfo } from '#domain/site/agent.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { deleteAgent, findAgent, insertAgent, updateAgent } from '#engine/store/agent-admin.ts';
import { type AgentRecord, listAgents } from '#engine/store/agent-table.ts';
import { requireSpace } from './find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache'>;
type Key = { spaceId: string; id: string };

export type AgentRow = { id: string; uid: string; doc?: Record<string, unknown> };

/** The team in its order, as those who edit it see it; the first is the one a site speaks for. */
export async function listTeam(
  context: Context,
  spaceId: string,
  { docs }: { docs: boolean },
): Promise<AgentRow[]> {
  await requireSpace(context, spaceId);
  const agents = await listAgents(context.db, spaceId);

  return agents.map((agent) => (docs ? row(agent) : { id: agent.id, uid: agent.uid }));
}

export async function addAgent(
  context: Context,
  { spaceId, agent }: { spaceId: string; agent: AgentDoc & { id?: string; uid?: string } },
): Promise<AgentRow> {
  const { id = randomUUID(), uid = randomUUID(), ...doc } = agent;
  await requireSpace(context, spaceId);
  const added = await insertAgent(context.db, { spaceId, id, uid, doc });
  if (!added) throw badInput('id', 'There is an agent with this id or uid already');

  return row(added);
}

/** The id and the uid stay: accounts and listings point at them. */
export async function saveAgent(
  { db }: Pick<Context, 'db'>,
  { spaceId, id, agent }: Key & { agent: AgentDoc },
): Promise<AgentRow> {
  const { id: _, uid: __, ...doc } = agent;
  if (!(await updateAgent(db, { spaceId, id, doc }))) throw agentNotFound(id);

  return row(await requireAgentRecord({ db }, { spaceId, id }));
}

export async function removeAgent({ db }: Pick<Context, 'db'>, key: Key): Promise<void> {
  if (!(await deleteAgent(db, key))) throw agentNotFound(key.id);
}

export async function readExtraInfo(context: Pick<Context, 'db'>, key: Key): Promise<object> {
  const { doc } = await requireAgentRecord(context, key);

  return typeof doc.extraInfo === 'object' && doc.extraInfo !== null ? doc.extraInfo : {};
}

export async function saveExtraInfo(
  context: Pick<Context, 'db'>,
  { extraInfo, ...key }: Key & { extraInfo: AgentExtraInfo },
): Promise<object> {
  const { doc } = await requireAgentRecord(context, key);
  if (!(await updateAgent(context.db, { ...key, doc: { ...doc, extraInfo } }))) throw agentNotFound(key.id);

  return extraInfo;
}

async function requireAgentRecord({ db }: Pick<Context, 'db'>, key: Key): Promise<AgentRecord> {
  const agent = await findAgent(db, key);
  if (!agent) throw agentNotFound(key.id);

  return agent;
}

function agentNotFound(id: string) {
  return notFound(`Agent ${id}`);
}

function row({ id, uid, doc }: AgentRecord): AgentRow {
  return { id, uid, doc: { ...doc, id, uid } };
}
