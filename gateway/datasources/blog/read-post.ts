import { isSafeResource } from '#domain/parts/safe-resource.ts';
import { categoryPath, postPath } from '#domain/blog/post-path.ts';
import { cleanExcerpt, cleanPost } from '../../sanitise/clean-post.ts';
import { textOf } from '../../sanitise/text-of.ts';
import type { BlogPost, PostCategory, PostImage } from './blog.types.ts';

/** A post as both dialects send it, with HTML. */
export type RawPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  /** Local time of the blog, without a zone. */
  date: string;
  /** The same instant in UTC, without a zone. */
  dateGmt: string | null;
  authorName: string | null;
  authorId?: string | null;
  homesPath?: string | null;
  image: { url: string; width?: number | null; height?: number | null; alt?: string | null } | null;
  categories: { name: string; slug: string }[];
};

/** `blogUrl` is null for the engine's blog, whose URLs are relative to the site. */
export function readPost(raw: RawPost, blogUrl: string | null): BlogPost {
  const slug = decodeSlug(raw.slug);
  const date = raw.date || raw.dateGmt || '';

  return {
    id: raw.id,
    slug,
    path: postPath({ date, slug }),
    title: textOf(raw.title),
    excerpt: cleanExcerpt(raw.excerpt),
    content: cleanPost(raw.content, blogUrl),
    date: instant(raw.dateGmt ?? date),
    authorName: raw.authorName ? textOf(raw.authorName) : null,
    // Of the engine's own posts alone: elsewhere an id names somebody else.
    authorId: blogUrl === null ? (raw.authorId ?? null) : null,
    homesPath: blogUrl === null ? (raw.homesPath ?? null) : null,
    image: readImage(raw.image, blogUrl),
    categories: raw.categories.map(({ name, slug }) => readCategory({ name, slug })),
  };
}

export function readCategory({
  name,
  slug,
  count = null,
}: {
  name: string;
  slug: string;
  count?: number | null;
}): PostCategory {
  return { name: textOf(name), slug: decodeSlug(slug), path: categoryPath(decodeSlug(slug)), count };
}

function readImage(image: RawPost['image'], blogUrl: string | null): PostImage | null {
  if (!image) return null;
  const url = blogUrl ? (URL.parse(image.url, blogUrl)?.href ?? '') : image.url;
  if (url === '' || !isSafeResource(url)) return null;

  return { url, width: size(image.width), height: size(image.height), alt: textOf(image.alt ?? '') };
}

const size = (value: number | null | undefined) => (value && value > 0 ? Math.round(value) : null);

/** WordPress writes UTC without a zone designator. */
function instant(date: string): string {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(date) ? date : `${date}Z`;
  const parsed = new Date(zoned);

  return Number.isNaN(parsed.getTime()) ? new Date(0).toISOString() : parsed.toISOString();
}

/** Slugs in other scripts arrive percent-encoded. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
