import type { NavItem } from '#domain/site/website.ts';
import { feedPath } from '../blog/feed-path.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { notBeyondLastPage } from './beyond-last-page.ts';
import { blogPage, isBeyondLastPost } from './blog-page.ts';
import { ownPage } from './own-page.ts';

/** All posts of the blog, paginated: the agent's own page `blog` if there is one, else the system page, titled as the navigation calls it. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  const { website, header } = await site;
  const { display } = website.config;
  const title = navLabel(header.nav, '/blog') ?? message('blog.title');
  const page = await ownPage(execute, 'blog', () =>
    blogPage(title, message('blog.description', { siteName: display.siteName }), website.theme),
  );

  return {
    ...page,
    head: { ...pageHead(url), feed: feedPath() },
    complete: notBeyondLastPage(isBeyondLastPost),
  };
};

function navLabel(nav: readonly NavItem[], path: string): string | undefined {
  return (
    nav.flatMap((item) => [item, ...(item.dropdown ?? [])]).find(({ href }) => href === path)?.label ||
    undefined
  );
}

/** Each page of the list has its own canonical URL. */
function pageHead(url: URL) {
  const page = url.searchParams.get('page');

  return page && page !== '1'
    ? { canonical: `${url.origin}${url.pathname}?page=${encodeURIComponent(page)}` }
    : {};
}
