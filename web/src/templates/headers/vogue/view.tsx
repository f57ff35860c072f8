import type { CSSProperties } from 'react';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { HeaderSearch } from '../header-search.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderVogueState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** The masthead scrolls away, the row below is sticky and then has name and call to action. */
export function HeaderVogueView({ id, state }: StrapViewProps<HeaderVogueState>) {
  const { siteName } = useSite().website.config.display;
  // A string of CSS, which shows it in the place of every logo, also of the phone's.
  const name = { '--site-name': JSON.stringify(siteName) } as CSSProperties;

  return (
    <div className={`header-vogue__body has-${state.masthead}`} style={name}>
      <div className="header-vogue__masthead header-wide">
        <div className="header-vogue__aside">
          <LinkList links={state.linkList1} />
          <HeaderSearch />
        </div>
        <HeaderLogo />
        <div className="header-vogue__aside">
          <AccountLinks links={state.linkList2} />
          <HeaderCta cta={state.cta} />
        </div>
      </div>
      <nav className="header-vogue__nav header-wide" aria-label={message('header.menu.label')}>
        <HeaderLogo />
        <NavList items={state.nav} name={`${id}-nav`} />
        <HeaderCta cta={state.cta} />
      </nav>
      <HeaderNarrow id={id} state={state} />
    </div>
  );
}
