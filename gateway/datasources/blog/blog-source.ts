import { BLOG_DEFAULTS, type BlogQuery } from '#domain/blog/blog-query.ts';
import { codeOf } from '../../errors.ts';
import type { PublicFetch } from '../../outside/public-fetch.ts';
import type { NamedUpstream } from '../upstream.ts';
import type { BlogClient } from './blog.types.ts';
import { WordPressV1 } from './wordpress-v1.ts';
import { WordPressV2 } from './wordpress-v2.ts';

/** How blogs outside are asked; one for all requests, so that a blog's dialect is found out once. */
export type OutsideBlogs = {
  /** The operator's blog, for websites that name none. */
  blogUrl?: string;
  /** Of what a website names: the public internet alone. */
  fetch: PublicFetch;
  /** Of the operator's blog, which may be beside this machine; nothing that an agent names is asked by it. */
  fetchOperators: PublicFetch;
  /** Addresses of blogs that speak `wp/v2`. */
  modern: Set<string>;
};

export type BlogOptions = {
  spaceId: string;
  /** The page engine: its blog serves websites that name none. */
  engine: NamedUpstream;
  /** What the website names; empty for none. */
  named: () => Promise<string>;
  outside: OutsideBlogs;
};

const MAX_REMEMBERED = 1000;

/** The blog of a website: WordPress at its address, or the one beside the page engine. */
export class BlogSource {
  readonly #options: BlogOptions;

  constructor(options: BlogOptions) {
    this.#options = options;
  }

  posts({ page = 1, perPage = BLOG_DEFAULTS.posts_per_page, category, ...query }: BlogQuery) {
    const { orderBy = BLOG_DEFAULTS.orderby, order = BLOG_DEFAULTS.order } = query;

    return this.#ask((blog) => blog.posts({ page, perPage, orderBy, order, category }));
  }

  post(slug: string) {
    return this.#ask((blog) => blog.post(slug));
  }

  categories() {
    return this.#ask((blog) => blog.categories());
  }

  async #ask<T>(question: (blog: BlogClient) => Promise<T>): Promise<T> {
    const { outside, engine, spaceId } = this.#options;
    const named = (await this.#options.named()).trim();
    const url = named || outside.blogUrl;
    if (!url) {
      const baseUrl = `${engine.baseUrl.replace(/\/+$/, '')}/blog/${encodeURIComponent(spaceId)}`;
      return question(
        new WordPressV1({ upstream: { ...engine, name: 'blog', baseUrl }, spaceId, blogUrl: null }),
      );
    }

    const baseUrl = blogBase(url);
    const options = {
      upstream: { name: 'blog' as const, baseUrl, fetch: named ? outside.fetch : outside.fetchOperators },
      spaceId,
      blogUrl: baseUrl,
    };
    if (isModern(url) || outside.modern.has(baseUrl)) return question(new WordPressV2(options));

    try {
      return await question(new WordPressV1(options));
    } catch (error) {
      // The plugin is not there: WordPress says so with 404, never because a post is missing.
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      const answer = await question(new WordPressV2(options));
      if (outside.modern.size < MAX_REMEMBERED) outside.modern.add(baseUrl);
      return answer;
    }
  }
}

const isModern = (url: string) => /\/wp-json\/wp\/v2(\/|$)/.test(url);

/** The blog's own address, however much of the interface's path was written behind it. */
function blogBase(url: string): string {
  return `${url.replace(/\/wp-json(\/.*)?$/, '').replace(/\/+$/, '')}/`;
}
