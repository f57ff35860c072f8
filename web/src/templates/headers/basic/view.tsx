import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { FindLink, HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderBasicState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** Wide: one bar. Narrow: logo, phone and a button for the drawer. */
export function HeaderBasicView({ id, state }: StrapViewProps<HeaderBasicState>) {
  return (
    <>
      <div className="header-basic__bar header-wide">
        <HeaderLogo />
        <nav className="header-basic__nav" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} hasMore />
        </nav>
        <FindLink />
        <LinkList className="header-basic__contact" links={state.linkList1} />
        <AccountLinks className="header-basic__account" links={state.linkList2} />
        <HeaderCta cta={state.cta} />
      </div>
      <HeaderNarrow id={id} state={state} />
    </>
  );
}
