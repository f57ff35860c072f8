import { expect, test } from 'vitest';
import { createMapPlaces } from './map-places.ts';

const outlines = { type: 'FeatureCollection', features: [] };

function mapPlaces(responses: Record<string, Response>) {
  const requests: string[] = [];
  const upstream = {
    baseUrl: 'http://upstream',
    fetch: async (request: Request) => {
      const path = request.url.slice('http://upstream/'.length);
      requests.push(path);
      return responses[path] ?? new Response(null, { status: 404 });
    },
  };

  return { requests, fetch: createMapPlaces({ engine: upstream, api: upstream, geo: upstream }) };
}

const request = new Request('http://edmonton.localhost:3000/_map/places.json');

test("the map gets the outlines of the host's space", async () => {
  const { requests, fetch } = mapPlaces({
    'getSpace?host=edmonton.localhost': Response.json({ id: 'edmonton' }),
    'places/outlines/edmonton': Response.json(outlines),
  });

  const response = await fetch(request);

  expect(await response.json()).toEqual(outlines);
  expect(response.headers.get('content-type')).toBe('application/geo+json');
  expect(requests).toEqual(['getSpace?host=edmonton.localhost', 'places/outlines/edmonton']);
});

test('outlines are compressed for clients that accept it', async () => {
  const { fetch } = mapPlaces({
    'getSpace?host=edmonton.localhost': Response.json({ id: 'edmonton' }),
    'places/outlines/edmonton': Response.json(outlines),
  });

  const response = await fetch(new Request(request.url, { headers: { 'accept-encoding': 'gzip, br' } }));

  expect(response.headers.get('content-encoding')).toBe('gzip');
  const unzipped = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(await unzipped.json()).toEqual(outlines);
});

test('an unknown host gets 404 without an upstream request', async () => {
  const { requests, fetch } = mapPlaces({});

  expect((await fetch(request)).status).toBe(404);
  expect(requests).toHaveLength(1);
});

test('a failing places service returns 502 without its message', async () => {
  const { fetch } = mapPlaces({
    'getSpace?host=edmonton.localhost': Response.json({ id: 'edmonton' }),
    'places/outlines/edmonton': new Response('stack trace', { status: 500 }),
  });

  const response = await fetch(request);

  expect(response.status).toBe(502);
  expect(await response.text()).toBe('');
});
