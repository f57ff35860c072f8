import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorKey } from '../rate-limit.ts';
import type { Store } from '../store/database/db.ts';
import { createAccessRoutes } from './access-routes.ts';
import { createAccountRoutes } from './account/account-routes.ts';
import { createCredentialCheck } from './credentials.ts';
import { createEditorTokens, type EditorTokens } from './editor-tokens.ts';
import type { AgentIdentity, CustomerIdentity, Identified } from './identified.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { createSignUpByForm, type SignUpByForm } from './login/sign-up-by-form.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createInteraction } from './login/interaction.ts';
import { createSignUp } from './login/sign-up.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { KEYS_RELOAD_MS } from './provider/keys.ts';
import { createLiveKeys } from './provider/live-keys.ts';
import { createProviderHandler } from './provider/provider-handler.ts';
import { createProviders } from './provider/providers.ts';
import type { VerifyToken } from './provider/token-claims.ts';
import { type Kind, REALMS } from './realm.ts';
import type { OutsideProvider } from './outside/outside-provider.ts';
import { createRelyingParty } from './relying-party/relying-party.ts';
import { createSessions, identify, type Sessions, sweepSessions } from './sessions.ts';
import { FOREVER_SECONDS, signInCookies } from './sign-in-cookies.ts';
import { createSignInLimit, WINDOW_MS } from './sign-in-limit.ts';
import { findSite, originOfRequest, type Site } from './sites.ts';
import { consumeStored, type Limit } from './stored-limit.ts';
import { createTokens } from './tokens.ts';

/** Sign-ins that one network may begin: each is stored until it ends. */
const BEGIN_LIMIT: Limit = { name: 'begun sign-in', limit: 300, windowMs: WINDOW_MS };

/** Sign-ins with a passkey that one network may try: each is a signature to check. */
const PASSKEY_LIMIT: Limit = { name: 'passkey', limit: 60, windowMs: WINDOW_MS };

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

type Options = {
  store: Store;
  clock?: () => Date;
  /** Identity provider of the agents in place of the embedded one. */
  outside?: OutsideProvider;
  /** Identity providers that customers may choose beside the embedded one. */
  customerProviders?: readonly OutsideProvider[];
  /** The client IP, as far as proxies are trusted. */
  ipOf?: (request: IncomingMessage) => string;
  /** The same of a request to the account pages. */
  visitorIp?: (headers: Headers) => string;
  /** The public password of the demo accounts, refused on public hosts. */
  publicPassword?: string;
  /** Receives errors that no caller waits for. */
  onError?: (error: unknown) => void;
};

export type Identity = {
  /** Handles requests below /oidc; returns false for others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The sign-in, sign-up and sign-out routes of the site (realm.ts). */
  routes: ReturnType<typeof createAccessRoutes>;
  /** The pages on which customers look after their account (account/). */
  account: ReturnType<typeof createAccountRoutes>;
  verifyToken: VerifyToken;
  editorTokens: EditorTokens;
  /** The signed-in agent by session cookie or token, if they belong to the space. */
  authenticate(request: Request, spaceId: string): Promise<AgentIdentity | null>;
  /** The signed-in customer, likewise; one request may carry both. */
  authenticateCustomer(request: Request, spaceId: string): Promise<CustomerIdentity | null>;
  /** Signs in an agent who has proven who they are by a link; returns the cookies. */
  signInAgent(site: Site, accountId: string, request?: Request): Promise<string[]>;
  /**
   * Signs the customer of an id token in, which a service returned for a submitted form: the cookies of a session, or
   * null when the token is not to be trusted.
   */
  openCustomerSession(request: Request, idToken: string): Promise<string[] | null>;
  /** An account for who sent a form, where they may have one. */
  signUpByForm: SignUpByForm;
  /** Ends the customer's session that the request has, and revokes its token. */
  endCustomerSession(request: Request): Promise<void>;
  stop(): void;
};

