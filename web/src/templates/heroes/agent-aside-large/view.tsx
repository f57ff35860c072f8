import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Picture } from '#web/src/ui/picture.tsx';
import { AgentContact, AgentPortrait, portraitOf } from '../agent-contact.tsx';
import type { HeroAgentQuery } from '../hero-agent.generated.ts';
import { HeroText } from '../hero-text.tsx';
import { MissingAgent } from '../missing-agent.tsx';
import type { HeroAgentAsideLargeState } from './parts.ts';
import './view.css';

export function HeroAgentAsideLargeView({
  state,
  data,
  isEditing,
}: StrapViewProps<HeroAgentAsideLargeState, HeroAgentQuery>) {
  const agent = data?.agent;
  const hasPortrait = Boolean(agent && portraitOf(agent, state.image));
  const { imageUrl: standIn = '', altText } = state.standIn ?? {};
  const hasPicture = hasPortrait || standIn !== '';
  const isPoster = state.layout === 'poster' && hasPicture;

  return (
    <div
      className={`hero-agent-aside-large__halves is-${state.size}${isPoster ? ' is-poster' : ''}${agent ? '' : ' has-nobody'}${hasPicture ? '' : ' has-no-portrait'}`}
    >
      <HeroText state={state} isAtStart />
      {agent && (
        <aside className="hero-agent-aside-large__agent">
          {hasPortrait && (
            <AgentPortrait
              className="hero-agent-aside-large__portrait in-pictures__box"
              agent={agent}
              image={state.image}
              sizes="(width > 48rem) 50vw, 100vw"
            />
          )}
          {!hasPortrait && standIn && (
            <Picture
              className="hero-agent-aside-large__stand-in"
              src={standIn}
              alt={altText ?? ''}
              sizes="(width > 48rem) 50vw, 100vw"
              width={1000}
              height={1000}
              isEager
            />
          )}
          <div className="hero-agent-aside-large__plate theme theme-default">
            <AgentContact agent={agent} links={state.linkList} hasMonogram={!hasPortrait} />
          </div>
        </aside>
      )}
      {!agent && <MissingAgent parts={[state]} isMissing={data === null} isEditing={isEditing} />}
    </div>
  );
}
