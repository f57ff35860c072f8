import { categoryPath } from '#domain/blog/post-path.ts';
import { feedPath } from '../blog/feed-path.ts';
import { BlogCategoryRouteDocument } from '../blog/blog-routes.generated.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { message } from '../messages.ts';
import { notBeyondLastPage } from './beyond-last-page.ts';
import { blogPage, isBeyondLastPost } from './blog-page.ts';
import { errorLoadedPage } from './error-page.ts';

/** The posts of one category; 404 for an unknown category. */
export const load: RouteLoader = async ({ execute, params, url, site }) => {
  const { data, failures } = await execute(BlogCategoryRouteDocument, {});
  if (!data) throw new UpstreamError(failures);
  const category = data.postCategories.find(({ slug }) => slug === params.category);
  if (!category) return errorLoadedPage(404);
  const page = url.searchParams.get('page');
  const query = page && page !== '1' ? `?page=${encodeURIComponent(page)}` : '';

  return {
    ...blogPage(
      category.name,
      message('blog.category.description', { category: category.name }),
      (await site).website.theme,
    ),
    head: { canonical: url.origin + categoryPath(category.slug) + query, feed: feedPath(category.slug) },
    complete: notBeyondLastPage(isBeyondLastPost),
  };
};
