import type { Upstreams } from '../datasources/upstream.ts';

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };
type Engine = {
  call(path: string, call: Call): Promise<{ status: number; headers: Headers; body: unknown }>;
};

/** All three upstreams, served by a test engine. */
export function embeddedUpstreams(engine: Engine): Upstreams {
  const baseUrl = 'http://engine.test/';
  const fetch = async (request: Request) => {
    const body = request.body === null ? undefined : await request.text();
    const call = { method: request.method, headers: Object.fromEntries(request.headers), body };
    const response = await engine.call(request.url.slice(baseUrl.length), call);

    return new Response(response.body === undefined ? null : JSON.stringify(response.body), response);
  };
  const upstream = { baseUrl, fetch, withholds: true };

  return { engine: upstream, api: upstream, geo: upstream };
}
