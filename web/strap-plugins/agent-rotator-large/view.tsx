import { AgentSpread } from '#web/src/agents/agent-spread.tsx';
import { chosenAgents } from '#web/src/agents/agent-text.ts';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { ButtonList } from '../kit/link-list.tsx';
import { Slider } from '../kit/slider.tsx';
import type { AgentRotatorLargeStrapQuery } from './data.generated.ts';
import type { AgentRotatorLargeState } from './parts.ts';
import './view.css';

export function AgentRotatorLargeView({
  id,
  state: { title, agentIDs, interval, style, buttonList },
  data,
  isEditing,
}: StrapViewProps<AgentRotatorLargeState, AgentRotatorLargeStrapQuery>) {
  const agents = chosenAgents(data?.roster ?? [], agentIDs);

  return (
    <div className="strap-agent-rotator-large__body">
      <Heading part={title} />
      {agents.length === 0 ? (
        <p className="strap-agent-rotator-large__empty">{message('agents.empty')}</p>
      ) : (
        <Slider
          id={id}
          label={message('agents.label')}
          style={style}
          interval={interval}
          isEditing={isEditing}
          slides={agents.map((agent) => (
            <AgentSpread
              key={agent.id}
              agent={agent}
              headingLevel={levelBelow(title)}
              isSole={agents.length === 1}
            />
          ))}
        />
      )}
      <ButtonList links={buttonList} />
    </div>
  );
}
