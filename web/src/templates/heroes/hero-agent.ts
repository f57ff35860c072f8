import type { Website } from '#domain/site/website.ts';
import { siteText } from '#web/src/site/link-url.ts';
import type { AgentPart } from './agent-parts.ts';

/** The agent's id; empty for none. */
export function agentId({ agentID }: Pick<AgentPart, 'agentID'>, website: Website): string {
  return siteText(agentID ?? '', website).trim();
}
