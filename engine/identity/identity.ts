import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRateLimit, visitorKey } from '../rate-limit.ts';
import type { Store } from '../store/db.ts';
import { createAccessRoutes } from './access-routes.ts';
import { createCredentialCheck } from './credentials.ts';
import type { AgentIdentity, CustomerIdentity, Identified } from './identified.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { createInteraction } from './interaction.ts';
import { loadIdentityKeys } from './keys.ts';
import { createProviderHandler } from './provider-handler.ts';
import { createProviders } from './providers.ts';
import { type Kind, REALMS } from './realm.ts';
import { createRelyingParty, type OutsideProvider } from './relying-party.ts';
import { createSessions, identify, type Sessions, sweepSessions } from './sessions.ts';
import { createSignInLimit, WINDOW_MS } from './sign-in-limit.ts';
import { createSignUp } from './sign-up.ts';
import { findSite, originOfRequest } from './sites.ts';
import type { VerifyToken } from './token-claims.ts';
import { createTokens } from './tokens.ts';

/** Sign-ins that one network may begin within a quarter of an hour: each takes room in the store until it ends. */
const MAX_BEGUN = 300;

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

type Options = {
  store: Store;
  clock?: () => Date;
  /** Signs agents in, in place of the embedded provider; customers have their accounts here. */
  outside?: OutsideProvider;
  /** The network address of who asks, as far as it can be known. */
  addressOf?: (request: IncomingMessage) => string;
  /** The password of the demo's accounts, which opens nothing on a public host. */
  knownPassword?: string;
  /** Told what went wrong where no caller waits for it. */
  onError?: (error: unknown) => void;
};

export type Identity = {
  /** Answers everything below /oidc; false when the request is for somebody else. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Where signing in, up and out begins and ends on the site (realm.ts). */
  routes: ReturnType<typeof createAccessRoutes>;
  verifyToken: VerifyToken;
  /** The agent who asks, by session cookie or by token, if that is an agent of the space. */
  authenticate(request: Request, spaceId: string): Promise<AgentIdentity | null>;
  /** The customer who asks, in the same way; one request may carry both. */
  authenticateCustomer(request: Request, spaceId: string): Promise<CustomerIdentity | null>;
  stop(): void;
};

/** Who is who: the embedded identity provider, the site's sign-in and the check of tokens. */
export async function createIdentity(options: Options): Promise<Identity> {
  const { store, clock = () => new Date(), outside, knownPassword, onError = console.error } = options;
  const { addressOf = ({ socket }) => socket.remoteAddress ?? '' } = options;
  const { db } = store;
  const keys = await loadIdentityKeys(db);
  const tokens = createTokens(db, keys, clock);
  const providers = {
    agent: createProviders(db, keys, REALMS.agent),
    customer: createProviders(db, keys, REALMS.customer),
  };
  const signInLimit = createSignInLimit(db, clock);
  const checkCredentials = createCredentialCheck(db, signInLimit, knownPassword);
  const signUp = createSignUp({ db, clock, checkCredentials, signInLimit });
  const interaction = createInteraction({ db, checkCredentials, signUp, addressOf });
  const begun = createRateLimit({ limit: MAX_BEGUN, windowMs: WINDOW_MS, clock });
  const mayBegin = (address: string) => begun.take(visitorKey(address)) === null;
  const handle = createProviderHandler({
    db,
    providers,
    interaction,
    mayBegin: (request) => mayBegin(addressOf(request)),
    onError,
  });
  const fetchInProcess = createInProcessFetch((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  const relyingParty = (kind: Kind) =>
    createRelyingParty({
      db,
      keys,
      realm: REALMS[kind],
      tokens,
      clock,
      fetchInProcess,
      outside: kind === 'agent' ? outside : undefined,
    });
  const sessions = {
    agent: createSessions({ db, tokens, clock, kind: 'agent' }),
    customer: createSessions({ db, tokens, clock, kind: 'customer' }),
  };
  const doors = (['agent', 'customer'] as const).map((kind) => ({
    realm: REALMS[kind],
    relyingParty: relyingParty(kind),
    sessions: sessions[kind],
    providers: providers[kind],
  }));
  const sweep = () => sweepSessions(db, clock()).catch(onError);
  const sweeping = setInterval(() => void sweep(), SWEEP_INTERVAL_MS).unref();

  async function identified<K extends Kind>(
    request: Request,
    { kind, spaceId, of }: { kind: K; spaceId: string; of: Sessions<K> },
  ): Promise<Identified<K> | null> {
    const token = tokenOf(request);
    if (token) return identify(tokens, token, { kind, spaceId });

    // Visitors have neither cookie, and nothing is looked up for them.
    if (!request.headers.get('cookie')?.includes(REALMS[kind].cookies.session)) return null;
    const site = await findSite(db, originOfRequest(request));
    return site?.spaceId === spaceId ? of.find(request, site) : null;
  }

  return {
    handle,
    routes: createAccessRoutes(db, doors),
    verifyToken: tokens.verify,
    authenticate: (request, spaceId) => identified(request, { kind: 'agent', spaceId, of: sessions.agent }),
    authenticateCustomer: (request, spaceId) =>
      identified(request, { kind: 'customer', spaceId, of: sessions.customer }),
    stop: () => clearInterval(sweeping),
  };
}

/** A caller that is no browser sends its token itself. */
function tokenOf(request: Request): string | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '');

  return request.headers.get('token') ?? bearer?.[1] ?? null;
}
