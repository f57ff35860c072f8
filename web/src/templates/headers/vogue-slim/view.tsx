import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { HeaderDrawer } from '../header-drawer.tsx';
import { FindLink, HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { navLengthClass } from '../nav-length.ts';
import { NavList } from '../nav-list.tsx';
import type { HeaderVogueSlimState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** One row; links that do not fit are in the drawer. Phones show the page's phone header. */
export function HeaderVogueSlimView({ id, state }: StrapViewProps<HeaderVogueSlimState>) {
  return (
    <>
      <div className={`header-vogue-slim__line ${navLengthClass(state.nav)}`}>
        <nav className="header-vogue-slim__nav header-wide" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} hasMore />
        </nav>
        <div className="header-vogue-slim__menu">
          <HeaderDrawer id={id} state={state} />
        </div>
        <Wordmark />
        <div className="header-vogue-slim__action header-wide">
          <FindLink />
          <LinkList links={state.linkList1} />
          <AccountLinks links={state.linkList2} />
          <HeaderCta cta={state.cta} />
        </div>
      </div>
      <HeaderNarrow id={`${id}-narrow`} state={state} />
    </>
  );
}

/** The small logo with the name beside it, unless there is the logo alone. */
function Wordmark() {
  const { siteName, logoUrl, smallLogoUrl } = useSite().website.config.display;
  if (logoUrl && (!smallLogoUrl || smallLogoUrl === logoUrl)) return <HeaderLogo />;

  return (
    <SiteLink
      className="header-vogue-slim__wordmark"
      href="/"
      aria-label={message('header.home', { siteName })}
    >
      {smallLogoUrl && <img src={smallLogoUrl} alt="" width={28} height={28} />}
      <span>{siteName}</span>
    </SiteLink>
  );
}
