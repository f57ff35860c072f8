import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from '../store/db.ts';
import { createAccessRoutes } from './access-routes.ts';
import type { AgentIdentity } from './agent-identity.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { createInteraction } from './interaction.ts';
import { loadIdentityKeys } from './keys.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createProviderHandler } from './provider-handler.ts';
import { createProviders } from './providers.ts';
import { createRelyingParty, type OutsideProvider } from './relying-party.ts';
import { createSessions, identify } from './sessions.ts';
import { findSite, originOfRequest } from './sites.ts';
import type { VerifyToken } from './token-claims.ts';
import { createTokens } from './tokens.ts';

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

type Options = {
  store: Store;
  clock?: () => Date;
  outside?: OutsideProvider;
  /** Told what went wrong where no caller waits for it. */
  onError?: (error: unknown) => void;
};

export type Identity = {
  /** Answers everything below /oidc; false when the request is for somebody else. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** GET /access/login, GET /access/callback, POST /access/logout. */
  routes: ReturnType<typeof createAccessRoutes>;
  verifyToken: VerifyToken;
  /** The agent who asks, by session cookie or by token, if that is an agent of the space. */
  authenticate(request: Request, spaceId: string): Promise<AgentIdentity | null>;
  stop(): void;
};

/** Who is who: the embedded identity provider, the site's sign-in and the check of tokens. */
export async function createIdentity(options: Options): Promise<Identity> {
  const { store, clock = () => new Date(), outside, onError = console.error } = options;
  const { db } = store;
  const keys = await loadIdentityKeys(db);
  const tokens = createTokens(db, keys, clock);
  const sessions = createSessions(db, tokens, clock);
  const providers = createProviders(db, keys);
  const interaction = createInteraction(
    db,
    createLoginThrottle(() => clock().getTime()),
  );
  const handle = createProviderHandler({ db, providers, interaction, onError });
  const fetchInProcess = createInProcessFetch((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  const relyingParty = createRelyingParty({ db, keys, tokens, clock, fetchInProcess, outside });
  const sweeping = setInterval(() => void sessions.sweep().catch(onError), SWEEP_INTERVAL_MS).unref();

  return {
    handle,
    routes: createAccessRoutes({ db, relyingParty, sessions, providers }),
    verifyToken: tokens.verify,
    async authenticate(request, spaceId) {
      const token = tokenOf(request);
      if (token) return identify(tokens, token, spaceId);

      const site = await findSite(db, originOfRequest(request));
      return site?.spaceId === spaceId ? sessions.find(request, site) : null;
    },
    stop: () => clearInterval(sweeping),
  };
}

/** A caller that is no browser sends its token itself. */
function tokenOf(request: Request): string | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '');

  return request.headers.get('token') ?? bearer?.[1] ?? null;
}
