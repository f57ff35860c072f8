import { categoryPath } from '#domain/blog/post-path.ts';

const FILE = 'feed.xml';

/** The path of the feed of the blog, or of one category. */
export function feedPath(category: string | null = null): string {
  return `${category === null ? '/blog' : categoryPath(category)}/${FILE}`;
}

/** What a path requests: the feed of a category, or of all posts; null for another path. */
export function readFeedPath(pathname: string): { category: string | null } | null {
  if (pathname === feedPath()) return { category: null };
  const slug = /^\/blog\/category\/([^/]+)\/feed\.xml$/.exec(pathname)?.[1];
  if (slug === undefined) return null;
  try {
    return { category: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}
