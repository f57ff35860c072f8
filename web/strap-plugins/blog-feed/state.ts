import type { PostOrder } from '#domain/blog/blog-query.ts';
import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';

export type BlogFeedState = {
  title: HeadingPart;
  /** 1 to 100. */
  posts_per_page: number;
  orderby: PostOrder;
  order: 'ASC' | 'DESC';
  /** Slug of a category; empty for all. */
  category: string;
  layout: 'rows' | 'grid';
  /** Page numbers below instead of only the first posts. */
  pages: boolean;
  more: LinkPart;
};

export const defaultState: BlogFeedState = {
  title: { html: 'Blog', size: 'h2' },
  posts_per_page: 2,
  orderby: 'date',
  order: 'DESC',
  category: '',
  layout: 'grid',
  pages: false,
  more: { text: 'All posts', href: '/blog', type: 'link' },
};
