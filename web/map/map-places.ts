import type { Upstream, Upstreams } from '#gateway/datasources/upstream.ts';

/** Outlines only change when places are imported. */
const CACHE = 'public, max-age=300, stale-while-revalidate=86400';

/** `GET /_map/places.json`: outlines and names around the site's space, for the built-in map. */
export function createMapPlaces({ engine, geo }: Upstreams): (request: Request) => Promise<Response> {
  return async (request) => {
    const host = new URL(request.url).hostname;
    const space = await get(engine, `getSpace?host=${encodeURIComponent(host)}`);
    if (!space.ok) return space;

    const { id } = (await space.json()) as { id: string };
    const places = await get(geo, `places/outlines/${encodeURIComponent(id)}`);
    if (!places.ok) return places;

    const headers = {
      'content-type': 'application/geo+json',
      'cache-control': CACHE,
      vary: 'accept-encoding',
    };
    const takesGzip = request.headers.get('accept-encoding')?.includes('gzip');
    if (!takesGzip || !places.body) return new Response(places.body, { headers });

    return new Response(places.body.pipeThrough(new CompressionStream('gzip')), {
      headers: { ...headers, 'content-encoding': 'gzip' },
    });
  };
}

/** Passes on the status of an upstream failure without its message. */
async function get({ baseUrl, fetch }: Upstream, path: string): Promise<Response> {
  const response = await fetch(
    new Request(`${baseUrl}/${path}`, { headers: { accept: 'application/json' } }),
  );
  if (response.ok) return response;

  return new Response(null, { status: response.status === 404 ? 404 : 502 });
}
