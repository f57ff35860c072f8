import { z } from 'zod';
import { blogFilters } from '#domain/blog/blog-query.ts';
import type { BlogClient, PostList } from './blog.types.ts';
import { type RawPost, readCategory, readPost } from './read-post.ts';
import { readable, WordPressSource } from './wordpress-source.ts';

const POSTS = ['wp-json', 'posts'];

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const term = z.object({ name: text, slug: z.string().min(1), count: z.number().nullish() });
const measures = z.object({ width: z.coerce.number().nullish(), height: z.coerce.number().nullish() });

/** A deleted image is an error object, and a post without terms has an array in place of an object. */
const wirePost = z.object({
  ID: z.coerce.string(),
  slug: z.string().min(1),
  title: text,
  excerpt: text,
  content: text,
  date: text,
  date_gmt: z.string().nullish(),
  sticky: z.boolean().catch(false),
  author: z
    .object({ name: text, ID: z.string().optional().catch(undefined) })
    .nullish()
    .catch(null),
  homes_path: z.string().nullish().catch(null),
  featured_image: z
    .object({ source: z.string().min(1), title: text, attachment_meta: measures.nullish().catch(null) })
    .nullish()
    .catch(null),
  terms: z
    .object({ category: z.array(term).catch([]) })
    .partial()
    .catch({}),
});
type WirePost = z.infer<typeof wirePost>;

/** The JSON plugin of WordPress, which the page engine's blog supports too: `wp-json/posts` with filters. */
export class WordPressV1 extends WordPressSource implements BlogClient {
  async posts(query: Parameters<BlogClient['posts']>[0]): Promise<PostList> {
    const { items, total } = await this.list(POSTS, blogFilters(query));
    const posts = withoutExtra(readable(wirePost, items), query);

    return { total: total ?? posts.length, posts: posts.map((post) => this.#read(post)) };
  }

  async post(slug: string) {
    const { items } = await this.list(POSTS, { 'filter[name]': slug });
    const [post] = readable(wirePost, items);

    return post ? this.#read(post) : null;
  }

  async categories() {
    const { items } = await this.list(['wp-json', 'taxonomies', 'category', 'terms'], {});

    return readable(term, items).map(readCategory);
  }

  #read(post: WirePost) {
    const image = post.featured_image;
    const raw: RawPost = {
      ...post,
      id: post.ID,
      dateGmt: post.date_gmt ?? null,
      authorName: post.author?.name ?? null,
      authorId: post.author?.ID ?? null,
      homesPath: post.homes_path ?? null,
      image: image ? { url: image.source, alt: image.title, ...image.attachment_meta } : null,
      categories: post.terms.category ?? [],
    };
    return readPost(raw, this.blogUrl);
  }
}

/** A sticky post comes first, beyond the requested number, and again at its own position: that one counts. */
function withoutExtra(
  posts: WirePost[],
  { perPage, order, orderBy }: Parameters<BlogClient['posts']>[0],
): WirePost[] {
  const unique = [...new Map(posts.map((post) => [post.ID, post])).values()];
  if (!unique.some(({ sticky }) => sticky)) return unique.slice(0, perPage);

  const key = (post: WirePost) => (orderBy === 'title' ? post.title.toLowerCase() : post.date);
  const sign = order === 'ASC' ? 1 : -1;
  return unique.sort((left, right) => sign * key(left).localeCompare(key(right))).slice(0, perPage);
}
