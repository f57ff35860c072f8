import type { UpstreamName, Upstreams } from '../datasources/upstream.ts';
import { EDMONTON } from './fixtures.ts';

/** What a path answers: JSON, a response, or what a function makes of the request. */
export type ScriptedResponse = unknown | Response | ((request: Request) => unknown | Promise<unknown>);
export type Script = Readonly<Record<string, ScriptedResponse>>;

/** Upstreams that answer by script, for what no honest engine would say; without `withholds` asked with care. Keys are `METHOD /path`; without a method GET. */
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
