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
import type { HeaderHorizonState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** The contact row scrolls away, the navigation row is sticky. */
export function HeaderHorizonView({ id, state }: StrapViewProps<HeaderHorizonState>) {
  const { website } = useSite();
  const tagline = siteText(state.tagline, website);

  return (
    <>
      <div className="header-horizon__contact header-wide">
        {tagline && <p>{tagline}</p>}
        <LinkList links={state.linkList1} />
        <AccountLinks links={state.linkList2} />
        <HeaderCta cta={state.cta} />
      </div>
      <div className="header-horizon__row header-wide">
        <HeaderLogo />
        <nav className="header-horizon__nav" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} />
        </nav>
        <HeaderSearch />
        <HeaderCta cta={state.cta} />
      </div>
      <HeaderNarrow id={id} state={state} />
    </>
  );
}
