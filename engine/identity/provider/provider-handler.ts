import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Kysely } from 'kysely';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { shouldLogUnavailable, unavailableError } from '../../calls/store-unavailable.ts';
import type { Schema } from '../../store/schema.ts';
import type { Interaction } from '../login/interaction.ts';
import { LOGIN_PAGE_HEADERS } from '../login/login-frame.ts';
import { renderNotice } from '../login/login-page.ts';
import { noticeLanguage } from '../login/notice-language.ts';
import { type Kind, type Realm, realmOfPath } from '../realm.ts';
import { findSite, originOf } from '../sites.ts';
import type { Providers } from './providers.ts';

type Options = {
  db: Kysely<Schema>;
  providers: Readonly<Record<Kind, Providers>>;
  interaction: Interaction;
  /** Counts a sign-in that begins; false when the network is over its limit. */
  mayBegin: (request: IncomingMessage) => Promise<boolean>;
  onError: (error: unknown) => void;
};

/** Dispatches requests below each realm's mount path to its provider for the requested site. */
export function createProviderHandler({ db, providers, interaction, mayBegin, onError }: Options) {
  async function respond(
    realm: Realm,
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
  ) {
    const site = await findSite(db, originOf(originHeaders(request)));
    if (!site) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');

    for (const [name, value] of Object.entries(secureHeaders(site.origin))) response.setHeader(name, value);

    // Koa would trust the forwarded host; only the Host header decides the site.
    delete request.headers['x-forwarded-host'];
    const provider = providers[realm.kind](site);
    const below = pathOf(request).slice(realm.mountPath.length);
    if (/^\/interaction\/[\w-]+$/.test(below)) {
      return interaction({ provider, realm, site, request, response });
    }

    if (below === '/auth' && !(await mayBegin(request))) {
      const page = { language: await noticeLanguage(db, site.spaceId) };
      const notice = renderNotice({ page, kind: realm.kind, notice: 'busy' });
      return void response.writeHead(429, LOGIN_PAGE_HEADERS).end(notice);
    }

    request.originalUrl = request.url;
    request.url = request.url?.slice(realm.mountPath.length);
    await provider.callback()(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const realm = realmOfPath(pathOf(request));
    if (!realm) return false;

    respond(realm, request, response).catch((error: unknown) => {
      const isUnavailable = unavailableError(error) !== null;
      if (!isUnavailable || shouldLogUnavailable()) onError(error);
      if (!response.headersSent)
        response.writeHead(isUnavailable ? 503 : 500, {
          ...LOGIN_PAGE_HEADERS,
          ...(isUnavailable && { 'retry-after': '5' }),
        });
      // The store, which has the language of the site, may have failed.
      const page = { language: DEFAULT_LANGUAGE };
      response.end(renderNotice({ page, kind: realm.kind, notice: 'broken' }));
    });
    return true;
  };
}

/** Set on the provider's own responses too; its forms and notices have the same policy. */
function secureHeaders(origin: string): Record<string, string> {
  const { 'content-type': _, ...headers } = LOGIN_PAGE_HEADERS;

  return {
    ...headers,
    'cross-origin-opener-policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? '';
}

function originHeaders(request: IncomingMessage) {
  const proto = request.headers['x-forwarded-proto'];

  return {
    host: request.headers.host,
    forwardedProto: Array.isArray(proto) ? proto[0] : proto,
    secure: (request.socket as Partial<TLSSocket>).encrypted === true,
  };
}
