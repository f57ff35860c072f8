import { SiteLink } from '../ui/site-link.tsx';
import type { AgentCard_AgentFragment } from './agent-card.generated.ts';
import { AgentPortrait } from './agent-portrait.tsx';
import { AgentContactLinks } from './agent-contact-links.tsx';
import '../ui/card.css';
import './agent-card.css';

type AgentCardProps = { agent: AgentCard_AgentFragment; headingLevel?: 2 | 3 };

/** Portrait, name, role and contact links of an agent; the name links to the profile. */
export function AgentCard({ agent, headingLevel = 3 }: AgentCardProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <article className="card agent-card">
      <AgentPortrait agent={agent} sizes="(width > 48rem) 22rem, 40vw" />
      <div className="agent-card__text">
        <Heading className="agent-card__name">
          <SiteLink className="card__link" href={agent.path}>
            {agent.displayName}
          </SiteLink>
        </Heading>
        <p className="agent-card__role">{agent.title || agent.role}</p>
        <AgentContactLinks agent={agent} />
      </div>
    </article>
  );
}
