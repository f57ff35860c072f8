import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DEFAULT_FEATURES } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import { createApollo } from './apollo/create-apollo.ts';
import { formatErrors } from './apollo/format-error.ts';
import { editorTokenFor } from './auth/editor-access.ts';
import type { AgentIdentity, CustomerIdentity } from './auth/identity.ts';
import type { GatewayContext } from './context.ts';
import { createExecute, createFailingExecute, type Execute, failureOf, type Within } from './execute.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { checkRequest } from './http/check-request.ts';
import { failureResponse, RefusedRequest } from './http/failure-response.ts';
import { MAX_BODY_BYTES, readBody } from './http/read-body.ts';
import { runApollo } from './http/run-apollo.ts';
import { operationName, unmeasured } from './measure.ts';
import { createRequestContexts, NO_EDITOR_TOKENS, VISITOR_ADDRESS_HEADER } from './request-contexts.ts';
import { createTransfers, type Transfers } from './transfers.ts';

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

export type Gateway = Transfers & {
  /** Answers `/graphql`. */
  handle(request: Request): Promise<Response>;
  open(request: Request): Promise<OpenRequest>;
  /** Runs operations in the name of a customer without a request, at the site of an origin; null where there is none. */
  openAs(origin: string, customer: CustomerIdentity): Promise<Execute | null>;
  /** The space of the request's host; null for none. */
  spaceOf(request: Request): Promise<string | null>;
  /** Looks host names up anew. */
  forgetHosts(): void;
  stop(): Promise<void>;
};

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { features = DEFAULT_FEATURES, measure = unmeasured } = options;
  const { editorTokens = NO_EDITOR_TOKENS } = options;
  const contexts = createRequestContexts(options);
  const format = formatErrors(options);
  const apollo = createApollo(options);
  await apollo.start();

  const publicError = (error: unknown): GraphQLFormattedError => {
    if (error instanceof RefusedRequest) return { message: error.message, extensions: { code: error.code } };
    if (error instanceof GraphQLError) return format(error.toJSON(), error);

    return format({ message: '' }, error);
  };
  const failed = (error: unknown) => failureResponse(error, publicError(error));

  /** Runs operations within what the request shares with others, until its caller disconnects. */
  const withinRequest =
    (request: Request, { identity, customer }: GatewayContext, text = ''): Within =>
    <Result>(run: () => Promise<Result>) => {
      const isVisitor = identity === null && customer === null;
      const changes = request.method === 'POST' && (text === '' || /\bmutation\b/.test(text));
      const caller = { signal: request.signal, mayBeLate: isVisitor && !changes };

      return options.within ? (options.within(caller, run) as Promise<Result>) : run();
    };

  /** Of a visitor at `/graphql`: agents have none, nor have documents that the site renders. */
  function limitsOf(
    request: Request,
    { identity }: GatewayContext,
  ): Pick<GatewayContext, 'takeWork' | 'takePoints'> {
    const ip = request.headers.get(VISITOR_ADDRESS_HEADER);
    if (!ip || identity) return {};

    return {
      takeWork: (work) => options.takeWork?.(ip, work) ?? null,
      takePoints: (homes) => options.takePoints?.(ip, homes) ?? null,
    };
  }

  return {
    ...createTransfers({ contextOf: (request) => contexts.of(request), failed }),

    async handle(request) {
      try {
        checkRequest(request);
        const cookies: string[] = [];
        const context = await contexts.of(request, { cookies });
        const body = await readBody(request, context.identity ? MAX_BODY_BYTES.agent : MAX_BODY_BYTES.others);
        const text = textOf(body);
        const within = withinRequest(request, context, text);
        const limited = { ...context, ...limitsOf(request, context) };

        const response = await measure(
          { kind: 'operation', name: operationName(text), isFailure: ({ status }) => status >= 400 },
          () => within(() => runApollo(apollo, request, body, limited)),
        );
        for (const cookie of cookies) response.headers.append('set-cookie', cookie);
        return response;
      } catch (error) {
        return failed(error);
      }
    },

    async open(request) {
      const cookies: string[] = [];
      let hasFormView = false;
      const onFormView = () => {
        hasFormView = true;
      };
      const opened = { cookies, hasFormView: () => hasFormView };

      try {
        const context = await contexts.of(request, { cookies, onFormView });
        const { identity, space } = context;

        return {
          ...opened,
          execute: createExecute(apollo, context, { measure, within: withinRequest(request, context) }),
          identity,
          editorToken: features['page-builder'] ? editorTokenFor(request, identity, editorTokens) : null,
          space,
        };
      } catch (error) {
        const execute = createFailingExecute(failureOf(publicError(error)));

        return { ...opened, execute, identity: null, editorToken: null, space: null };
      }
    },

    async openAs(origin, customer) {
      const request = new Request(`${origin}/`);
      const space = await contexts.findSpace(request);
      if (space?.id !== customer.spaceId) return null;

      return createExecute(apollo, contexts.for({ request, space, agent: null, customer }), { measure });
    },

    spaceOf: async (request) => (await contexts.findSpace(request))?.id ?? null,

    forgetHosts: () => contexts.forgetHosts(),

    stop: () => apollo.stop(),
  };
}

/** The operation in a body that is not checked yet. */
function textOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
}
