import { BLOG_DEFAULTS, MAX_POSTS_PER_PAGE } from '#domain/blog/blog-query.ts';
import type { StrapContext } from '../kit/define-strap.ts';
import type { BlogFeedStrapQueryVariables } from './data.generated.ts';
import type { BlogFeedState } from './parts.ts';

/** The category of the URL takes precedence over the configured one; the page count is queried only for pagination. */
export function feedVariables(
  { category, categories, posts_per_page, orderby, order, pages }: BlogFeedState,
  { url, params }: Pick<StrapContext, 'url' | 'params'>,
): BlogFeedStrapQueryVariables {
  const requested = Math.floor(posts_per_page) || BLOG_DEFAULTS.posts_per_page;

  return {
    category: params.category || category || null,
    page: pages ? requestedPage(url) : 1,
    size: Math.min(MAX_POSTS_PER_PAGE, Math.max(1, requested)),
    orderBy: orderby === 'title' ? 'TITLE' : 'DATE',
    order: order === 'ASC' ? 'ASC' : 'DESC',
    withCategories: categories,
  };
}

/** The requested page, from 1; anything but a number is the first. */
function requestedPage(url: string): number {
  const text = new URL(url, 'http://localhost').searchParams.get('page') ?? '';

  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
