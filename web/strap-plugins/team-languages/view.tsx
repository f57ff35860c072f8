import { AgentPortrait } from '#web/src/agents/agent-portrait.tsx';
import { telUrl } from '#web/src/agents/agent-text.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { TeamLanguagesStrapQuery } from './data.generated.ts';
import type { TeamLanguagesState } from './parts.ts';
import { type Speaker, spokenLanguages } from './speakers.ts';
import './view.css';

export function TeamLanguagesView({
  state,
  data,
  isEditing,
}: StrapViewProps<TeamLanguagesState, TeamLanguagesStrapQuery>) {
  const languages = spokenLanguages(data?.roster ?? [], state.languages);
  const Name = `h${levelBelow(state.title)}` as const;
  if (languages.length === 0)
    return isEditing ? <EmptyPart icon="languages">{message('languages.none')}</EmptyPart> : null;

  return (
    <div className="strap-team-languages__body">
      <div className="strap-team-languages__intro">
        <Heading part={state.title} />
        <RichText part={state.text} />
      </div>
      <ul className="strap-team-languages__list">
        {languages.map(({ name, speakers }) => (
          <li key={name} className="strap-team-languages__language">
            <Name className="strap-team-languages__name">{name}</Name>
            <ul className="strap-team-languages__speakers">
              {speakers.map((speaker) => (
                <SpeakerLine key={speaker.id} speaker={speaker} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SpeakerLine({ speaker }: { speaker: Speaker }) {
  const { displayName, path, phone } = speaker;

  return (
    <li className="strap-team-languages__speaker">
      <AgentPortrait agent={speaker} sizes="4rem" />
      <span className="strap-team-languages__person">
        <SiteLink href={path}>{displayName}</SiteLink>
        {phone && (
          <a href={telUrl(phone)} aria-label={`${message('agent.call', { name: displayName })}: ${phone}`}>
            <Icon name="phone" size={16} />
            {phone}
          </a>
        )}
      </span>
    </li>
  );
}
