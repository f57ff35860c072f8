import type { UpstreamName, Upstreams } from '../datasources/upstream.ts';
import { EDMONTON } from './fixtures.ts';

/** What a path answers: JSON, a response, or what a function makes of the request. */
export type Answer = unknown | Response | ((request: Request) => unknown | Promise<unknown>);
export type Script = Readonly<Record<string, Answer>>;

/** Upstreams that answer by script, for what no honest engine would say; without `withholds` asked with care. Keys are `METHOD /path`; without a method GET. */
export function scriptedUpstreams(script: Script, { withholds = true } = {}): Upstreams {
  const answers: Script = { '/getSpace': EDMONTON, ...script };
  const upstream = (name: UpstreamName) => ({
    baseUrl: `http://${name}.test/`,
    withholds,
    fetch: async (request: Request) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      const key = request.method === 'GET' ? path : `${request.method} ${path}`;
      const scripted = answers[key] ?? answers[`${name}:*`];
      const answer = typeof scripted === 'function' ? await scripted(request) : scripted;
      if (answer instanceof Response) return answer.clone();
      if (answer !== undefined) return Response.json(answer);

      return Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 });
    },
  });

  return { engine: upstream('engine'), api: upstream('api'), geo: upstream('geo') };
}
