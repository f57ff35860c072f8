import type { RosterAgent } from '../datasources/agents/agent-slugs.ts';
import type { DataSources } from '../datasources/data-sources.ts';

/** Who answers questions about a home: its agent when on the team, else the agent of the site, else the first of the team. */
export async function whoAnswers(
  { agents, pages }: Pick<DataSources, 'agents' | 'pages'>,
  agentIds: readonly unknown[] = [],
): Promise<RosterAgent | null> {
  const [roster, { website }] = await Promise.all([agents.roster(), pages.getSite()]);
  const byId = (key: unknown) => (key ? roster.find(({ id, uid }) => id === key || uid === key) : undefined);

  return agentIds.map(byId).find(Boolean) ?? byId(website.config.setup.agentID) ?? roster[0] ?? null;
}
