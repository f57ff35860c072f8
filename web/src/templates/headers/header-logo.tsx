import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { imageSources } from '#web/src/ui/image-sources.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './header-logo.css';

const LOGO_HEIGHT_PX = 40;
/** Its widest room in header-logo.css on a screen of twice the points. */
const LOGO_SOURCE_PX = 480;

/** The logo, or the site's name where there is none; leads home. */
export function HeaderLogo() {
  const { siteName, logoUrl } = useSite().website.config.display;

  return (
    <SiteLink className="header-logo" href="/" aria-label={message('header.home', { siteName })}>
      {logoUrl ? (
        // In a picture element React does not preload it: the page's largest picture and its font come first.
        <picture>
          <img src={logoSource(logoUrl)} alt="" height={LOGO_HEIGHT_PX} />
        </picture>
      ) : (
        siteName
      )}
    </SiteLink>
  );
}

/** The site's own pictures come in the size they are drawn; of drawings WebP is smaller than AVIF. */
function logoSource(logoUrl: string): string {
  return imageSources(logoUrl).sources.length > 0 ? `${logoUrl}?w=${LOGO_SOURCE_PX}&f=webp` : logoUrl;
}
