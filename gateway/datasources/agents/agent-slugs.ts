import type { AgentWire } from './agents.types.ts';

export type RosterAgent = AgentWire & {
  /** The name as a path part, with the id when two have the same name. */
  slug: string;
};

export function withSlugs(agents: readonly AgentWire[]): RosterAgent[] {
  const names = agents.map(({ displayName }) => slug(displayName));

  return agents.map((agent, index) => {
    const name = names[index] ?? '';
    const isAlone = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return { ...agent, slug: isAlone ? name : [name, slug(agent.id)].filter(Boolean).join('-') };
  });
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
