import { z } from 'zod';
import { checkJson } from '../json/check.ts';
import type { Checked } from '../json/checked.ts';
import { isSlug } from '../page/slug.ts';
import { isSafeResource } from '../parts/safe-resource.ts';
import { SEARCH_ROOT } from '../search/search-path.ts';

export const POST_TITLE_MAX = 200;
export const POST_EXCERPT_MAX = 500;
/** Characters of markup. */
export const POST_CONTENT_MAX = 400_000;
export const POST_CATEGORIES_MAX = 10;

/** A draft is for the people of the site; a published post is public from its publication time on. */
export const POST_STATES = ['draft', 'published'] as const;
export type PostState = (typeof POST_STATES)[number];

/** The featured image of a post; sizes in pixels. */
export type PostPicture = { url: string; width: number; height: number; alt: string };

/** A post as it is written. */
export type WrittenPost = {
  title: string;
  slug: string;
  /** Text. */
  excerpt: string;
  /** HTML. */
  content: string;
  image: PostPicture | null;
  /** Slugs. */
  categories: string[];
  /** An agent of the team; null for a post in the name of the site. */
  authorId: string | null;
  /** Path of a search whose homes are shown below the post; null for the newest homes of the site. */
  homesPath: string | null;
  /** Whether subscribers get it by mail once it is public. */
  isMailed: boolean;
  state: PostState;
  /** ISO time; null for the time it is published. */
  publishedAt: string | null;
};

export type WrittenCategory = { name: string; slug: string; description: string };

const slug = z
  .string()
  .refine(isSlug, 'An address consists of small letters, digits and single hyphens, at most 100 characters');
const pixels = z.int().positive().max(100_000);

const postSchema: z.ZodType<WrittenPost> = z.strictObject({
  title: z.string().trim().min(1, 'A post has a title').max(POST_TITLE_MAX),
  slug,
  excerpt: z.string().trim().max(POST_EXCERPT_MAX),
  content: z.string().max(POST_CONTENT_MAX),
  image: z
    .strictObject({
      url: z.string().max(2000).refine(isSafeResource, 'This is not the URL of a picture'),
      width: pixels,
      height: pixels,
      alt: z.string().max(500),
    })
    .nullable(),
  categories: z.array(z.string().min(1).max(100)).max(POST_CATEGORIES_MAX),
  authorId: z.string().min(1).max(100).nullable(),
  homesPath: z
    .string()
    .max(2000)
    .refine(isSearchPath, `The address of a search begins with ${SEARCH_ROOT}`)
    .nullable(),
  isMailed: z.boolean(),
  state: z.enum(POST_STATES),
  publishedAt: z.iso.datetime({ offset: true, error: 'This is no time in ISO 8601' }).nullable(),
});

const categorySchema: z.ZodType<WrittenCategory> = z.strictObject({
  name: z.string().trim().min(1, 'A category has a name').max(100),
  slug,
  description: z.string().trim().max(1000),
});

export function checkPost(value: unknown): Checked<WrittenPost> {
  return checkJson(postSchema, value);
}

export function checkCategory(value: unknown): Checked<WrittenCategory> {
  return checkJson(categorySchema, value);
}

function isSearchPath(path: string): boolean {
  return path === SEARCH_ROOT || path.startsWith(`${SEARCH_ROOT}/`) || path.startsWith(`${SEARCH_ROOT}?`);
}
