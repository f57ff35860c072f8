import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { SETUP_AGENT } from '#domain/site/setup-agent.ts';

/** The agent of a hero: `image` replaces the portrait, `linkList` is below phone and email. */
export function agentParts(agentID = SETUP_AGENT) {
  return defineParts({
    agentID: part.person('Agent', agentID, 'Nobody'),
    image: part.image('Picture in place of the portrait'),
    linkList: part.links('More links'),
  });
}

export type AgentPart = StateOf<ReturnType<typeof agentParts>>;
