import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Features } from '#domain/site/features.ts';
import type { EditorTokens } from './auth/editor-access.ts';
import type { Authenticate, AuthenticateCustomer } from './auth/identity.ts';
import type { Upstreams } from './datasources/upstream.ts';
import type { Log } from './log.ts';
import type { Measure } from './measure.ts';
import type { PublicFetch } from './outside/public-fetch.ts';

export type GatewayOptions = {
  upstreams: Upstreams;
  authenticate: Authenticate;
  /** Who signs in by cookie edits nothing without them. */
  editorTokens?: EditorTokens;
  /** Without it there are no customers. */
  authenticateCustomer?: AuthenticateCustomer;
  /** Ends the customer's session of a request. */
  endCustomerSession?: (request: Request) => Promise<void>;
  /** The cookies of a session for the customer of an id token; null when the token is not to be trusted. */
  openCustomerSession?: (request: Request, idToken: string) => Promise<string[] | null>;
  /** Set when the page engine is remote and caches pages. */
  invalidateSecret?: string;
  /** The blog of websites that name none, in place of the page engine's; it may be inside the operator's network. */
  blogUrl?: string;
  /** Fetches blogs elsewhere; only over the public internet when left out. */
  fetchBlog?: PublicFetch;
  /** A fonts listing service with its key; no families but the product's own without it. */
  fonts?: { url: string; apiKey: string };
  /** Base URL of the website engine that sites are migrated from. */
  oldEngineUrl?: string;
  /** IPs besides the public internet that imports may reach. */
  importNetworks?: { has(ip: string): boolean };
  features?: Features;
  /** The parts of every template that is installed; a save is checked and cleaned by them. */
  parts: PartsTable;
  /** Consumes an operation's work from a visitor's rate limit at `/graphql`: null, or the seconds until it would fit. */
  takeWork?: (visitorAddress: string, work: number) => number | null;
  /** Consumes listings of a map from a visitor's limit, in the same way. */
  takePoints?: (visitorAddress: string, homes: number) => number | null;
  production: boolean;
  log: Log;
  /** Records the duration of operations. */
  measure?: Measure;
  /** Called with the space of each request. */
  onSpace?: (spaceId: string) => void;
  /** Runs the operations of a request; what it shares with other requests is looked up outside. */
  within?: (caller: Caller, run: () => Promise<unknown>) => Promise<unknown>;
  /** Whether the caller of the operation that runs has disconnected: its calls are cancelled, which is no failure. */
  isCallerGone?: () => boolean;
  clock?: () => Date;
};

/** For whom operations run. */
export type Caller = {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  /** Visitors without an account who change nothing: they may see what was there a moment ago. */
  mayBeLate: boolean;
};
