import type { CSSProperties } from 'react';
import { AgentCard } from '#web/src/agents/agent-card.tsx';
import { SoleAgent } from '#web/src/agents/agent-spread.tsx';
import { chosenAgents } from '#web/src/agents/agent-text.ts';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { Slider } from '../kit/slider.tsx';
import type { AgentRotatorStrapQuery } from './data.generated.ts';
import type { AgentRotatorState } from './parts.ts';
import './view.css';

export function AgentRotatorView({
  id,
  state: { title, agentIDs, perView, interval, style },
  data,
  isEditing,
}: StrapViewProps<AgentRotatorState, AgentRotatorStrapQuery>) {
  const agents = chosenAgents(data?.roster ?? [], agentIDs);
  const size = Math.min(4, Math.max(1, Math.floor(perView) || 1));
  const columns = Math.max(1, Math.min(size, agents.length));
  const [first] = agents;

  return (
    <div className="strap-agent-rotator__body" style={{ '--per-view': columns } as CSSProperties}>
      <Heading part={title} />
      {agents.length === 0 && <p className="strap-agent-rotator__empty">{message('agents.empty')}</p>}
      {agents.length === 1 && first && <SoleAgent agent={first} headingLevel={levelBelow(title)} />}
      {agents.length > 1 && (
        <Slider
          id={id}
          label={message('agents.label')}
          style={style}
          interval={interval}
          isEditing={isEditing}
          slides={inGroups(agents, size).map((group) => (
            <ul className="strap-agent-rotator__group" key={group[0]?.id}>
              {group.map((agent) => (
                <li key={agent.id}>
                  <AgentCard agent={agent} headingLevel={levelBelow(title)} />
                </li>
              ))}
            </ul>
          ))}
        />
      )}
    </div>
  );
}

/** Groups of as many agents as there are columns; the last one may be smaller. */
function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
