import type { Page } from '#domain/page/page.ts';
import { documentTitle } from '#domain/site/document-title.ts';
import type { HeadModel } from '../page/page-model.ts';
import type { SiteModel } from '../site/site-model.ts';

type CompleteHeadInput = { site: SiteModel; page: Page; url: URL; status: number; head: Partial<HeadModel> };

/** The complete head of a page: values of the route first, then of the page, then of the site. */
export function completeHead({ site, page, url, status, head }: CompleteHeadInput): HeadModel {
  const { siteName, thumbnailUrl } = site.website.config.display;
  const title = head.title ?? page.metaInfo.title;
  const image = head.imageUrl ?? (page.metaInfo.imageUrl || thumbnailUrl || null);

  return {
    ...head,
    title: documentTitle(title, siteName),
    description: head.description ?? page.metaInfo.description,
    canonical:
      status === 200
        ? atMainHost(head.canonical ?? absolute(url.pathname.replace(/(?<=.)\/+$/, ''), url), site, url)
        : null,
    robots: head.robots ?? defaultRobots(url, status),
    imageUrl: image && absolute(image, url),
  };
}

/** Of several names of a site, search engines should list the main one. */
function atMainHost(href: string, { space }: SiteModel, { hostname }: URL): string {
  const { mainHost } = space;
  if (!mainHost || mainHost === hostname) return href;
  const { pathname, search } = new URL(href);

  return `${/(^|\.)localhost$/.test(mainHost) ? 'http' : 'https'}://${mainHost}${pathname}${search}`;
}

/** Error pages and interior searches (any page requested with `page` and `price`, decision 0023) are not indexed. */
function defaultRobots(url: URL, status: number): string | null {
  const isInteriorSearch = url.searchParams.has('page') && url.searchParams.has('price');
  if (status !== 200) return 'noindex';

  return isInteriorSearch ? 'noindex,follow' : null;
}

function absolute(href: string, url: URL): string {
  return URL.canParse(href, url.origin) ? new URL(href, url.origin).href : url.origin;
}
