import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { createInteraction } from './interaction.ts';
import { LOGIN_PAGE_HEADERS, renderNotice } from './login-page.ts';
import { MOUNT_PATH } from './provider.ts';
import type { Providers } from './providers.ts';
import { findSite, originOf } from './sites.ts';

type Options = {
  db: Kysely<Schema>;
  providers: Providers;
  interaction: ReturnType<typeof createInteraction>;
  onError: (error: unknown) => void;
};

/** Answers what is below /oidc with the provider of the site that was asked. */
export function createProviderHandler({ db, providers, interaction, onError }: Options) {
  async function answer(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) {
    const site = await findSite(db, originOf(asked(request)));
    if (!site) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');

    // Koa would believe the forwarded host; the Host header alone says which site is meant.
    delete request.headers['x-forwarded-host'];
    const provider = providers(site);
    if (/^\/oidc\/interaction\/[\w-]+$/.test(pathOf(request))) {
      return interaction({ provider, site, request, response });
    }

    request.originalUrl = request.url;
    request.url = request.url?.slice(MOUNT_PATH.length);
    await provider.callback()(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!pathOf(request).startsWith(`${MOUNT_PATH}/`)) return false;

    answer(request, response).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) response.writeHead(500, LOGIN_PAGE_HEADERS);
      response.end(renderNotice('broken'));
    });
    return true;
  };
}

function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? '';
}

function asked(request: IncomingMessage) {
  const proto = request.headers['x-forwarded-proto'];

  return {
    host: request.headers.host,
    forwardedProto: Array.isArray(proto) ? proto[0] : proto,
    secure: (request.socket as Partial<TLSSocket>).encrypted === true,
  };
}
