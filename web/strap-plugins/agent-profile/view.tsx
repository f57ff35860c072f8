import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { AgentContactLinks } from '#web/src/agents/agent-contact-links.tsx';
import { AgentPortrait } from '#web/src/agents/agent-portrait.tsx';
import { OfficeLines } from '#web/src/agents/office-lines.tsx';
import { useContactOf } from '#web/src/agents/use-contact-of.ts';
import { FeedHead } from '#web/src/listing/feed-head.tsx';
import { ListingCard } from '#web/src/listing/listing-card.tsx';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { AgentProfileStrapQuery } from './data.generated.ts';
import type { AgentProfileState } from './parts.ts';
import '#web/src/site/page-head.css';
import './view.css';

type Agent = NonNullable<AgentProfileStrapQuery['agent']>;

export function AgentProfileView({
  state,
  data,
  isEditing,
}: StrapViewProps<AgentProfileState, AgentProfileStrapQuery>) {
  const agent = data?.agent;
  if (!agent) return isEditing ? <p className="strap__missing">{message('agent.editing')}</p> : null;
  const listings = state.showListings ? (data.search?.listings ?? []) : [];

  return (
    <>
      <article className="strap-agent-profile__agent page-head">
        <div className="strap-agent-profile__portrait">
          <AgentPortrait agent={agent} sizes="(width > 48rem) 24rem, 80vw" isEager />
        </div>
        <div className="strap-agent-profile__text">
          <h1>{agent.displayName}</h1>
          <p className="strap-agent-profile__role">
            {[agent.title || agent.role, agent.officeName].filter(Boolean).join(', ')}
          </p>
          {/* Sanitised by the API. */}
          {agent.bio ? (
            <div className="prose" dangerouslySetInnerHTML={{ __html: agent.bio }} />
          ) : (
            <>
              {agent.tagline && <p className="strap-agent-profile__tagline">{agent.tagline}</p>}
              <OfficeLines />
            </>
          )}
          <Contact agent={agent} />
        </div>
      </article>
      {listings.length > 0 && (
        <section className="strap-agent-profile__listings">
          <FeedHead more={hasMore(data) ? { text: message('listing.feed.all'), href: allPath(agent) } : null}>
            <h2 className="heading">{message('agent.listings', { name: agent.displayName })}</h2>
          </FeedHead>
          <ul className="feed-list is-grid swipe-row">
            {listings.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Contact({ agent }: { agent: Agent }) {
  const { displayName, languages, socials } = agent;
  const withOffice = useContactOf(agent);

  return (
    <section
      aria-label={message('agent.contact', { name: displayName })}
      className="strap-agent-profile__contact"
    >
      <ModalLink className="button strap-agent-profile__write" kind="contact" modal={{ agentId: agent.id }}>
        <Icon name="mail" />
        {message('agent.write', { name: displayName })}
      </ModalLink>
      <AgentContactLinks agent={withOffice} />
      {languages.length > 0 && (
        <p className="strap-agent-profile__languages">
          <Icon name="languages" />
          {message('agent.languages', { languages: languages.join(', ') })}
        </p>
      )}
      {socials.length > 0 && (
        <ul className="strap-agent-profile__socials">
          {socials.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener me">
                {network.charAt(0).toUpperCase() + network.slice(1)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function hasMore({ search }: AgentProfileStrapQuery): boolean {
  return Boolean(search && search.total > search.listings.length);
}

function allPath({ id }: Agent): string {
  return searchPath({
    ...EMPTY_SEARCH,
    geo: { kind: 'all-areas' },
    filters: { agentId: id, transactionType: 'ANY' },
  });
}
