import type { LinkPart } from '#domain/page/parts.ts';
import { officePhone } from '#domain/site/office-phone.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { coverSizes } from '#web/src/ui/image-sources.ts';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import type { HeroAgent_AgentFragment } from './hero-agent.generated.ts';
import type { AgentPart } from './agent-parts.ts';
import './agent-contact.css';

type AgentProps = { agent: HeroAgent_AgentFragment };

type AgentContactProps = AgentProps & {
  links: readonly LinkPart[] | undefined;
  /** Where no portrait stands beside it. */
  hasMonogram?: boolean;
};

/** Name, role and contact links of the agent, at the office if they have none of their own. */
export function AgentContact({ agent, links, hasMonogram = false }: AgentContactProps) {
  const { displayName, path, title, role } = agent;
  const { office } = useSite().website.config;
  const phone = agent.phone || officePhone(office);
  const email = agent.email || office.email;

  return (
    <div className={`agent-contact${hasMonogram ? ' has-monogram' : ''}`}>
      {hasMonogram && (
        <span className="agent-contact__monogram" aria-hidden="true">
          {initials(displayName)}
        </span>
      )}
      <p className="agent-contact__name">
        <SiteLink href={path}>{displayName}</SiteLink>
      </p>
      <p className="agent-contact__role">{title || role}</p>
      <div className="agent-contact__ways">
        {phone && (
          <a
            className="button"
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            aria-label={message('hero.agent.phone', { name: displayName, phone })}
          >
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a
            className="button is-secondary"
            href={`mailto:${email}`}
            aria-label={message('hero.agent.email', { name: displayName })}
          >
            <Icon name="mail" />
            {message('hero.agent.email.short')}
          </a>
        )}
      </div>
      <LinkList links={links} />
    </div>
  );
}

/** The picture from the page, else the portrait. */
export const portraitOf = (agent: HeroAgent_AgentFragment, image: AgentPart['image'] | undefined) =>
  image?.imageUrl || agent.imageUrl;

type AgentPortraitProps = AgentProps & {
  image: AgentPart['image'] | undefined;
  sizes: string;
  className: string;
};

/** The portrait, or the initials. */
export function AgentPortrait({ agent, image, sizes, className }: AgentPortraitProps) {
  const src = portraitOf(agent, image);
  if (!src) {
    return (
      <span className={`agent-portrait is-initials ${className}`} aria-hidden="true">
        {initials(agent.displayName)}
      </span>
    );
  }

  return (
    <Picture
      className={`agent-portrait ${className}`}
      src={src}
      alt={image?.altText || agent.displayName}
      sizes={coverSizes(sizes, src, 4 / 5)}
      width={800}
      height={1000}
      isEager
    />
  );
}

/** Initials of first and last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);

  return [...new Set([words[0], words.at(-1)])].map((word) => word?.[0] ?? '').join('');
}
