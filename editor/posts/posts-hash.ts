/** Hash of any page that opens the blog posts; followed by a slash and a slug, that post. */
export const POSTS_HASH = '#blog-posts';

/** The slug that the hash names; null for the list, undefined for another hash. */
export function slugInHash(hash: string): string | null | undefined {
  if (hash === POSTS_HASH) return null;

  return hash.startsWith(`${POSTS_HASH}/`)
    ? decodeURIComponent(hash.slice(POSTS_HASH.length + 1))
    : undefined;
}
