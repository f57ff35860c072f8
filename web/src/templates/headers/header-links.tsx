import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import { ButtonList, LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import './header-links.css';

/** A link to the search for headers without space for a search bar. */
export function FindLink({ className = '' }: { className?: string }) {
  return (
    <SiteLink className={`header-find ${className}`} href="/search" aria-label={message('page.error.search')}>
      <Icon name="search" size="1.375rem" />
    </SiteLink>
  );
}

/** The call to action, a button in the row of every header. */
export function HeaderCta({ cta }: { cta: LinkPart | undefined }) {
  if (!cta?.text) return null;

  return (
    <div className="header-cta">
      <ButtonList links={[cta]} />
    </div>
  );
}

/** The first contact link, as an icon button. */
export function ContactLink({ links }: { links: readonly LinkPart[] | undefined }) {
  return <LinkList className="header-contact" links={links} />;
}
