import type { PostOrder } from '#domain/blog/blog-query.ts';
import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';

export type LatestNewsState = {
  title: HeadingPart;
  /** 1 to 12. */
  posts_per_page: number;
  orderby: PostOrder;
  order: 'ASC' | 'DESC';
  /** Slug of a category; empty for all. */
  category: string;
  more: LinkPart;
};

export const POSTS_MAX = 12;

export const defaultState: LatestNewsState = {
  title: { html: 'Latest News', size: 'h2' },
  posts_per_page: 2,
  orderby: 'date',
  order: 'DESC',
  category: '',
  more: { text: 'Read more', href: '/blog', type: 'link' },
};
