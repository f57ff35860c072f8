import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { createApollo } from './apollo/create-apollo.ts';
import { formatErrors } from './apollo/format-error.ts';
import type { CustomerIdentity } from './auth/identity.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { checkRequest } from './http/check-request.ts';
import { failureResponse, RejectedRequest } from './http/failure-response.ts';
import { MAX_BODY_BYTES, readBody } from './http/read-body.ts';
import { runApollo } from './http/run-apollo.ts';
import { createTransfers, type Transfers } from './http/transfers.ts';
import { operationName, unmeasured } from './measure.ts';
import { createExecute, type Execute } from './requests/execute.ts';
import { createOpen, type OpenRequest } from './requests/open-request.ts';
import { createRequestContexts } from './requests/request-contexts.ts';
import { requestLimits } from './requests/request-limits.ts';

export type Gateway = Transfers & {
  /** Handles `/graphql`. */
  handle(request: Request): Promise<Response>;
  open(request: Request): Promise<OpenRequest>;
  /** Runs operations in the name of a customer without a request, at the site of an origin; null where there is none. */
  openAs(origin: string, customer: CustomerIdentity): Promise<Execute | null>;
  /** The space of the request's host; null for none. */
  spaceOf(request: Request): Promise<string | null>;
  /** Looks host names up again. */
  forgetHosts(): void;
  stop(): Promise<void>;
};

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { measure = unmeasured } = options;
  const contexts = createRequestContexts(options);
  const limits = requestLimits(options);
  const publicError = publicErrors(options);
  const apollo = createApollo(options);
  await apollo.start();
  const failed = (error: unknown) => failureResponse(error, publicError(error));

  return {
    ...createTransfers({ contextOf: (request) => contexts.of(request), failed }),

    async handle(request) {
      try {
        checkRequest(request);
        const cookies: string[] = [];
        const context = await contexts.of(request, { cookies });
        const body = await readBody(request, context.identity ? MAX_BODY_BYTES.agent : MAX_BODY_BYTES.others);
        const text = textOf(body);
        const within = limits.within(request, context, text);
        const limited = { ...context, ...limits.of(request, context) };

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

    open: createOpen(options, { apollo, contexts, limits, publicError }),

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

/** What callers may know of an error. */
function publicErrors(options: GatewayOptions): (error: unknown) => GraphQLFormattedError {
  const format = formatErrors(options);

  return (error) => {
    if (error instanceof RejectedRequest) return { message: error.message, extensions: { code: error.code } };
    if (error instanceof GraphQLError) return format(error.toJSON(), error);

    return format({ message: '' }, error);
  };
}

/** The operation in a body that is not checked yet. */
function textOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
}
