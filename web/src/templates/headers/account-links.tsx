import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { CustomerSignOut } from './customer-sign-out.tsx';
import { useAccountLinks } from './use-account-links.ts';
import './account-links.css';

type AccountLinksProps = { links: readonly LinkPart[] | undefined; className?: string };

/** Account links in a header's row: sign in and up for visitors; for customers what they saved, their account and sign out. */
export function AccountLinks({ links, className }: AccountLinksProps) {
  const { customer } = useSite().viewer;

  return (
    <LinkList links={useAccountLinks(links)} className={className}>
      {customer && (
        <>
          <li className="account-links__way" title={message('mobile.saved')}>
            <ModalLink kind="saved" modal={{}}>
              <Icon name="heart" />
              <span>{message('mobile.saved')}</span>
            </ModalLink>
          </li>
          <li className="account-links__name" title={customer.email}>
            <a className="account-links__account" href="/account">
              <Icon name="circle-user" />
              <span>{customer.name}</span>
            </a>
          </li>
          <li className="account-links__way" title={message('header.signOut')}>
            <CustomerSignOut className="account-links__out" icon="log-out" />
          </li>
        </>
      )}
    </LinkList>
  );
}
