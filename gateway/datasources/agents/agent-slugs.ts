import { agentSlugs } from '#domain/site/agent-slugs.ts';
import type { AgentWire } from './agents.types.ts';

export type RosterAgent = AgentWire & {
  /** The name as a path segment, with the id when two share a name. */
  slug: string;
};

export function withSlugs(agents: readonly AgentWire[]): RosterAgent[] {
  const slugs = agents.map(agentSlugs);
  const names = slugs.map(({ name }) => name);

  return agents.map((agent, index) => {
    const { name = '', withId = '' } = slugs[index] ?? {};
    const isAlone = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return { ...agent, slug: isAlone ? name : withId };
  });
}
