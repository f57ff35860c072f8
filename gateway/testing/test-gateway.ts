import { readParts } from '#engine/read-parts.ts';
import type { AgentIdentity } from '../auth/identity.ts';
import type { Upstreams } from '../datasources/upstream.ts';
import type { GatewayOptions } from '../gateway-options.ts';
import { createGateway } from '../server.ts';
import { countCalls } from './count-calls.ts';
import { type Script, scriptedUpstreams } from './scripted-upstreams.ts';

type Options = Partial<Omit<GatewayOptions, 'upstreams'>> & {
  upstreams?: Upstreams;
  script?: Script;
  identity?: AgentIdentity | null;
};

export type GraphQLResponse = {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for.
  data: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
};

/** A whole gateway over counted upstreams, called as an integrator does. */
export async function createTestGateway({ script = {}, identity = null, ...options }: Options = {}) {
  const logged: { level: string; details: Record<string, unknown>; message: string }[] = [];
  const write = (level: string) => (details: Record<string, unknown>, message: string) =>
    void logged.push({ level, details, message });
  const calls = countCalls(options.upstreams ?? scriptedUpstreams(script));
  const gateway = await createGateway({
    authenticate: async () => identity,
    production: true,
    parts: await readParts(),
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    ...options,
    upstreams: calls.upstreams,
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    gateway.handle(
      new Request('http://edmonton.localhost/graphql', {
        method: 'POST',
        headers: { host: 'edmonton.localhost', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const query = async (text: string, variables: Record<string, unknown> = {}): Promise<GraphQLResponse> =>
    (await (await send({ query: text, variables })).json()) as GraphQLResponse;

  return { gateway, calls, logged, send, query };
}
