import type { Space } from '#domain/site/website.ts';
import { type AgentIdentity, agentOf } from './auth/identity.ts';
import { AgentsSource } from './datasources/agents/agents-source.ts';
import { ListingsSource } from './datasources/listings/listings-source.ts';
import { type Changed, PageEditingSource } from './datasources/pages/page-editing-source.ts';
import { PagesSource } from './datasources/pages/pages-source.ts';
import { HierarchiesSource } from './datasources/places/hierarchies-source.ts';
import { PlacesSource } from './datasources/places/places-source.ts';
import type { UpstreamName, Upstreams } from './datasources/upstream.ts';
import { type DisplayRules, displayRules } from './display-rules/display-rules.ts';

export type DataSources = {
  pages: PagesSource;
  editing: PageEditingSource;
  listings: ListingsSource;
  places: PlacesSource;
  hierarchies: HierarchiesSource;
  agents: AgentsSource;
};

/** What the resolvers of one request share. */
export type GatewayContext = {
  space: Space;
  /** The agent of this space who asks; null for a visitor. */
  identity: AgentIdentity | null;
  rules: DisplayRules;
  now: Date;
  dataSources: DataSources;
};

export type ContextOptions = {
  upstreams: Upstreams;
  space: Space;
  identity: AgentIdentity | null;
  now: Date;
  changed: Changed;
};

/** Sources and loaders of one request: nothing in them outlives it or is shared with another one. */
export function createContext({ upstreams, space, identity, now, changed }: ContextOptions): GatewayContext {
  const agent = agentOf(identity, space.id, now);
  const rules = displayRules(space.source);
  const service = (name: UpstreamName) => ({
    upstream: { name, ...upstreams[name] },
    spaceId: space.id,
    token: agent?.token ?? null,
  });

  return {
    space,
    identity: agent,
    rules,
    now,
    dataSources: {
      pages: new PagesSource(service('engine')),
      editing: new PageEditingSource({ ...service('engine'), changed }),
      listings: new ListingsSource({ ...service('api'), source: space.source, rules }),
      places: new PlacesSource(service('geo')),
      hierarchies: new HierarchiesSource(service('api')),
      agents: new AgentsSource(service('api')),
    },
  };
}
