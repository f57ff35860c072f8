import type { ReactNode } from 'react';
import type { LinkPart } from '#domain/page/parts.ts';
import { linkModal } from '#web/src/modals/link-modal.ts';
import { useListingAround } from '#web/src/modals/listing-context.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { linkUrl, siteText } from '#web/src/site/link-url.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './link-list.css';

/** An agent's links in a row or column; a `tag`, or a link without URL, is a chip. */
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
  const shown = (links ?? []).filter(({ text }) => siteText(text, website) !== '');
  if (!children && shown.length === 0) return null;

  return (
    <ul className={`link-list ${className}`}>
      {shown.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and two may be alike.
        <li key={index}>
          <LinkPartView link={link} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Links as buttons: the first is the primary one. */
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

/** An agent's link with a text that the site may fill: follows a URL, opens a modal, or is plain text. */
function LinkPartView({ link: stored, className }: { link: LinkPart; className?: string }) {
  const { website } = useSite();
  const { siteName } = website.config.display;
  const link = { ...stored, text: siteText(stored.text, website) };
  const { pathname, search } = useLocation();
  const modal = linkModal(link, {
    page: { path: pathname + search, title: siteName },
    listing: useListingAround(),
  });
  const url = linkUrl(link);
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
  if (!url) return <span className={className ?? 'link-list__tag'}>{content}</span>;

  return (
    <SiteLink className={className} href={url} linkOut={link.linkOut}>
      {content}
    </SiteLink>
  );
}
