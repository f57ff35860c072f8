export const POST_ORDERS = ['date', 'title'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

/** What a blog is asked for when nothing else is said. */
export const BLOG_DEFAULTS = { posts_per_page: 2, orderby: 'date', order: 'DESC' } as const;

/** The most posts one call takes. */
export const MAX_POSTS_PER_PAGE = 100;

export type BlogQuery = {
  page?: number;
  perPage?: number;
  orderBy?: PostOrder;
  order?: 'ASC' | 'DESC';
  /** Slug of a category; its children's posts belong to it. */
  category?: string;
};

/** The query of `wp-json/posts` as the WordPress JSON plugin reads it. */
export function blogFilters({ page, perPage, orderBy, order, category }: BlogQuery): Record<string, string> {
  return {
    'filter[posts_per_page]': String(perPage ?? BLOG_DEFAULTS.posts_per_page),
    'filter[orderby]': orderBy ?? BLOG_DEFAULTS.orderby,
    'filter[order]': order ?? BLOG_DEFAULTS.order,
    ...(category && { 'filter[category_name]': category }),
    ...(page && page > 1 && { page: String(page) }),
  };
}
