import { SiteLink } from '../ui/site-link.tsx';
import type { AgentCard_AgentFragment } from './agent-card.generated.ts';
import { AgentPortrait } from './agent-portrait.tsx';
import { AgentWays } from './agent-ways.tsx';
import '../ui/card.css';
import './agent-card.css';

type AgentCardProps = { agent: AgentCard_AgentFragment; headingLevel?: 2 | 3 };

/** Portrait, name, role and the ways to reach an agent; the name leads to the profile. */
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
        <AgentWays agent={agent} />
      </div>
    </article>
  );
}
