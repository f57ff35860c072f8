import { DEFAULT_FEATURES } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import { type EditorTokens, editorAccessOf } from '../auth/editor-access.ts';
import { type AgentIdentity, agentOf, type CustomerIdentity } from '../auth/identity.ts';
import { createContext, type GatewayContext } from '../context.ts';
import type { OutsideBlogs } from '../datasources/blog/blog-source.ts';
import type { FontsService } from '../datasources/fonts/fonts-source.ts';
import { createChanged } from '../datasources/pages/invalidate.ts';
import { createGuard } from '../datasources/upstream-guard.ts';
import type { GatewayOptions } from '../gateway-options.ts';
import { RejectedRequest } from '../http/failure-response.ts';
import { createPublicFetch } from '../outside/public-fetch.ts';
import { createRecentFetch } from '../outside/recent-fetch.ts';
import { createFindSpace } from '../spaces/find-space.ts';
import { SpacesSource } from '../spaces/spaces-source.ts';

/** Set by the server in front, never by a visitor. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address';

type Requester = {
  request: Request;
  space: Space;
  agent: AgentIdentity | null;
  customer: CustomerIdentity | null;
};

/** What operations leave for the response. */
export type ResponseParts = {
  /** Receives `Set-Cookie` headers. */
  cookies?: string[];
  onFormView?: () => void;
};

export type RequestContexts = {
  /** Of the agent, customer or visitor who sent the request. Throws a `RejectedRequest` for a host without a site. */
  of(request: Request, parts?: ResponseParts): Promise<GatewayContext>;
  /** Of somebody who is known already. */
  for(requester: Requester, parts?: ResponseParts): GatewayContext;
  findSpace(request: Request): Promise<Space | null>;
  /** Looks host names up again. */
  forgetHosts(): void;
};

/** The contexts of requests: what the process shares, and who sends the request to which site. */
export function createRequestContexts(options: GatewayOptions): RequestContexts {
  const { upstreams, authenticate, authenticateCustomer = async () => null } = options;
  const { invalidateSecret, log, clock = () => new Date() } = options;
  const services = outsideServices(options);
  const engine = { name: 'engine' as const, ...upstreams.engine };
  const spaces = new SpacesSource(engine);
  const spaceByHost = createFindSpace({ getByHost: (host) => spaces.getByHost(host) });

  async function findSpace(request: Request): Promise<Space | null> {
    const space = await spaceByHost(request);
    if (space) options.onSpace?.(space.id);

    return space;
  }

  function contextFor(
    { request, space, agent, customer }: Requester,
    parts: ResponseParts = {},
  ): GatewayContext {
    const { cookies = [], onFormView } = parts;
    const now = clock();
    const identity = agentOf(agent, space.id, now);

    return createContext({
      ...services,
      upstreams,
      space,
      identity,
      editorAccess: editorAccessOf(request, identity, options.editorTokens ?? NO_EDITOR_TOKENS),
      customer,
      now,
      changed: createChanged({ upstream: engine, spaceId: space.id, secret: invalidateSecret, log }),
      features: options.features ?? DEFAULT_FEATURES,
      parts: options.parts,
      visitorIp: request.headers.get(VISITOR_ADDRESS_HEADER),
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
      isCallerGone: options.isCallerGone,
      log,
    });
  }

  return {
    async of(request, parts) {
      const space = await findSpace(request);
      if (!space) throw new RejectedRequest(404, 'NOT_FOUND', 'No site is served on this host.');
      const [agent, customer] = await Promise.all([
        authenticate(request, space.id),
        authenticateCustomer(request, space.id),
      ]);

      return contextFor({ request, space, agent, customer }, parts);
    },
    for: contextFor,
    findSpace,
    forgetHosts: () => spaceByHost.forget(),
  };
}

export const NO_EDITOR_TOKENS: EditorTokens = { issue: () => '', verify: () => false };

/** Outside services that the gateway itself calls, each with the networks that it may reach. */
function outsideServices(options: GatewayOptions) {
  const { blogUrl, fetchBlog, fonts, oldEngineUrl, clock = () => new Date() } = options;
  const blogs: OutsideBlogs = {
    blogUrl,
    fetch: createRecentFetch(fetchBlog ?? createPublicFetch(), clock),
    // With a cache of its own: what it holds is not for agents who name the same URL.
    fetchOperators: createRecentFetch(fetchBlog ?? createPublicFetch({ trustedUrl: blogUrl }), clock),
    modern: new Set(),
  };
  const fontsService: FontsService | null = fonts
    ? { ...fonts, fetch: createPublicFetch({ trustedUrl: fonts.url }), guard: createGuard() }
    : null;
  const oldEngine = oldEngineUrl
    ? { url: oldEngineUrl, fetch: createPublicFetch({ trustedUrl: oldEngineUrl }), guard: createGuard() }
    : null;

  return {
    blogs,
    fonts: fontsService,
    oldEngine,
    fetchImport: createPublicFetch({ allowed: options.importNetworks }),
  };
}
