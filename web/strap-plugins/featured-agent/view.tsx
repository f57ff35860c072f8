import { AgentSpread } from '#web/src/agents/agent-spread.tsx';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { ButtonList, LinkList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { FeaturedAgentStrapQuery } from './data.generated.ts';
import type { FeaturedAgentState } from './parts.ts';
import './view.css';

export function FeaturedAgentView({
  state: { title, text, image, linkList, layout, buttonList },
  data,
  isEditing,
}: StrapViewProps<FeaturedAgentState, FeaturedAgentStrapQuery>) {
  const agent = data?.agent;
  if (!agent)
    return isEditing ? (
      <EmptyPart icon="user" opens="agentID">
        {message('agents.choose')}
      </EmptyPart>
    ) : null;
  const hasText = text.html !== '';

  return (
    <div className={`strap-featured-agent__body is-${layout}`}>
      <Heading className="strap-featured-agent__title" part={title} />
      <AgentSpread
        agent={agent}
        isSole={!hasText && layout !== 'panel'}
        headingLevel={levelBelow(title)}
        portrait={
          image.imageUrl ? (
            <ImagePartView
              className="strap-featured-agent__portrait"
              part={image}
              sizes="(width > 48rem) 26rem, 92vw"
              width={640}
              height={800}
              isEditing={isEditing}
            />
          ) : undefined
        }
      >
        {hasText ? <RichText part={text} /> : undefined}
      </AgentSpread>
      <div className="strap-featured-agent__links">
        <LinkList links={linkList} />
        <ButtonList links={buttonList} />
      </div>
    </div>
  );
}
