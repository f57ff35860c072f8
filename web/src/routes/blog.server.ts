import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { notBeyondLastPage } from './beyond-last-page.ts';
import { blogPage, isBeyondLastPost } from './blog-page.ts';
import { ownPage } from './own-page.ts';

/** All posts of the blog, page by page: the agent's own page `blog` when there is one, else the product's. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  const { display } = (await site).website.config;
  const page = await ownPage(execute, 'blog', () =>
    blogPage(message('blog.title'), message('blog.description', { siteName: display.siteName })),
  );

  return { ...page, head: pageHead(url), complete: notBeyondLastPage(isBeyondLastPost) };
};

/** Each page of the list has an address of its own. */
function pageHead(url: URL) {
  const page = url.searchParams.get('page');

  return page && page !== '1'
    ? { canonical: `${url.origin}${url.pathname}?page=${encodeURIComponent(page)}` }
    : {};
}
