import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { FindLink, HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderMulberryState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** The logo is between the two halves of the navigation. */
export function HeaderMulberryView({ id, state }: StrapViewProps<HeaderMulberryState>) {
  const half = Math.ceil(state.nav.length / 2);

  return (
    <>
      <div className="header-mulberry__band header-wide">
        <LinkList links={state.linkList1} />
        <AccountLinks links={state.linkList2} />
        <HeaderCta cta={state.cta} />
        <FindLink />
      </div>
      <nav className="header-mulberry__nav header-wide" aria-label={message('header.menu.label')}>
        <NavList items={state.nav.slice(0, half)} name={`${id}-nav`} />
        <HeaderLogo />
        <NavList items={state.nav.slice(half)} name={`${id}-nav`} />
      </nav>
      <HeaderNarrow id={id} state={state} />
    </>
  );
}
