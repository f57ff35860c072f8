import type { UpstreamName, Upstreams } from '../datasources/upstream.ts';
import { EDMONTON } from './fixtures.ts';

/** The response to a path: JSON, a response, or a function of the request. */
export type ScriptedResponse = unknown | Response | ((request: Request) => unknown | Promise<unknown>);
export type Script = Readonly<Record<string, ScriptedResponse>>;

/** Upstreams with scripted responses, for what the embedded engine never sends; without `withholds` they are queried like one that does not withhold data itself. Keys are `METHOD /path`; without a method GET. */
export function scriptedUpstreams(script: Script, { withholds = true } = {}): Upstreams {
  const results: Script = { '/getSpace': EDMONTON, ...script };
  const upstream = (name: UpstreamName) => ({
    baseUrl: `http://${name}.test/`,
    withholds,
    fetch: async (request: Request) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      const key = request.method === 'GET' ? path : `${request.method} ${path}`;
      const scripted = results[key] ?? results[`${name}:*`];
      const result = typeof scripted === 'function' ? await scripted(request) : scripted;
      if (result instanceof Response) return result.clone();
      if (result !== undefined) return Response.json(result);

      return Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 });
    },
  });

  return { engine: upstream('engine'), api: upstream('api'), geo: upstream('geo') };
}
