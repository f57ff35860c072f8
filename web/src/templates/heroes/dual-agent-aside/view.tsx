import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { AgentContact, AgentPortrait } from '../agent-contact.tsx';
import type { HeroAgentsQuery } from '../hero-agent.generated.ts';
import { HeroText } from '../hero-text.tsx';
import { MissingAgent } from '../missing-agent.tsx';
import type { HeroDualAgentAsideState } from './parts.ts';
import './view.css';

export function HeroDualAgentAsideView({
  state,
  data,
  isEditing,
}: StrapViewProps<HeroDualAgentAsideState, HeroAgentsQuery>) {
  const agents = [data?.first, data?.second].flatMap((agent, index) =>
    agent ? [{ agent, part: state.agents[index] }] : [],
  );

  return (
    <div className="hero-dual-agent-aside__body">
      <HeroText state={state} isAtStart />
      {agents.length > 0 && (
        <aside className={`hero-dual-agent-aside__pair has-${agents.length}`}>
          {agents.map(({ agent, part }) => (
            <AgentPortrait
              key={`${agent.id} portrait`}
              className="hero-dual-agent-aside__portrait in-pictures__box"
              agent={agent}
              image={part?.image}
              sizes="(width > 48rem) 20rem, 55vw"
            />
          ))}
          {agents.map(({ agent, part }) => (
            <AgentContact key={agent.id} agent={agent} links={part?.linkList} />
          ))}
        </aside>
      )}
      {agents.length === 0 && (
        <MissingAgent parts={state.agents} isMissing={data === null} isEditing={isEditing} opens="agents" />
      )}
    </div>
  );
}
