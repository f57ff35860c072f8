import { z } from 'zod';
import { POST_STATES } from '#domain/blog/post-schema.ts';

/** Wire types of the posts of a site as they are written (docs/rest-calls.md). */

const summary = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  state: z.enum(POST_STATES),
  isScheduled: z.boolean(),
  publishedAt: z.string().nullable(),
  authorName: z.string(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
});
export type PostSummaryWire = z.infer<typeof summary>;

export const postsResponse = z.object({
  total: z.int().nonnegative(),
  subscribers: z.int().nonnegative(),
  posts: z.array(summary),
});

export const postResponse = summary.extend({
  excerpt: z.string(),
  content: z.string(),
  image: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
  categories: z.array(z.string()),
  authorId: z.string().nullable(),
  homesPath: z.string().nullable(),
  isMailed: z.boolean(),
  mailedAt: z.string().nullable(),
  mailedCount: z.int().nullable(),
  revision: z.int(),
});
export type WrittenPostWire = z.infer<typeof postResponse>;

export const categoryResponse = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
});
export type CategoryWire = z.infer<typeof categoryResponse>;

export const categoriesResponse = z.object({ categories: z.array(categoryResponse) });
