import type { z } from 'zod';
import { badInput, notFound, upstreamFailed } from '../../errors.ts';
import type { Query } from '../call-url.ts';
import type { UpstreamResponse } from '../call-upstream.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';

export type BlogSourceOptions = RestSourceOptions & {
  /** Base of relative URLs in posts; null for the site itself. */
  blogUrl: string | null;
};

type List = { items: unknown[]; total: number | null; status: number };

/** Common to both WordPress dialects: lists with their length in a header, errors that are lists too. */
export abstract class WordPressSource extends RestSource {
  protected readonly blogUrl: string | null;

  constructor({ blogUrl, ...options }: BlogSourceOptions) {
    super(options);
    this.blogUrl = blogUrl;
  }

  /** A list, or null where `isEnd` recognises the error as the end of the list. */
  protected async list(
    path: readonly string[],
    query: Query,
    isEnd?: (json: unknown) => boolean,
  ): Promise<List> {
    return this.listIn(await this.send({ path, query }), isEnd);
  }

  protected listIn(response: UpstreamResponse | null, isEnd?: (json: unknown) => boolean): List {
    if (!response) throw badInput('This can not be part of an address.');

    const { status, json, headers } = response;
    if (isEnd?.(json)) return { items: [], total: 0, status };
    if (status === 404) throw notFound('The blog has no posts.', status);
    if (status >= 300 || isErrorList(json))
      throw upstreamFailed('blog', `it responded with status ${status}`, status);
    if (!Array.isArray(json)) throw upstreamFailed('blog', 'its response has an unexpected shape', status);

    const total = headers.get('x-wp-total');
    return { items: json, total: total && /^\d+$/.test(total) ? Number(total) : null, status };
  }
}

/** Drops invalid items, so that a post a plugin has broken affects only itself. */
export function readable<T>(schema: z.ZodType<T>, items: readonly unknown[]): T[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });
}

function isErrorList(json: unknown): boolean {
  return (
    Array.isArray(json) &&
    json.length > 0 &&
    json.every((item) => 'code' in Object(item) && 'message' in Object(item))
  );
}
