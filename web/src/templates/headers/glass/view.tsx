import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { FindLink, HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderGlassState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** CSS detects whether the header lies over a picture and whether the page is scrolled (view.css). */
export function HeaderGlassView({ id, state }: StrapViewProps<HeaderGlassState>) {
  return (
    <div className={`header-glass__pane has-${state.logoOverImage}-logo`}>
      <div className="header-glass__bar header-wide">
        <HeaderLogo />
        <nav className="header-glass__nav" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} hasMore />
        </nav>
        <div className="header-glass__aside">
          <FindLink />
          <LinkList links={state.linkList1} />
          <AccountLinks
            className="header-glass__account"
            links={state.linkList2.map((link) => ({ icon: 'circle-user', ...link }))}
          />
          <HeaderCta cta={state.cta} />
        </div>
      </div>
      <HeaderNarrow id={id} state={state} />
    </div>
  );
}
