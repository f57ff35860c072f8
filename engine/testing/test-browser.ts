import { ACCOUNT_LINK_PATHS, AGENT_FORGOT } from '#engine/identity/account-links.ts';
import type { Identity } from '#engine/identity/identity.ts';
import { createInProcessFetch } from '#engine/identity/in-process-fetch.ts';
import { REALMS } from '#engine/identity/realm.ts';
import { HASH_CALLBACK, SIGNED_OUT } from '#engine/identity/relying-party/callback-paths.ts';

const MAX_REDIRECTS = 10;
const OWN_PATHS: string[] = [
  ...Object.values(REALMS).flatMap(({ paths }) => Object.values(paths)),
  ...Object.values(ACCOUNT_LINK_PATHS),
  AGENT_FORGOT,
  HASH_CALLBACK,
  SIGNED_OUT,
];

export type Visit = { url: URL; status: number; html: string; headers: Headers; hops: string[] };

/** A minimal browser for sign-in: stores cookies by host and follows redirects. */
export class TestBrowser {
  readonly #identity: Identity;
  readonly #provider: ReturnType<typeof createInProcessFetch>;
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(identity: Identity) {
    this.#identity = identity;
    this.#provider = createInProcessFetch((request, response) => {
      if (!identity.handle(request, response)) response.writeHead(404).end();
    });
  }

  /** `referer` is the page the link was on. */
  open(url: string | URL, { referer }: { referer?: string } = {}): Promise<Visit> {
    return this.#follow(new URL(url), referer ? { headers: { referer } } : {});
  }

  /** Posts a form as its page would. */
  post(
    url: string | URL,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Visit> {
    const target = new URL(url);

    return this.#follow(target, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: target.origin,
        ...headers,
      },
    });
  }

  /** Signs in with a password up to the redirect to the callback, which it does not follow. */
  async reachCallback(signIn: string, account: { email: string; password: string }): Promise<URL> {
    const form = await this.open(signIn);
    const posted = await this.request(form.url, {
      method: 'POST',
      body: new URLSearchParams(account),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const resume = await this.request(new URL(posted.headers.get('location') ?? ''), {});

    return new URL(resume.headers.get('location') ?? '');
  }

  /** One request without following redirects. */
  async request(target: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const jar = this.#jar(target);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('host', target.host);
    const response = await this.#answer(target, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(jar, cookie);

    return response;
  }

  cookies(origin: string): Map<string, string> {
    return this.#jar(new URL(origin));
  }

  /** A request with this browser's cookies. */
  requestFor(url: string): Request {
    const cookie = [...this.cookies(url)].map(([name, value]) => `${name}=${value}`).join('; ');

    return new Request(url, { headers: { cookie, host: new URL(url).host } });
  }

  async #follow(start: URL, first: RequestInit): Promise<Visit> {
    const hops: string[] = [];
    let url = start;
    let init = first;

    for (let i = 0; i < MAX_REDIRECTS; i += 1) {
      const response = await this.request(url, init);
      const location = response.headers.get('location');
      if (!location) {
        const { status, headers } = response;
        return { url, status, html: await response.text(), headers, hops };
      }

      hops.push(new URL(location, url).href);
      url = new URL(location, url);
      init = {};
    }
    throw new Error(`Too many redirects: ${hops.join(' ')}`);
  }

  #answer(url: URL, init: RequestInit): Promise<Response> | Response {
    if (url.pathname.startsWith('/oidc/')) return this.#provider(url, init);
    if (OWN_PATHS.includes(url.pathname)) return this.#identity.routes.request(url.href, init);
    if (url.pathname.startsWith('/account')) return this.#identity.account.request(url.href, init);

    return new Response(`the site at ${url.pathname}`);
  }

  #jar(url: URL): Map<string, string> {
    const jar = this.#jars.get(url.host) ?? new Map<string, string>();
    this.#jars.set(url.host, jar);

    return jar;
  }

  #storeCookie(jar: Map<string, string>, cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=', 2);
    const isOver = attributes.some((attribute) =>
      /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
    );
    if (isOver || !value) jar.delete(name);
    else jar.set(name, value);
  }
}
