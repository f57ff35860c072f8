import type { ReactNode } from 'react';
import type { LinkPart } from '#domain/page/parts.ts';
import { linkModal } from '#web/src/modals/link-modal.ts';
import { useListingAround } from '#web/src/modals/listing-context.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import { linkAddress, siteText } from './link-address.ts';
import './link-list.css';

/** Links of an agent in a row or a column; a `tag`, or a link without an address, is a chip. */
export function LinkList({
  links,
  className = '',
  children,
}: {
  links: readonly LinkPart[] | undefined;
  className?: string;
  /** Items after the links. */
  children?: ReactNode;
}) {
  const { website } = useSite();
  const shown = (links ?? []).map((link) => ({ ...link, text: siteText(link.text, website) }));
  if (!children && shown.every(({ text }) => text === '')) return null;

  return (
    <ul className={`link-list ${className}`}>
      {shown
        .filter(({ text }) => text !== '')
        .map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and two may be alike.
          <li key={index}>
            <LinkPartView link={link} />
          </li>
        ))}
      {children}
    </ul>
  );
}

/** Links as buttons: the first is the one to press. */
export function ButtonList({ links }: { links: readonly LinkPart[] | undefined }) {
  if (!links?.length) return null;

  return (
    <p className="button-list">
      {links.map((link, index) => (
        <LinkPartView
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and two may be alike.
          key={index}
          link={link}
          className={index === 0 ? 'button' : 'button is-secondary'}
        />
      ))}
    </p>
  );
}

/** What the links of an agent can do: lead somewhere, open a modal, or only stand there. */
function LinkPartView({ link, className }: { link: LinkPart; className?: string }) {
  const modal = linkModal(link, useListingAround());
  const address = linkAddress(link);
  const content = (
    <>
      {link.icon && <Icon name={link.icon} />}
      <span className="link-list__text">{link.text}</span>
    </>
  );
  if (modal) {
    return (
      <ModalLink kind={modal.kind} modal={modal.props} className={className}>
        {content}
      </ModalLink>
    );
  }
  if (!address) return <span className={className ?? 'link-list__tag'}>{content}</span>;

  return (
    <SiteLink className={className} href={address} linkOut={link.linkOut}>
      {content}
    </SiteLink>
  );
}
