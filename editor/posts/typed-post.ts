import type { WrittenPost } from '#domain/blog/post-schema.ts';
import { slugify } from '#domain/page/slug.ts';
import type { StoredPost } from './posts-store.ts';

/** What the form of a post holds. */
export type TypedPost = Omit<WrittenPost, 'state'>;

export const NEW_POST: TypedPost = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image: null,
  categories: [],
  authorId: null,
  homesPath: null,
  isMailed: false,
  publishedAt: null,
};

export function typedOf({
  title,
  slug,
  excerpt,
  content,
  image,
  categories,
  authorId,
  homesPath,
  isMailed,
  publishedAt,
}: StoredPost): TypedPost {
  return {
    title,
    slug,
    excerpt: isBeginning(excerpt, content) ? '' : excerpt,
    content,
    image: image && { url: image.url, width: image.width, height: image.height, alt: image.alt },
    categories: [...categories],
    authorId: authorId ?? null,
    homesPath: homesPath ?? null,
    isMailed,
    publishedAt: publishedAt ?? null,
  };
}

/** Whether an excerpt was taken from the text, which it then follows. */
function isBeginning(excerpt: string, content: string): boolean {
  const letters = (text: string) => text.replace(/\s+|…$/g, '');
  const { body } = new DOMParser().parseFromString(content, 'text/html');
  const text = letters(body.textContent ?? '');

  return excerpt.endsWith('…') ? text.startsWith(letters(excerpt)) : text === letters(excerpt);
}

export function isSamePost(one: TypedPost, other: TypedPost): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The slug follows the title until somebody changes it, and never once the post was public. */
export function withTitle(
  post: TypedPost,
  title: string,
  { followsTitle }: { followsTitle: boolean },
): TypedPost {
  return { ...post, title, ...(followsTitle && { slug: slugify(title) }) };
}
