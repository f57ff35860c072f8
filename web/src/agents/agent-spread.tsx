import { message } from '../messages.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { AgentCard_AgentFragment } from './agent-card.generated.ts';
import { AgentContactLinks } from './agent-contact-links.tsx';
import { AgentPortrait } from './agent-portrait.tsx';
import type { AgentSpread_AgentFragment } from './agent-spread.generated.ts';
import { OfficeLines } from './office-lines.tsx';
import { useContactOf } from './use-contact-of.ts';
import './agent-spread.css';

type AgentSpreadProps = {
  agent: AgentSpread_AgentFragment;
  headingLevel: 2 | 3;
  /** Replaces the agent's own text. */
  children?: React.ReactNode;
  /** Replaces the portrait of the roster. */
  portrait?: React.ReactNode;
  /** Nobody else stands beside them: without a text of their own they get a card with large ways to reach them. */
  isSole?: boolean;
};

/** An agent across the whole width: a large portrait with text beside it, reached at the office without contacts of their own. */
export function AgentSpread({ agent, headingLevel, children, portrait, isSole }: AgentSpreadProps) {
  const Heading = `h${headingLevel}` as const;
  const { displayName, path, title, role, bio, tagline, languages } = agent;
  const withOffice = useContactOf(agent);
  const isCard = isSole && !bio;

  return (
    <article className={`agent-spread${isCard ? ' is-card' : ''}`}>
      <div className="agent-spread__portrait">
        {portrait ?? <AgentPortrait agent={agent} sizes="(width > 48rem) 26rem, 92vw" />}
      </div>
      <div className="agent-spread__text">
        <Heading className="agent-spread__name">
          <SiteLink href={path}>{displayName}</SiteLink>
        </Heading>
        <p className="agent-spread__role">{title || role}</p>
        {children ??
          // Sanitised by the API.
          (bio && <div className="prose agent-spread__bio" dangerouslySetInnerHTML={{ __html: bio }} />)}
        {isCard && tagline && <p className="agent-spread__tagline">{tagline}</p>}
        {isCard && <OfficeLines />}
        {languages.length > 0 && (
          <p className="agent-spread__languages">
            {message('agent.languages', { languages: languages.join(', ') })}
          </p>
        )}
        <AgentContactLinks isButtons={isCard} agent={withOffice} />
      </div>
    </article>
  );
}

/** A team of one, of whom less is known: a card would stand alone in the middle. */
export function SoleAgent({ agent, headingLevel }: { agent: AgentCard_AgentFragment; headingLevel: 2 | 3 }) {
  return (
    <AgentSpread
      isSole
      agent={{ ...agent, bio: null, phones: [], languages: [] }}
      headingLevel={headingLevel}
    />
  );
}
