import { z } from 'zod';
import type { BlogClient, PostList } from './blog.types.ts';
import { type RawPost, readCategory, readPost } from './read-post.ts';
import { readable, WordPressSource } from './wordpress-source.ts';

const ROOT = ['wp-json', 'wp', 'v2'];

const rendered = z
  .object({ rendered: z.string().catch(''), protected: z.boolean().catch(false) })
  .catch({ rendered: '', protected: false });
const term = z.object({ name: z.string(), slug: z.string().min(1), taxonomy: z.string().catch('category') });
const category = term.extend({ id: z.number(), parent: z.number().catch(0), count: z.number().nullish() });
/** A deleted image is replaced by the index of the API. */
const media = z.object({
  source_url: z.string().min(1),
  alt_text: z.string().nullish(),
  media_details: z
    .object({ width: z.coerce.number().nullish(), height: z.coerce.number().nullish() })
    .nullish()
    .catch(null),
});

const wirePost = z.object({
  id: z.coerce.string(),
  slug: z.string().min(1),
  date: z.string().catch(''),
  date_gmt: z.string().nullish().catch(null),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  _embedded: z
    .object({
      author: z.array(z.unknown()).catch([]),
      'wp:featuredmedia': z.array(z.unknown()).catch([]),
      'wp:term': z.array(z.array(z.unknown()).catch([])).catch([]),
    })
    .partial()
    .catch({}),
});
type WirePost = z.infer<typeof wirePost>;

/** WordPress's own API: `wp-json/wp/v2`. */
export class WordPressV2 extends WordPressSource implements BlogClient {
  async posts({
    page,
    perPage,
    orderBy,
    order,
    category: slug,
  }: Parameters<BlogClient['posts']>[0]): Promise<PostList> {
    const categories = slug ? await this.#withChildren(slug) : [];
    if (slug && categories.length === 0) return { total: 0, posts: [] };

    const query = {
      _embed: '1',
      per_page: perPage,
      page,
      orderby: orderBy,
      order: order.toLowerCase(),
      categories: categories.join(',') || undefined,
    };
    const { items, total } = await this.list([...ROOT, 'posts'], query, isPastTheEnd);
    const posts = readable(wirePost, items).filter(({ content }) => !content.protected);

    return { total: total ?? posts.length, posts: posts.map((post) => this.#read(post)) };
  }

  async post(slug: string) {
    const { items } = await this.list([...ROOT, 'posts'], { slug, _embed: '1' });
    const [post] = readable(wirePost, items);

    return post && !post.content.protected ? this.#read(post) : null;
  }

  async categories() {
    return (await this.#categories()).map(readCategory);
  }

  async #categories() {
    return readable(category, (await this.list([...ROOT, 'categories'], { per_page: 100 })).items);
  }

  /** Here a category does not include its children's posts. */
  async #withChildren(slug: string): Promise<number[]> {
    const all = await this.#categories();
    const ids = all.filter((one) => readCategory(one).slug === slug).map(({ id }) => id);
    for (const id of ids) {
      for (const child of all) if (child.parent === id && !ids.includes(child.id)) ids.push(child.id);
    }
    return ids;
  }

  #read(post: WirePost) {
    const { author = [], 'wp:featuredmedia': images = [], 'wp:term': terms = [] } = post._embedded;
    const [image] = readable(media, images);
    const [writer] = readable(z.object({ name: z.string() }), author);
    const raw: RawPost = {
      id: post.id,
      slug: post.slug,
      title: post.title.rendered,
      excerpt: post.excerpt.rendered,
      content: post.content.rendered,
      date: post.date,
      dateGmt: post.date_gmt ?? null,
      authorName: writer?.name ?? null,
      image: image ? { url: image.source_url, alt: image.alt_text, ...image.media_details } : null,
      categories: readable(term, terms.flat()).filter(({ taxonomy }) => taxonomy === 'category'),
    };
    return readPost(raw, this.blogUrl);
  }
}

function isPastTheEnd(json: unknown): boolean {
  return Object(json).code === 'rest_post_invalid_page_number';
}
