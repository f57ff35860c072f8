import type { ImagePart, LinkPart } from '#domain/page/parts.ts';
import type { Website } from '#domain/site/website.ts';
import { siteText } from '#web/strap-plugins/kit/link-address.ts';

/** Stands for the agent of the website's settings. */
export const SETUP_AGENT = '{setup.agentID}';

/** An agent a hero shows: `image` in place of the portrait, `linkList` below the phone and the e-mail. */
export type AgentPart = { agentID: string; image: ImagePart; linkList: LinkPart[] };

export const DEFAULT_AGENT_PART: AgentPart = { agentID: SETUP_AGENT, image: { imageUrl: '' }, linkList: [] };

/** The agent's id; empty for nobody. */
export function agentId({ agentID }: Pick<AgentPart, 'agentID'>, website: Website): string {
  return siteText(agentID ?? '', website).trim();
}
