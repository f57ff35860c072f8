import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { CustomerSignOut } from './customer-sign-out.tsx';
import { useAccountLinks } from './use-account-links.ts';
import './account-links.css';

type AccountLinksProps = { links: readonly LinkPart[] | undefined; className?: string };

/** Account links in a header's row: sign in and up for visitors, their account and sign out for customers. */
export function AccountLinks({ links, className }: AccountLinksProps) {
  const { customer } = useSite().viewer;

  return (
    <LinkList links={useAccountLinks(links)} className={className}>
      {customer && (
        <>
          <li className="account-links__name" title={customer.email}>
            <a className="account-links__account" href="/account">
              {customer.name}
            </a>
          </li>
          <li>
            <ModalLink kind="saved" modal={{}}>
              {message('mobile.saved')}
            </ModalLink>
          </li>
          <li>
            <CustomerSignOut className="account-links__out" />
          </li>
        </>
      )}
    </LinkList>
  );
}
