import { message } from '#web/src/messages.ts';
import { useRouteData } from '#web/src/site/navigation-context.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { ContactLink, FindLink } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { MobileDrawer } from '../mobile-drawer.tsx';
import type { PhoneHeaderData } from '../phone-header.ts';
import { shortTitle } from './short-title.ts';
import type { HeaderMobileInteriorState } from './parts.ts';
import './view.css';

/** An interior page on phones: home link, page title, menu. Tablets have space for the logo. */
export function HeaderMobileInteriorView({
  id,
  data,
}: StrapViewProps<HeaderMobileInteriorState, PhoneHeaderData>) {
  const { website, header } = useSite();
  const { siteName, smallLogoUrl } = website.config.display;
  const { model } = useRouteData();

  return (
    <div className="header-mobile-interior__bar">
      <SiteLink
        className="header-mobile-interior__mark"
        href="/"
        aria-label={message('header.home', { siteName })}
      >
        {smallLogoUrl ? (
          <img src={smallLogoUrl} alt="" width={28} height={28} />
        ) : (
          <Icon name="home" size={22} />
        )}
      </SiteLink>
      <div className="header-mobile-interior__logo">
        <HeaderLogo />
      </div>
      <p className="header-mobile-interior__title">{shortTitle(model, { siteName, nav: header.nav })}</p>
      <FindLink />
      <ContactLink links={data?.state.linkList1} />
      <MobileDrawer id={id} header={data} />
    </div>
  );
}
