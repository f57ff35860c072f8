import { slugify } from '#domain/page/slug.ts';
import type { AgentWire } from './agents.types.ts';

export type RosterAgent = AgentWire & {
  /** The name as a path segment, with the id when two share a name. */
  slug: string;
};

export function withSlugs(agents: readonly AgentWire[]): RosterAgent[] {
  const names = agents.map(({ displayName }) => slugify(displayName));

  return agents.map((agent, index) => {
    const name = names[index] ?? '';
    const isAlone = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return { ...agent, slug: isAlone ? name : [name, slugify(agent.id)].filter(Boolean).join('-') };
  });
}
