import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/page/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './header-logo.css';

const LOGO_HEIGHT_PX = 40;

/** The logo, or the site's name where there is none; leads home. */
export function HeaderLogo() {
  const { siteName, logoUrl } = useSite().website.config.display;

  return (
    <SiteLink className="header-logo" href="/" aria-label={message('header.home', { siteName })}>
      {logoUrl ? <img src={logoUrl} alt="" height={LOGO_HEIGHT_PX} /> : siteName}
    </SiteLink>
  );
}
