import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { FindLink, HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderNeoState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** On narrow screens the call to action moves to the drawer. */
export function HeaderNeoView({ id, state }: StrapViewProps<HeaderNeoState>) {
  return (
    <div className="header-neo__bar">
      <div className="header-neo__wide header-wide">
        <HeaderLogo />
        <nav className="header-neo__nav" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} hasMore />
        </nav>
        <FindLink />
        <LinkList className="header-neo__contact" links={state.linkList1} />
        <AccountLinks links={state.linkList2} />
        <HeaderCta cta={state.cta} />
      </div>
      <HeaderNarrow id={id} state={state} />
    </div>
  );
}
