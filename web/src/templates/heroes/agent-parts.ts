import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { SETUP_AGENT } from '#domain/site/setup-agent.ts';

/** An agent a hero shows: `image` in place of the portrait, `linkList` below the phone and the e-mail. */
export function agentParts(agentID = SETUP_AGENT) {
  return defineParts({
    agentID: part.person('Agent', agentID, 'Nobody'),
    image: part.image('Picture in place of the portrait'),
    linkList: part.links('More links'),
  });
}

export type AgentPart = StateOf<ReturnType<typeof agentParts>>;
