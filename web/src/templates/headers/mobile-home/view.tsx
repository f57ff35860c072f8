import { message } from '#web/src/messages.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { ContactLink, FindLink } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { MobileDrawer } from '../mobile-drawer.tsx';
import type { PhoneHeaderData } from '../phone-header.ts';
import type { HeaderMobileHomeState } from './parts.ts';
import './view.css';

/** The home page on phones: logo, menu, and a search bar unless that of the hero is visible. */
export function HeaderMobileHomeView({ id, data }: StrapViewProps<HeaderMobileHomeState, PhoneHeaderData>) {
  return (
    <>
      <div className="header-mobile-home__bar">
        <HeaderLogo />
        <FindLink className="header-mobile-home__find" />
        <ContactLink links={data?.state.linkList1} />
        <MobileDrawer id={id} header={data} />
      </div>
      <div className="header-mobile-home__search">
        <SearchBar isCompact placeholder={message('search.bar.placeholder.short')} />
      </div>
    </>
  );
}
