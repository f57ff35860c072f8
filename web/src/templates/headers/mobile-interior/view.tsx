import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { ContactLink, FindLink } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { MobileDrawer } from '../mobile-drawer.tsx';
import type { PhoneHeaderData } from '../phone-header.ts';
import type { HeaderMobileInteriorState } from './parts.ts';
import './view.css';

/** An interior page on phones: logo, search, call and menu; the page itself begins with its title. */
export function HeaderMobileInteriorView({
  id,
  data,
}: StrapViewProps<HeaderMobileInteriorState, PhoneHeaderData>) {
  return (
    <div className="header-mobile-interior__bar">
      <div className="header-mobile-interior__logo">
        <HeaderLogo />
      </div>
      <FindLink />
      <ContactLink links={data?.state.linkList1} />
      <MobileDrawer id={id} header={data} />
    </div>
  );
}
