import type { Kysely } from 'kysely';
import { isEmail } from '#domain/contact/email.ts';
import { WRITTEN_TO_PARAM } from '#domain/contact/form.ts';
import { agentSlugs } from '#domain/site/agent-slugs.ts';
import { type AgentRecord, listAgents } from '../store/people/agent-table.ts';
import type { Schema } from '../store/schema.ts';
import { findSettings } from '../store/settings-table.ts';

export type LeadRecipient = {
  /** Id of the agent of the team; null for the office. */
  agentId: string | null;
  /** Null when the agent has none. */
  email: string | null;
};

/** The page of an agent of the team. */
const AGENT_PAGE = /^\/agent\/([^/]+)\/?$/;

type LeadSubject = { spaceId: string; listingAgents: readonly string[]; pageUrl?: string };

/**
 * Who replies to a lead: the listing's agent when on the team, else the agent it was written to or on whose page, else the agent of the
 * site, else the first of the team. The office gets the mail of an agent without an email.
 */
export async function findLeadRecipient(
  db: Kysely<Schema>,
  { spaceId, listingAgents, pageUrl = '' }: LeadSubject,
): Promise<LeadRecipient> {
  const [team, website] = await Promise.all([
    listAgents(db, spaceId),
    findSettings(db, { spaceId, name: 'website' }),
  ]);
  const { config } = (website?.body ?? {}) as {
    config?: { setup?: { agentID?: unknown }; office?: { email?: unknown } };
  };
  const byId = (id: unknown) => team.find((agent) => agent.id === id || agent.uid === id);
  const agent =
    listingAgents.map(byId).find(Boolean) ?? ofPage(team, pageUrl) ?? byId(config?.setup?.agentID) ?? team[0];
  const office = readEmail(config?.office?.email);

  return { agentId: agent?.id ?? null, email: (agent && emailOf(agent)) ?? office };
}

function ofPage(team: readonly AgentRecord[], pageUrl: string): AgentRecord | undefined {
  const url = URL.parse(pageUrl, 'http://site.invalid');
  const [, named] = AGENT_PAGE.exec(url?.pathname ?? '') ?? [];
  const key = url?.searchParams.get(WRITTEN_TO_PARAM) ?? named;
  if (key === undefined) return undefined;
  const slugsOf = ({ id, doc: { displayName } }: AgentRecord) =>
    agentSlugs({ id, displayName: typeof displayName === 'string' ? displayName : '' });

  return (
    team.find(({ id, uid }) => id === key || uid === key) ??
    team.find((agent) => slugsOf(agent).withId === key) ??
    team.find((agent) => slugsOf(agent).name === key)
  );
}

function emailOf({ doc }: AgentRecord): string | null {
  return readEmail(doc.email);
}

function readEmail(value: unknown): string | null {
  return typeof value === 'string' && isEmail(value) ? value : null;
}
