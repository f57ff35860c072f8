import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { HEADERS, isUnavailable, RETRY_AFTER_SECONDS, RejectedRequest } from './failure-response.ts';
import { wholeResponse } from './whole-response.ts';

/** What Apollo Server reads of a request's headers. */
const READ_HEADERS = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'];
/** Larger than the response of any visitor's screen. */
export const MAX_RESPONSE_BYTES = 1_000_000;
const TOO_LARGE = `The response has more than ${MAX_RESPONSE_BYTES} bytes. Request fewer objects or fields at once.`;

/** One operation over HTTP, executed by Apollo Server. */
export async function runApollo(
  apollo: ApolloServer<GatewayContext>,
  request: Request,
  body: unknown,
  context: GatewayContext,
): Promise<Response> {
  const headers = new HeaderMap();
  for (const name of READ_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }

  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search: new URL(request.url).search, body },
    context: async () => context,
  });
  if (response.body.kind !== 'complete') throw new Error('The gateway does not support incremental delivery');

  const isTooLarge = !context.identity && Buffer.byteLength(response.body.string) > MAX_RESPONSE_BYTES;
  if (isTooLarge) throw new RejectedRequest(400, 'BAD_USER_INPUT', TOO_LARGE);

  const hasNothingElse = hasOnlyUnavailable(response.body.string);
  return wholeResponse(response.body.string, {
    status: hasNothingElse ? 503 : (response.status ?? 200),
    headers: {
      ...HEADERS,
      ...Object.fromEntries(response.headers),
      ...(hasNothingElse ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    },
  });
}

/** Whether a response has nothing but failures of unavailable services. Its first characters rule out most. */
function hasOnlyUnavailable(body: string): boolean {
  if (!/^\{"(?:errors"|data":null)/.test(body)) return false;
  const { data = null, errors = [] } = JSON.parse(body) as {
    data?: object | null;
    errors?: GraphQLFormattedError[];
  };

  return errors.some(isUnavailable) && Object.values(data ?? {}).every((value) => value === null);
}
