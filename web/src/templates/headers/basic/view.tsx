import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/page/site-context.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { NavDrawer } from '../nav-drawer.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderBasicState } from './state.ts';
import './view.css';

/** Wide: one bar. Narrow: logo, phone and a button for the drawer that holds the rest. */
export function HeaderBasicView({ id, state }: StrapViewProps<HeaderBasicState>) {
  const { viewer } = useSite();
  const account = state.linkList2.filter((link) => !(viewer.agent && isSignIn(link)));

  return (
    <div className="header-basic__bar">
      <HeaderLogo />
      <nav className="header-basic__nav" aria-label={message('header.menu.label')}>
        <NavList items={state.nav} name={`${id}-nav`} />
      </nav>
      <LinkList className="header-basic__contact" links={state.linkList1} />
      <LinkList className="header-basic__account" links={account} />
      <NavDrawer id={`${id}-drawer`} className="header-basic__drawer">
        <NavList items={state.nav} name={`${id}-drawer-nav`} />
        <LinkList links={[...state.linkList1, ...account]} />
      </NavDrawer>
    </div>
  );
}

const isSignIn = ({ action }: LinkPart) => action === 'sign-in';
