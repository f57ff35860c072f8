import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/page/site-context.tsx';
import { imageSources } from '#web/src/ui/image-sources.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './header-logo.css';

const LOGO_HEIGHT_PX = 40;
/** Its widest room in header-logo.css on a screen of twice the points; the format is the browser's choice. */
const LOGO_SOURCE_PX = 480;

/** The logo, or the site's name where there is none; leads home. */
export function HeaderLogo() {
  const { siteName, logoUrl } = useSite().website.config.display;

  return (
    <SiteLink className="header-logo" href="/" aria-label={message('header.home', { siteName })}>
      {logoUrl ? <img src={logoSource(logoUrl)} alt="" height={LOGO_HEIGHT_PX} /> : siteName}
    </SiteLink>
  );
}

/** The site's own pictures come in the size they are drawn. */
function logoSource(logoUrl: string): string {
  return imageSources(logoUrl).sources.length > 0 ? `${logoUrl}?w=${LOGO_SOURCE_PX}` : logoUrl;
}
