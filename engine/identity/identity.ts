import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Store } from '../store/database/db.ts';
import type { Schema } from '../store/schema.ts';
import { createAccessRoutes } from './access-routes.ts';
import { createAccountRoutes } from './account/account-routes.ts';
import { createEditorTokens, type EditorTokens } from './editor-tokens.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import type { FontFile } from './login/page-look.ts';
import { createPageReader } from './login/page-props.ts';
import { createSignUpByForm, type SignUpByForm } from './login/sign-up-by-form.ts';
import type { OutsideProvider } from './outside/outside-provider.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createEmbeddedProvider } from './provider/embedded-provider.ts';
import { KEYS_RELOAD_MS } from './provider/keys.ts';
import { createLiveKeys, type LiveKeys } from './provider/live-keys.ts';
import type { VerifyToken } from './provider/token-claims.ts';
import { type Kind, REALMS } from './realm.ts';
import { createRelyingParty } from './relying-party/relying-party.ts';
import { createAuthenticate } from './sessions/authenticate.ts';
import { createCustomerSessions } from './sessions/customer-sessions.ts';
import type { AgentIdentity, CustomerIdentity } from './sessions/identified.ts';
import { createSessions, sweepSessions } from './sessions/sessions.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import type { Site } from './sites.ts';
import { createTokens } from './tokens.ts';

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
  /** The public password of the demo accounts, rejected on public hosts. */
  publicPassword?: string;
  /** Files of the themes' fonts, where the site serves them. */
  fontFile?: FontFile | undefined;
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
  const readPage = createPageReader(db, options.fontFile);
  const visitorIpOf = ({ headers }: Request) => options.visitorIp?.(headers) ?? '';

  const keys = await createLiveKeys(db, clock);
  const tokens = createTokens(db, keys, clock);
  const signInLimit = createSignInLimit(db, clock);
  const passkeys = createPasskeys(db, clock);
  const knownBrowsers = createKnownBrowsers(keys.current);
  const { handle, providers } = createEmbeddedProvider({
    db,
    readPage,
    clock,
    keys,
    signInLimit,
    passkeys,
    knownBrowsers,
    choices: customerProviders,
    publicPassword,
    ipOf,
    onError,
  });

  const fetchInProcess = createInProcessFetch((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  const relyingPartyOf = (kind: Kind, outsides: readonly OutsideProvider[]) =>
    createRelyingParty({ db, keys, realm: REALMS[kind], tokens, clock, fetchInProcess, outsides, onError });
  const relyingParty = {
    agent: relyingPartyOf('agent', outside ? [outside] : []),
    customer: relyingPartyOf('customer', customerProviders),
  };
  const sessions = {
    agent: createSessions({ db, tokens, clock, kind: 'agent', ipOf: options.visitorIp }),
    customer: createSessions({ db, tokens, clock, kind: 'customer', ipOf: options.visitorIp }),
  };
  const realms = (['agent', 'customer'] as const).map((kind) => ({
    realm: REALMS[kind],
    relyingParty: relyingParty[kind],
    sessions: sessions[kind],
    providers: providers[kind],
    knownBrowsers,
  }));
  const authenticateAgent = createAuthenticate({ db, tokens, sessions: sessions.agent, kind: 'agent' });

  async function signInAgent(site: Site, id: string, request?: Request): Promise<string[]> {
    const account = await REALMS.agent.accounts.find(db, { spaceId: site.spaceId, id });
    if (!account) return [];
    const token = await tokens.issue(REALMS.agent, site, account);
    const { secret, seconds } = await sessions.agent.begin(site, token, { request });

    return [signInCookies(REALMS.agent).session(site.origin, secret, seconds)];
  }

  return {
    handle,
    routes: createAccessRoutes({ db, readPage }, realms, {
      clock,
      signIn: signInAgent,
      hasPasswords: !outside,
      ipOf: visitorIpOf,
      onError,
    }),
    account: createAccountRoutes({
      db,
      readPage,
      clock,
      sessions: sessions.customer,
      providers: customerProviders,
      passkeys,
      signInLimit,
      ipOf: visitorIpOf,
      onError,
    }),
    verifyToken: tokens.verify,
    editorTokens: createEditorTokens(keys.current(), clock),
    async authenticate(request, spaceId) {
      const found = await authenticateAgent(request, spaceId);

      return found?.role ? { ...found, role: found.role } : null;
    },
    authenticateCustomer: createAuthenticate({ db, tokens, sessions: sessions.customer, kind: 'customer' }),
    signInAgent,
    ...createCustomerSessions({
      db,
      tokens,
      sessions: sessions.customer,
      relyingParty: relyingParty.customer,
    }),
    signUpByForm: createSignUpByForm({ db, clock, tokens, onError }),
    stop: startUpkeep({ db, keys, clock, onError }),
  };
}

/** Reloads the keys, which another process may have rotated, and deletes what has expired. Returns what stops it. */
function startUpkeep({
  db,
  keys,
  clock,
  onError,
}: {
  db: Kysely<Schema>;
  keys: LiveKeys;
  clock: () => Date;
  onError: (error: unknown) => void;
}): () => void {
  const reloading = setInterval(() => void keys.reload().catch(onError), KEYS_RELOAD_MS).unref();
  const sweeping = setInterval(() => void sweepSessions(db, clock()).catch(onError), SWEEP_INTERVAL_MS);
  sweeping.unref();

  return () => {
    clearInterval(reloading);
    clearInterval(sweeping);
  };
}
