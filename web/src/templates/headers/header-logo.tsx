import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { imageSources } from '#web/src/ui/image-sources.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './header-logo.css';

const LOGO_HEIGHT_PX = 40;
/** The maximum width in header-logo.css at a pixel ratio of two. */
const LOGO_SOURCE_PX = 480;

/** The logo, or the site's name, linked to the home page. */
export function HeaderLogo() {
  const { siteName, logoUrl, logoDarkUrl } = useSite().website.config.display;

  return (
    <SiteLink className="header-logo" href="/" aria-label={message('header.home', { siteName })}>
      {logoUrl && logoDarkUrl ? (
        <>
          <LogoPicture url={logoUrl} className="is-for-light" />
          <LogoPicture url={logoDarkUrl} className="is-for-dark" />
        </>
      ) : logoUrl ? (
        <LogoPicture url={logoUrl} />
      ) : (
        siteName
      )}
    </SiteLink>
  );
}

/**
 * A picture element keeps React from preloading it: the page's largest picture and its font take precedence. Of a logo for light and
 * one for dark grounds, the one that is not shown is not loaded.
 */
function LogoPicture({ url, className }: { url: string; className?: string }) {
  return (
    <picture>
      <img
        className={className}
        src={logoSource(url)}
        alt=""
        height={LOGO_HEIGHT_PX}
        loading={className ? 'lazy' : undefined}
      />
    </picture>
  );
}

/** The site's own images are resized; for graphics WebP is smaller than AVIF. */
function logoSource(logoUrl: string): string {
  return imageSources(logoUrl).sources.length > 0 ? `${logoUrl}?w=${LOGO_SOURCE_PX}&f=webp` : logoUrl;
}
