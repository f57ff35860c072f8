import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { ButtonList, LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { CustomerSignOut } from './customer-sign-out.tsx';
import { HeaderLogo } from './header-logo.tsx';
import type { DrawerState } from './header-parts.ts';
import { NavDrawer } from './nav-drawer.tsx';
import { NavList } from './nav-list.tsx';
import { useAccountLinks } from './use-account-links.ts';

type HeaderDrawerProps = {
  id: string;
  state: DrawerState;
  /** Buttons at its end. */
  more?: readonly LinkPart[];
};

/** Every drawer has a sign-in link, even if the header has none. */
function withSignIn(links: readonly LinkPart[]): readonly LinkPart[] {
  const has = links.some(({ action }) => action === 'sign-in');

  return has ? links : [...links, { text: message('header.signIn'), action: 'sign-in', type: 'link' }];
}

/** Every drawer ends with a way to call, even if the header has none. */
function withPhone(links: readonly LinkPart[]): readonly LinkPart[] {
  return links.length > 0 ? links : [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }];
}

/** The drawer: whose site it is, the navigation with its groups, the account, at its foot the office. */
export function HeaderDrawer({ id, state, more = [] }: HeaderDrawerProps) {
  const { viewer, website } = useSite();
  const { agent, customer } = viewer;
  const { address, city } = website.config.office;
  const account = useAccountLinks(withSignIn(state.linkList2));

  return (
    <NavDrawer id={`${id}-drawer`}>
      <HeaderLogo />
      <h2 className="visually-hidden">{message('header.navigation')}</h2>
      <NavList items={state.nav} name={`${id}-drawer-nav`} />
      <ButtonList links={more} />
      <h2 className="nav-drawer__title">{message('header.account.label')}</h2>
      {customer && (
        <p className="nav-drawer__who">
          <a href="/account">{customer.name}</a>
          <span>{customer.email}</span>
        </p>
      )}
      <LinkList links={account}>
        {customer && (
          <li>
            <ModalLink kind="saved" modal={{}}>
              {message('mobile.saved.title')}
            </ModalLink>
          </li>
        )}
      </LinkList>
      {customer && <CustomerSignOut className="nav-drawer__action" />}
      {agent && (
        <form method="post" action="/access/logout">
          <button type="submit" className="nav-drawer__action">
            {message('header.signOut')}
          </button>
        </form>
      )}
      <address className="nav-drawer__office">
        <LinkList links={withPhone(state.linkList1)} />
        {address && <span>{city ? `${address}, ${city}` : address}</span>}
      </address>
    </NavDrawer>
  );
}