/** The embedded identity provider, the site's sign-in and token verification. */
export async function createIdentity(options: Options): Promise<Identity> {
  const { store, clock = () => new Date(), publicPassword, onError = console.error } = options;
  const { outside, customerProviders = [] } = options;
  const { ipOf = ({ socket }) => socket.remoteAddress ?? '' } = options;
  const { db } = store;
  const liveKeys = await createLiveKeys(db, clock);
  const tokens = createTokens(db, liveKeys, clock);
  const providers = {
    agent: createProviders(db, liveKeys, REALMS.agent),
    customer: createProviders(db, liveKeys, REALMS.customer),
  };
  const signInLimit = createSignInLimit(db, clock);
  const passkeys = createPasskeys(db, clock);
  const mayTryPasskey = (ip: string) =>
    consumeStored(db, PASSKEY_LIMIT, { key: visitorKey(ip), now: clock() });
  const knownBrowsers = createKnownBrowsers(liveKeys.current);
  const checkCredentials = createCredentialCheck(db, signInLimit, { knownBrowsers, publicPassword });
  const signUp = createSignUp({ db, clock, checkCredentials, signInLimit });
  const interaction = createInteraction({
    db,
    checkCredentials,
    signUp,
    ipOf,
    choices: customerProviders,
    passkeys,
    mayTryPasskey,
  });
  const handle = createProviderHandler({
    db,
    providers,
    interaction,
    mayBegin: (request) => consumeStored(db, BEGIN_LIMIT, { key: visitorKey(ipOf(request)), now: clock() }),
    onError,
  });
  const fetchInProcess = createInProcessFetch((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  const relyingPartyOf = (kind: Kind) =>
    createRelyingParty({
      db,
      keys: liveKeys,
      realm: REALMS[kind],
      tokens,
      clock,
      fetchInProcess,
      outsides: { agent: outside ? [outside] : [], customer: customerProviders }[kind],
      onError,
    });
  const sessions = {
    agent: createSessions({ db, tokens, clock, kind: 'agent', ipOf: options.visitorIp }),
    customer: createSessions({ db, tokens, clock, kind: 'customer', ipOf: options.visitorIp }),
  };
  const relyingParty = { agent: relyingPartyOf('agent'), customer: relyingPartyOf('customer') };
  const doors = (['agent', 'customer'] as const).map((kind) => ({
    realm: REALMS[kind],
    relyingParty: relyingParty[kind],
    sessions: sessions[kind],
    providers: providers[kind],
    knownBrowsers,
  }));
  const sweep = () => sweepSessions(db, clock()).catch(onError);
  const reloading = setInterval(() => void liveKeys.reload().catch(onError), KEYS_RELOAD_MS).unref();
  const sweeping = setInterval(() => void sweep(), SWEEP_INTERVAL_MS).unref();

  async function identified<K extends Kind>(
    request: Request,
    { kind, spaceId, of }: { kind: K; spaceId: string; of: Sessions<K> },
  ): Promise<Identified<K> | null> {
    const token = tokenOf(request);
    if (token) return identify(tokens, token, { kind, spaceId, by: 'bearer' });

    // Most visitors have neither cookie: skip the lookup.
    if (!request.headers.get('cookie')?.includes(REALMS[kind].cookies.session)) return null;
    const site = await findSite(db, originOfRequest(request));
    return site?.spaceId === spaceId ? of.find(request, site) : null;
  }

  async function signInAgent(site: Site, id: string, request?: Request): Promise<string[]> {
    const account = await REALMS.agent.accounts.find(db, { spaceId: site.spaceId, id });
    if (!account) return [];
    const { secret, seconds } = await sessions.agent.begin(
      site,
      await tokens.issue(REALMS.agent, site, account),
      { request },
    );

    return [signInCookies(REALMS.agent).session(site.origin, secret, seconds)];
  }

  const visitorIpOf = ({ headers }: Request) => options.visitorIp?.(headers) ?? '';

  return {
    handle,
    routes: createAccessRoutes(db, doors, {
      clock,
      signIn: signInAgent,
      hasPasswords: !outside,
      ipOf: visitorIpOf,
      onError,
    }),
    account: createAccountRoutes({
      db,
      clock,
      sessions: sessions.customer,
      providers: customerProviders,
      passkeys,
      signInLimit,
      ipOf: visitorIpOf,
      onError,
    }),
    verifyToken: tokens.verify,
    editorTokens: createEditorTokens(liveKeys.current(), clock),
    async authenticate(request, spaceId) {
      const found = await identified(request, { kind: 'agent', spaceId, of: sessions.agent });

      return found?.role ? { ...found, role: found.role } : null;
    },
    authenticateCustomer: (request, spaceId) =>
      identified(request, { kind: 'customer', spaceId, of: sessions.customer }),
    signInAgent,
    async openCustomerSession(request, idToken) {
      const site = await findSite(db, originOfRequest(request));
      if (!site) return null;
      const claims = await tokens.verify(idToken);
      const isOurs = claims?.kind === 'customer' && claims.spaceId === site.spaceId;
      const token = isOurs ? idToken : await relyingParty.customer.exchange(site, idToken);
      if (!token) return null;

      // The token's own expiry ends the session in the store.
      const { secret } = await sessions.customer.begin(site, token, { request });
      return [signInCookies(REALMS.customer).session(site.origin, secret, FOREVER_SECONDS)];
    },
    signUpByForm: createSignUpByForm({ db, clock, tokens, onError }),
    async endCustomerSession(request) {
      const site = await findSite(db, originOfRequest(request));
      if (site) await sessions.customer.end(request, site);
    },
    stop() {
      clearInterval(sweeping);
      clearInterval(reloading);
    },
  };
}

/** The bearer token of a caller that is not a browser. */
function tokenOf(request: Request): string | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '');

  return request.headers.get('token') ?? bearer?.[1] ?? null;
}
