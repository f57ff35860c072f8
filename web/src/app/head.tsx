import type { HeadModel } from '../page/page-model.ts';
import type { SiteModel } from '../site/site-model.ts';
import { imageSources } from '../ui/image-sources.ts';

/** The narrowest width of the image pipeline; larger icons are slow to decode on phones. */
const ICON_PX = 320;

/** Metadata for search engines and link previews. */
export function Head({ head, site }: { head: HeadModel; site: SiteModel }) {
  const { siteName, smallLogoUrl } = site.website.config.display;

  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.feed && <link rel="alternate" type="application/rss+xml" title={siteName} href={head.feed} />}
      <link rel="icon" href={iconUrl(smallLogoUrl)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.imageUrl && <meta property="og:image" content={head.imageUrl} />}
      {head.jsonLd?.map((value) => (
        <script
          key={String(value['@type'])}
          type="application/ld+json"
          suppressHydrationWarning
          // JSON with its < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

/** The site's own logo in the size of an icon. */
function iconUrl(smallLogoUrl: string): string {
  if (!smallLogoUrl) return '/favicon.svg';

  return imageSources(smallLogoUrl).sources.length > 0 ? `${smallLogoUrl}?w=${ICON_PX}&f=png` : smallLogoUrl;
}
