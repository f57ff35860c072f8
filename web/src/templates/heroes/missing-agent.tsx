import { message } from '#web/src/messages.ts';
import { FailedContent } from '#web/strap-plugins/kit/frame/failed-content.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { EmptyPart } from '#web/strap-plugins/kit/empty-part.tsx';
import type { AgentPart } from './agent-parts.ts';
import { agentId } from './hero-agent.ts';

type NobodyProps = {
  parts: readonly Pick<AgentPart, 'agentID'>[];
  /** The query failed. */
  isMissing: boolean;
  isEditing: boolean;
  /** The member of the state with the choice. */
  opens?: string;
};

/** Placeholder for a missing agent: editors are asked to choose one, a failure is shown, else nothing. */
export function MissingAgent({ parts, isMissing, isEditing, opens = 'agentID' }: NobodyProps) {
  const { website } = useSite();
  if (isEditing)
    return (
      <EmptyPart icon="user" opens={opens}>
        {message('agents.choose')}
      </EmptyPart>
    );

  return isMissing && parts.some((part) => agentId(part, website) !== '') ? <FailedContent /> : null;
}
