import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { DEFAULT_FEATURES, type Features } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import { createApollo } from './apollo/create-apollo.ts';
import { formatErrors } from './apollo/format-error.ts';
import { type EditorTokens, editorAccessOf, editorTokenFor } from './auth/editor-access.ts';
import {
  type AgentIdentity,
  type Authenticate,
  type AuthenticateCustomer,
  agentOf,
  type CustomerIdentity,
} from './auth/identity.ts';
import { requireEditor } from './auth/require-editor.ts';
import { createContext, type GatewayContext } from './context.ts';
import { auditCsv } from './csv/audit-csv.ts';
import type { OutsideBlogs } from './datasources/blog/blog-source.ts';
import type { FontsService } from './datasources/fonts/fonts-source.ts';
import { createChanged } from './datasources/pages/invalidate.ts';
import type { Upstreams } from './datasources/upstream.ts';
import { createGuard } from './datasources/upstream-guard.ts';
import { createExecute, createFailingExecute, type Execute, failureOf, type Within } from './execute.ts';
import { failureResponse, RefusedRequest } from './http/failure-response.ts';
import { checkRequest } from './http/check-request.ts';
import { checkUpload } from './http/check-upload.ts';
import { MAX_BODY_BYTES, readBody } from './http/read-body.ts';
import { runApollo } from './http/run-apollo.ts';
import { leadsCsv } from './leads/leads-csv.ts';
import type { Log } from './log.ts';
import { type Measure, operationName, unmeasured } from './measure.ts';
import { createPublicFetch, type PublicFetch } from './outside/public-fetch.ts';
import { createRecentFetch } from './outside/recent-fetch.ts';
import { createFindSpace } from './spaces/find-space.ts';
import { SpacesSource } from './spaces/spaces-source.ts';

/** Set by the server in front, never by a visitor. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address';

export type GatewayOptions = {
  upstreams: Upstreams;
  authenticate: Authenticate;
  /** Who signs in by cookie edits nothing without them. */
  editorTokens?: EditorTokens;
  /** Nobody is a customer without it. */
  authenticateCustomer?: AuthenticateCustomer;
  /** Ends the customer's session of a request. */
  endCustomerSession?: (request: Request) => Promise<void>;
  /** The cookies of a session for the customer of an id token; null when the token is not to be trusted. */
  openCustomerSession?: (request: Request, idToken: string) => Promise<string[] | null>;
  /** Set when the page engine is remote and keeps pages of its own. */
  invalidateSecret?: string;
  /** The blog of websites that name none, in place of the page engine's; it may be inside the operator's network. */
  blogUrl?: string;
  /** How blogs outside are asked; only over the public internet when left out. */
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
  /** Takes work from what a visitor may ask for at `/graphql`: null, or the seconds until there is room. */
  takeWork?: (visitorAddress: string, work: number) => number | null;
  /** Takes homes from what a visitor may see on maps, in the same way. */
  takePoints?: (visitorAddress: string, homes: number) => number | null;
  production: boolean;
  log: Log;
  /** Records the duration of operations. */
  measure?: Measure;
  /** Called with the space of each request. */
  onSpace?: (spaceId: string) => void;
  /** Runs the operations of a request; what it shares with other requests is looked up outside. */
  within?: (caller: Caller, run: () => Promise<unknown>) => Promise<unknown>;
  clock?: () => Date;
};

/** For whom operations run. */
export type Caller = {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  /** Visitors without an account who change nothing: they may see what was there a moment ago. */
  mayBeLate: boolean;
};

/** What a server-rendered request gets: every operation of it shares one context. */
export type OpenRequest = {
  execute: Execute;
  identity: AgentIdentity | null;
  /** For the document that answers an agent's navigation; null for every other request. */
  editorToken: string | null;
  space: Space | null;
  /** Set by the operations, for the response. */
  cookies: readonly string[];
  /** Whether an operation has opened a view of a form, which works once. */
  hasFormView: () => boolean;
};

type Asker = {
  request: Request;
  space: Space;
  agent: AgentIdentity | null;
  customer: CustomerIdentity | null;
  /** Receives cookies of the response. */
  cookies?: string[];
  onFormView?: () => void;
};

const NO_EDITOR_TOKENS: EditorTokens = { issue: () => '', verify: () => false };

