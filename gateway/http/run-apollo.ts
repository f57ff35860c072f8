import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { HEADERS, RefusedRequest } from './failure-response.ts';

/** Larger than the response of any visitor's screen. */
export const MAX_ANSWER_BYTES = 1_000_000;
const TOO_LARGE = `The answer has more than ${MAX_ANSWER_BYTES} bytes. Ask for fewer things or fields at once.`;

/** One operation over HTTP, executed by Apollo Server. */
export async function runApollo(
  apollo: ApolloServer<GatewayContext>,
  request: Request,
  body: unknown,
  context: GatewayContext,
): Promise<Response> {
  const headers = new HeaderMap();
  for (const [name, value] of request.headers) headers.set(name, value);

  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search: new URL(request.url).search, body },
    context: async () => context,
  });
  if (response.body.kind !== 'complete') throw new Error('The gateway does not support incremental delivery');

  const isTooLarge = !context.identity && Buffer.byteLength(response.body.string) > MAX_ANSWER_BYTES;
  if (isTooLarge) throw new RefusedRequest(400, 'BAD_USER_INPUT', TOO_LARGE);

  return new Response(response.body.string, {
    status: response.status ?? 200,
    headers: { ...HEADERS, ...Object.fromEntries(response.headers) },
  });
}
