import { BLOG_DEFAULTS } from '#domain/blog/blog-query.ts';
import type { LatestNewsStrapQueryVariables } from './data.generated.ts';
import { type LatestNewsState, POSTS_MAX } from './parts.ts';

export function newsVariables(state: LatestNewsState): LatestNewsStrapQueryVariables {
  const requested = Math.floor(state.posts_per_page) || BLOG_DEFAULTS.posts_per_page;

  return {
    category: state.category || null,
    size: Math.min(POSTS_MAX, Math.max(1, requested)),
    orderBy: state.orderby === 'title' ? 'TITLE' : 'DATE',
    order: state.order === 'ASC' ? 'ASC' : 'DESC',
  };
}