export type Gateway = {
  /** Answers `/graphql`. */
  handle(request: Request): Promise<Response>;
  /** Answers `POST /_files/?name=`: keeps a file for an agent of the site. */
  upload(request: Request): Promise<Response>;
  /** Answers `GET /_site.tar.gz`: the whole site as one archive, for an owner of the site. */
  exportSite(request: Request): Promise<Response>;
  /** Answers `POST /_site.tar.gz`: puts an archive in place of the site. */
  importSite(request: Request): Promise<Response>;
  /** Answers `GET /_leads.csv`: the leads that a filter finds, for an agent of the site. */
  exportLeads(request: Request): Promise<Response>;
  /** Answers `GET /_audit.csv`: the audit log, for an owner of the site. */
  exportAudit(request: Request): Promise<Response>;
  open(request: Request): Promise<OpenRequest>;
  /** Runs operations in the name of a customer who has not asked, at the site of an origin; null where there is none. */
  openAs(origin: string, customer: CustomerIdentity): Promise<Execute | null>;
  /** The space whose site answers on the host asked; null for none. */
  spaceOf(request: Request): Promise<string | null>;
  /** Looks host names up anew. */
  forgetHosts(): void;
  stop(): Promise<void>;
};

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { upstreams, authenticate, invalidateSecret, production, log, clock = () => new Date() } = options;
  const { parts, features = DEFAULT_FEATURES, authenticateCustomer = async () => null } = options;
  const { editorTokens = NO_EDITOR_TOKENS, measure = unmeasured } = options;
  const { blogUrl, fetchBlog } = options;
  const blogs: OutsideBlogs = {
    blogUrl,
    fetch: createRecentFetch(fetchBlog ?? createPublicFetch(), clock),
    // With a cache of its own: what it holds is not for who names the same address.
    fetchOperators: createRecentFetch(fetchBlog ?? createPublicFetch({ trustedUrl: blogUrl }), clock),
    modern: new Set(),
  };
  const fonts: FontsService | null = options.fonts
    ? { ...options.fonts, fetch: createPublicFetch({ trustedUrl: options.fonts.url }), guard: createGuard() }
    : null;
  const { oldEngineUrl } = options;
  const oldEngine = oldEngineUrl
    ? { url: oldEngineUrl, fetch: createPublicFetch({ trustedUrl: oldEngineUrl }), guard: createGuard() }
    : null;
  const fetchImport = createPublicFetch({ allowed: options.importNetworks });
  const apollo = createApollo({ production, log });
  const format = formatErrors({ production, log });
  const spaces = new SpacesSource({ name: 'engine', ...upstreams.engine });
  const spaceByHost = createFindSpace({ getByHost: (host) => spaces.getByHost(host) });
  const findSpace = async (request: Request) => {
    const space = await spaceByHost(request);
    if (space) options.onSpace?.(space.id);
    return space;
  };
  await apollo.start();

  const contextOf = async (
    request: Request,
    cookies: string[] = [],
    onFormView?: () => void,
  ): Promise<GatewayContext> => {
    const space = await findSpace(request);
    if (!space) throw new RefusedRequest(404, 'NOT_FOUND', 'No site answers on this host.');

    const [agent, customer] = await Promise.all([
      authenticate(request, space.id),
      authenticateCustomer(request, space.id),
    ]);

    return contextFor({ request, space, agent, customer, cookies, onFormView });
  };

  const contextFor = ({
    request,
    space,
    agent,
    customer,
    cookies = [],
    onFormView,
  }: Asker): GatewayContext => {
    const now = clock();
    const identity = agentOf(agent, space.id, now);
    const engine = { name: 'engine' as const, ...upstreams.engine };
    const changed = createChanged({ upstream: engine, spaceId: space.id, secret: invalidateSecret, log });
    const visitorAddress = request.headers.get(VISITOR_ADDRESS_HEADER);

    return createContext({
      upstreams,
      space,
      identity,
      editorAccess: editorAccessOf(request, identity, editorTokens),
      customer,
      now,
      changed,
      blogs,
      fonts,
      oldEngine,
      fetchImport,
      features,
      parts,
      visitorIp: visitorAddress,
      onFormView,
      endCustomerSession: async () => {
        if (customer?.by === 'cookie') await options.endCustomerSession?.(request);
      },
      signInCustomer: async (idToken) => {
        const opened = await options.openCustomerSession?.(request, idToken);
        if (!opened) log.error({ space: space.id }, 'The id token of a form has no known issuer');
        cookies.push(...(opened ?? []));
        return Boolean(opened);
      },
      log,
    });
  };

  const withinRequest =
    (request: Request, { identity, customer }: GatewayContext, text = ''): Within =>
    <Result>(run: () => Promise<Result>) => {
      const isVisitor = identity === null && customer === null;
      const changes = request.method === 'POST' && (text === '' || /\bmutation\b/.test(text));
      const caller = { signal: request.signal, mayBeLate: isVisitor && !changes };

      return options.within ? (options.within(caller, run) as Promise<Result>) : run();
    };

  const publicError = (error: unknown): GraphQLFormattedError => {
    if (error instanceof RefusedRequest) return { message: error.message, extensions: { code: error.code } };
    if (error instanceof GraphQLError) return format(error.toJSON(), error);

    return format({ message: '' }, error);
  };

  return {
    async handle(request) {
      try {
        checkRequest(request);
        const cookies: string[] = [];
        const context = await contextOf(request, cookies);
        const limit = context.identity ? MAX_BODY_BYTES.agent : MAX_BODY_BYTES.others;

        const visitorAddress = request.headers.get(VISITOR_ADDRESS_HEADER);
        const limits: Pick<GatewayContext, 'takeWork' | 'takePoints'> =
          visitorAddress && !context.identity
            ? {
                takeWork: (work) => options.takeWork?.(visitorAddress, work) ?? null,
                takePoints: (homes) => options.takePoints?.(visitorAddress, homes) ?? null,
              }
            : {};

        const body = await readBody(request, limit);
        const response = await measure(
          {
            kind: 'operation',
            name: operationName(textOf(body)),
            isFailure: ({ status }) => status >= 400,
          },
          () =>
            withinRequest(
              request,
              context,
              textOf(body),
            )(() => runApollo(apollo, request, body, { ...context, ...limits })),
        );
        for (const cookie of cookies) response.headers.append('set-cookie', cookie);
        return response;
      } catch (error) {
        return failureResponse(error, publicError(error));
      }
    },

    async upload(request) {
      try {
        checkUpload(request);
        const context = await contextOf(request);
        const { searchParams } = new URL(request.url);
        const name = searchParams.get('name') ?? '';
        const replaces = searchParams.get('replaces') ?? undefined;
        // Replacing a file changes every document that uses it.
        requireEditor(context, replaces ? 'site' : 'pages');

        return Response.json(await context.dataSources.files.upload({ name, replaces }, request.body), {
          status: 201,
          headers: { 'cache-control': 'no-store' },
        });
      } catch (error) {
        return failureResponse(error, publicError(error));
      }
    },

    async exportSite(request) {
      try {
        const context = await contextOf(request);
        requireEditor(context, 'archive');
        const { body, headers } = await context.dataSources.archive.open();
        const name = `${context.space.id}-${clock().toISOString().slice(0, 10)}.tar.gz`;

        return new Response(body, {
          headers: {
            'content-type': 'application/gzip',
            'content-length': headers.get('content-length') ?? '',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
          },
        });
      } catch (error) {
        return failureResponse(error, publicError(error));
      }
    },

    async importSite(request) {
      try {
        checkUpload(request);
        const context = await contextOf(request);
        requireEditor(context, 'archive');
        const imported = await context.dataSources.archive.import(request.body);

        return Response.json(imported, { headers: { 'cache-control': 'no-store' } });
      } catch (error) {
        return failureResponse(error, publicError(error));
      }
    },

    async exportLeads(request) {
      try {
        const context = await contextOf(request);
        requireEditor(context, 'ownLeads');

        return await leadsCsv(context.dataSources.leads, new URL(request.url).searchParams);
      } catch (error) {
        return failureResponse(error, publicError(error));
      }
    },

    async exportAudit(request) {
      try {
        const context = await contextOf(request);
        requireEditor(context, 'people');

        return await auditCsv(context.dataSources.people, new URL(request.url).searchParams);
      } catch (error) {
        return failureResponse(error, publicError(error));
      }
    },

    async open(request) {
      try {
        const cookies: string[] = [];
        let hasFormView = false;
        const context = await contextOf(request, cookies, () => {
          hasFormView = true;
        });
        const { identity, space } = context;

        const editorToken = features['page-builder'] ? editorTokenFor(request, identity, editorTokens) : null;

        return {
          execute: createExecute(apollo, context, { measure, within: withinRequest(request, context) }),
          identity,
          editorToken,
          space,
          cookies,
          hasFormView: () => hasFormView,
        };
      } catch (error) {
        const execute = createFailingExecute(failureOf(publicError(error)));

        return {
          execute,
          identity: null,
          editorToken: null,
          space: null,
          cookies: [],
          hasFormView: () => false,
        };
      }
    },

    async openAs(origin, customer) {
      const request = new Request(`${origin}/`);
      const space = await findSpace(request);
      if (space?.id !== customer.spaceId) return null;

      return createExecute(apollo, contextFor({ request, space, agent: null, customer }), { measure });
    },

    spaceOf: async (request) => (await findSpace(request))?.id ?? null,

    forgetHosts: () => spaceByHost.forget(),

    stop: () => apollo.stop(),
  };
}

/** The operation in a body that is not checked yet. */
function textOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
}
