import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { HEADERS } from './answer.ts';

/** One operation over HTTP, as Apollo Server reads and answers it. */
export async function runApollo(
  apollo: ApolloServer<GatewayContext>,
  request: Request,
  body: unknown,
  context: GatewayContext,
): Promise<Response> {
  const headers = new HeaderMap();
  for (const [name, value] of request.headers) headers.set(name, value);

  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search: new URL(request.url).search, body },
    context: async () => context,
  });
  if (answer.body.kind !== 'complete') throw new Error('The gateway answers in one piece');

  return new Response(answer.body.string, {
    status: answer.status ?? 200,
    headers: { ...HEADERS, ...Object.fromEntries(answer.headers) },
  });
}
