import { z } from 'zod';
import { FILE_MAX_BYTES } from '#domain/files/site-file.ts';
import { badInput } from '../../errors.ts';
import { readText } from '../../http/read-text.ts';
import type { PublicFetch } from '../../outside/public-fetch.ts';

export type WordPressKind = 'pages' | 'posts';
export type WordPressDocument = {
  id: string;
  slug: string;
  title: string;
  link: string;
  html: string;
  protected: boolean;
  picture: string | null;
  pictureAlt: string;
};

const DOCUMENTS_PER_CALL = 20;
const BATCH_MAX = 500;
const RESPONSE_MAX_BYTES = 16 * 1024 * 1024;
const RESPONSE_TIMEOUT_MS = 15_000;
const PICTURE_TIMEOUT_MS = 60_000;

const rendered = z
  .object({ rendered: z.string().catch(''), protected: z.boolean().catch(false) })
  .catch({ rendered: '', protected: false });
/** A deleted picture is replaced by the index of the API, without `source_url`. */
const media = z.object({ source_url: z.url(), alt_text: z.string().catch('') });
const wireDocument = z.object({
  id: z.coerce.string(),
  slug: z.string().max(300),
  link: z.string().catch(''),
  title: rendered,
  content: rendered,
  _embedded: z
    .object({ 'wp:featuredmedia': z.array(z.unknown()).catch([]) })
    .partial()
    .catch({}),
});
const wireList = z.array(wireDocument).max(DOCUMENTS_PER_CALL);
const wireError = z.object({ code: z.string() });

/** Reads WordPress sites that agents name, and downloads their pictures; `fetch` reaches public IPs only. */
export class WordPressImport {
  readonly #fetch: PublicFetch;

  constructor(fetch: PublicFetch) {
    this.#fetch = fetch;
  }

  /** Published documents by `wp-json/wp/v2`, also on sites without permalinks. */
  async documents({ url, kind, batch }: { url: string; kind: WordPressKind; batch: number }) {
    if (batch < 1 || batch > BATCH_MAX) throw badInput(`batch is from 1 to ${BATCH_MAX}`, 'batch');
    const site = siteUrl(url);
    const query = { per_page: String(DOCUMENTS_PER_CALL), page: String(batch), _embed: 'wp:featuredmedia' };
    const order = {
      orderby: kind === 'pages' ? 'menu_order' : 'date',
      order: kind === 'pages' ? 'asc' : 'desc',
    };
    const pretty = new URL(`wp-json/wp/v2/${kind}`, site);
    const plain = new URL(site);
    plain.searchParams.set('rest_route', `/wp/v2/${kind}`);

    let result = await this.#read(withQuery(pretty, { ...query, ...order }));
    if (result.status === 404) result = await this.#read(withQuery(plain, { ...query, ...order }));
    const past = wireError.safeParse(result.json).data?.code === 'rest_post_invalid_page_number';
    if (past) return { total: 0, documents: [] };
    if (result.status !== 200)
      throw badInput(`The site responded with status ${result.status}: it offers no pages to read.`, 'url');

    const list = wireList.safeParse(result.json);
    if (!list.success) throw badInput('The response of the site is not that of WordPress.', 'url');

    return {
      total: Number(result.headers.get('x-wp-total')) || list.data.length,
      documents: list.data.map((document): WordPressDocument => {
        const picture = media.safeParse(document._embedded['wp:featuredmedia']?.[0]).data;

        return {
          id: document.id,
          slug: document.slug,
          title: document.title.rendered,
          link: document.link,
          html: document.content.rendered,
          protected: document.content.protected,
          picture: picture?.source_url ?? null,
          pictureAlt: picture?.alt_text ?? '',
        };
      }),
    };
  }

  /** The bytes of a picture and what to call it; reading fails beyond the limit of a file. */
  async picture(url: string): Promise<{ name: string; stream: ReadableStream<Uint8Array> }> {
    const pictureUrl = httpUrl(url);
    if (!pictureUrl) throw badInput('This is not the URL of a picture.', 'url');
    const response = await this.#send(pictureUrl, PICTURE_TIMEOUT_MS);
    const { status, body } = response;
    const reject = (message: string) => {
      void body?.cancel().catch(() => undefined);
      throw badInput(message, 'url');
    };
    if (status !== 200 || !body) return reject(`The picture was not sent: status ${status}.`);
    if (Number(response.headers.get('content-length')) > FILE_MAX_BYTES)
      return reject(`The picture has more than ${FILE_MAX_BYTES / 1024 ** 2} MB.`);

    return { name: nameOf(pictureUrl), stream: body };
  }

  async #read(url: URL) {
    const response = await this.#send(url, RESPONSE_TIMEOUT_MS);
    const text = await readText(response.body, RESPONSE_MAX_BYTES).catch(() => {
      throw badInput('The site did not respond in time.', 'url');
    });
    if (text === null) throw badInput('The response of the site is too large.', 'url');

    return { status: response.status, headers: response.headers, json: parse(text) };
  }

  async #send(url: URL, timeoutMs: number): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);

    return this.#fetch(new Request(url), { signal }).catch((error: unknown) => {
      const reason =
        error instanceof Error && error.message.includes('public internet') ? error.message : null;
      throw badInput(reason ? `${reason}.` : `${url.host} cannot be reached.`, 'url');
    });
  }
}

/** The root of a site, from what people paste: without a scheme, with the path of the API. */
function siteUrl(text: string): URL {
  const typed = text.trim();
  const url = httpUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url) throw badInput('This is not the URL of a website.', 'url');
  url.pathname = `${url.pathname.replace(/\/(wp-json|wp-admin)(\/.*)?$/, '').replace(/\/+$/, '')}/`;
  [url.search, url.hash] = ['', ''];

  return url;
}

function httpUrl(text: string): URL | null {
  const url = URL.parse(text);

  return url && /^https?:$/.test(url.protocol) && url.hostname && !url.username && !url.password ? url : null;
}

function withQuery(url: URL, query: Record<string, string>): URL {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);

  return url;
}

function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').pop() || 'picture';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
