import { z } from 'zod';
import { blogFilters } from '#domain/blog/blog-query.ts';
import { deepFreeze } from '#domain/json/deep-freeze.ts';
import { onceForFrozen } from '#domain/json/once-for-frozen.ts';
import type { Query } from '../call-url.ts';
import type { BlogClient, BlogPost, PostList } from './blog.types.ts';
import { type RawPost, readCategory, readPost } from './read-post.ts';
import { readable, WordPressSource } from './wordpress-source.ts';

const POSTS = ['wp-json', 'posts'];
const TERMS = ['wp-json', 'taxonomies', 'category', 'terms'];

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
    const { items, total } = await this.#list(blogFilters(query));
    const posts = withoutExtra(items.flatMap(readItem), query);

    return { total: total ?? posts.length, posts: posts.map((post) => this.#read(post)) };
  }

  async post(slug: string) {
    const { items } = await this.#list({ 'filter[name]': slug });
    const [post] = items.flatMap(readItem);

    return post ? this.#read(post) : null;
  }

  async categories() {
    const { items } = await this.list(this.#path(TERMS), {});

    return readable(term, items).map(readCategory);
  }

  async #list(query: Query) {
    if (this.blogUrl !== null || this.token !== null) return this.list(this.#path(POSTS), query);

    return this.listIn(await this.sendRead('posts', { spaceID: this.spaceId }, { query }));
  }

  /** The page engine has a blog for each site. */
  #path(path: readonly string[]): readonly string[] {
    return this.blogUrl === null ? ['blog', this.spaceId, ...path] : path;
  }

  #read(post: WirePost): BlogPost {
    return this.blogUrl === null ? readOwn(post) : readWirePost(post, this.blogUrl);
  }
}

/** A post of the page engine in this process is the same object until it changes. */
const readObject = onceForFrozen((item: object) => deepFreeze(readable(wirePost, [item])));
const readItem = (item: unknown) => (typeof item === 'object' && item !== null ? readObject(item) : []);
const readOwn = onceForFrozen((post: WirePost) => deepFreeze(readWirePost(post, null)));

function readWirePost(post: WirePost, blogUrl: string | null): BlogPost {
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
  return readPost(raw, blogUrl);
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
