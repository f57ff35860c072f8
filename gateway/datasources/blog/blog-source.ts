import { BLOG_DEFAULTS, type BlogQuery } from '#domain/blog/blog-query.ts';
import { codeOf } from '../../errors.ts';
import type { PublicFetch } from '../../outside/public-fetch.ts';
import { createSharedReads } from '../shared-reads.ts';
import type { NamedUpstream } from '../upstream.ts';
import type { BlogClient } from './blog.types.ts';
import { WordPressV1 } from './wordpress-v1.ts';
import { WordPressV2 } from './wordpress-v2.ts';

/** Access to outside blogs, shared by all requests, so that a blog's dialect is detected once. */
export type OutsideBlogs = {
  /** The operator's blog, for websites that configure none. */
  blogUrl?: string;
  /** For blogs of websites: public IPs only. */
  fetch: PublicFetch;
  /** For the operator's blog, which may be on a private network; never used for URLs from agents. */
  fetchOperators: PublicFetch;
  /** Base URLs of blogs that support `wp/v2`. */
  modern: Set<string>;
};

export type BlogOptions = {
  spaceId: string;
  /** The page engine: its blog serves websites that configure none. */
  engine: NamedUpstream;
  /** Of an agent, who sees at once what they have saved; for the page engine alone. */
  token: string | null;
  /** The website's configured blog; empty for none. */
  named: () => Promise<string>;
  outside: OutsideBlogs;
};

const MAX_REMEMBERED = 1000;

/** The blog of a website: WordPress at its URL, or the page engine's. */
export class BlogSource {
  readonly #options: BlogOptions;
  readonly #shared = createSharedReads();

  constructor(options: BlogOptions) {
    this.#options = options;
  }

  posts({ page = 1, perPage = BLOG_DEFAULTS.posts_per_page, category, ...query }: BlogQuery) {
    const { orderBy = BLOG_DEFAULTS.orderby, order = BLOG_DEFAULTS.order } = query;

    const list = { page, perPage, orderBy, order, category };

    return this.#shared(['posts', list], () => this.#read((blog) => blog.posts(list)));
  }

  post(slug: string) {
    return this.#read((blog) => blog.post(slug));
  }

  categories() {
    return this.#shared(['categories'], () => this.#read((blog) => blog.categories()));
  }

  /** URL of the blog elsewhere that the site shows; null for the page engine's. */
  async outsideUrl(): Promise<string | null> {
    return (await this.#named()) || (this.#options.outside.blogUrl ?? null);
  }

  async #named(): Promise<string> {
    return (await this.#options.named()).trim();
  }

  async #read<T>(question: (blog: BlogClient) => Promise<T>): Promise<T> {
    const { outside, engine, spaceId, token } = this.#options;
    const named = await this.#named();
    const url = named || outside.blogUrl;
    if (!url) {
      return question(
        new WordPressV1({ upstream: { ...engine, name: 'blog' }, spaceId, token, blogUrl: null }),
      );
    }

    const baseUrl = blogBase(url);
    const options = {
      upstream: { name: 'blog' as const, baseUrl, fetch: named ? outside.fetch : outside.fetchOperators },
      spaceId,
      token: null,
      blogUrl: baseUrl,
    };
    if (isModern(url) || outside.modern.has(baseUrl)) return question(new WordPressV2(options));

    try {
      return await question(new WordPressV1(options));
    } catch (error) {
      // Without the plugin WordPress responds 404; a missing post has another response.
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      const response = await question(new WordPressV2(options));
      if (outside.modern.size < MAX_REMEMBERED) outside.modern.add(baseUrl);
      return response;
    }
  }
}

const isModern = (url: string) => /\/wp-json\/wp\/v2(\/|$)/.test(url);

/** The blog's base URL, with any part of the API's path removed. */
function blogBase(url: string): string {
  return `${url.replace(/\/wp-json(\/.*)?$/, '').replace(/\/+$/, '')}/`;
}
