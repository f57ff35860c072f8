import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { AgentContact, AgentPortrait, portraitOf } from '../agent-contact.tsx';
import type { HeroAgentQuery } from '../hero-agent.generated.ts';
import { HeroText } from '../hero-text.tsx';
import { MissingAgent } from '../missing-agent.tsx';
import type { HeroAgentAsideState } from './parts.ts';
import './view.css';

export function HeroAgentAsideView({
  state,
  data,
  isEditing,
}: StrapViewProps<HeroAgentAsideState, HeroAgentQuery>) {
  const agent = data?.agent;
  const hasPortrait = Boolean(agent && portraitOf(agent, state.image));

  return (
    <div className={`hero-agent-aside__body${hasPortrait ? '' : ' has-no-portrait'}`}>
      <HeroText state={state} isAtStart />
      {agent && (
        <aside className="hero-agent-aside__card theme theme-default">
          {hasPortrait && (
            <AgentPortrait
              className="hero-agent-aside__portrait in-pictures__box"
              agent={agent}
              image={state.image}
              sizes="(width > 48rem) 24rem, 30vw"
            />
          )}
          <AgentContact agent={agent} links={state.linkList} hasMonogram={!hasPortrait} />
        </aside>
      )}
      {!agent && <MissingAgent parts={[state]} isMissing={data === null} isEditing={isEditing} />}
    </div>
  );
}
