import { message } from '#web/src/messages.ts';
import { siteText } from '#web/src/site/link-url.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { HeaderSearch } from '../header-search.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderColumnsState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** Three columns as on the contents page of a magazine: the brand, the navigation in lines below each other, the ways to act. */
export function HeaderColumnsView({ id, state }: StrapViewProps<HeaderColumnsState>) {
  const { website } = useSite();
  const text = siteText(state.text, website);

  return (
    <>
      <div className="header-columns__columns header-wide">
        <div className="header-columns__brand">
          <HeaderLogo />
          {text && <p>{text}</p>}
        </div>
        <nav className="header-columns__nav" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} />
        </nav>
        <div className="header-columns__aside">
          <HeaderSearch />
          <div>
            <LinkList links={state.linkList1} />
            <AccountLinks links={state.linkList2} />
          </div>
          <HeaderCta cta={state.cta} />
        </div>
      </div>
      <HeaderNarrow id={id} state={state} />
    </>
  );
}
