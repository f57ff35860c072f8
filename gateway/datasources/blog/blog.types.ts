import type { BlogQuery } from '#domain/blog/blog-query.ts';

export type PostCategory = { name: string; slug: string; path: string; count: number | null };

export type PostImage = { url: string; width: number | null; height: number | null; alt: string };

/** A post of either dialect. */
export type BlogPost = {
  id: string;
  slug: string;
  path: string;
  title: string;
  /** Text. */
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  date: string;
  authorName: string | null;
  /** On the team of the site; null for a blog elsewhere. */
  authorId: string | null;
  /** Path of the search whose listings belong to the post. */
  homesPath: string | null;
  image: PostImage | null;
  categories: PostCategory[];
};

export type PostList = { total: number; posts: BlogPost[] };

/** The queries of a blog, in either dialect. */
export type BlogClient = {
  posts(query: Required<Omit<BlogQuery, 'category'>> & Pick<BlogQuery, 'category'>): Promise<PostList>;
  post(slug: string): Promise<BlogPost | null>;
  categories(): Promise<PostCategory[]>;
};
