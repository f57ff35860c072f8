import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { EmptyPart } from '#web/strap-plugins/kit/empty-part.tsx';
import { MissingContent } from '#web/strap-plugins/kit/frame/strap-boundary.tsx';
import type { AgentPart } from './agent-parts.ts';
import { agentId } from './hero-agent.ts';

type NobodyProps = {
  parts: readonly Pick<AgentPart, 'agentID'>[];
  /** The query failed. */
  isMissing: boolean;
  isEditing: boolean;
};

/** Placeholder for a missing agent: editors are asked to choose one, a failure is shown, else nothing. */
export function MissingAgent({ parts, isMissing, isEditing }: NobodyProps) {
  const { website } = useSite();
  if (isEditing) return <EmptyPart icon="user">{message('hero.agent.none')}</EmptyPart>;

  return isMissing && parts.some((part) => agentId(part, website) !== '') ? <MissingContent /> : null;
}
