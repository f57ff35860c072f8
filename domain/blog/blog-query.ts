export const POST_ORDERS = ['date', 'title'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

/** Defaults of a blog query. */
export const BLOG_DEFAULTS = { posts_per_page: 2, orderby: 'date', order: 'DESC' } as const;

/** Limit of posts per call. */
export const MAX_POSTS_PER_PAGE = 100;

export type BlogQuery = {
  page?: number;
  perPage?: number;
  orderBy?: PostOrder;
  order?: 'ASC' | 'DESC';
  /** Slug of a category; includes its children's posts. */
  category?: string;
};

/** The query parameters of `wp-json/posts` of the WordPress JSON plugin. */
export function blogFilters({ page, perPage, orderBy, order, category }: BlogQuery): Record<string, string> {
  return {
    'filter[posts_per_page]': String(perPage ?? BLOG_DEFAULTS.posts_per_page),
    'filter[orderby]': orderBy ?? BLOG_DEFAULTS.orderby,
    'filter[order]': order ?? BLOG_DEFAULTS.order,
    ...(category && { 'filter[category_name]': category }),
    ...(page && page > 1 && { page: String(page) }),
  };
}
