import { Hono } from 'hono';
import { fromRestQuery, type RestSearch } from '#domain/search/rest-query.ts';
import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { describeSource } from '../operations/describe-source.ts';
import { getListings } from '../operations/get-listings.ts';
import { clusterListings, listingPoints } from '../operations/map-listings.ts';
import { searchListings } from '../operations/search-listings.ts';

const SEARCH = '/space/:spaceID/search/:source';

/** What a site asks of its listing source. */
export function searchRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${SEARCH}/q`, async (c) => {
      const { spaceID: spaceId, source } = c.req.param();

      return c.json(await searchListings(context, { spaceId, source }, readSearch(c.req.raw)));
    })
    .get(`${SEARCH}/listings/:ids`, async (c) => {
      const { spaceID: spaceId, source, ids } = c.req.param();
      const names = ids.split('|').filter(Boolean);

      return c.json({ ok: true, listings: await getListings(context, { spaceId, source }, names) });
    })
    .get(`${SEARCH}/cluster/:n`, async (c) => {
      const { spaceID: spaceId, source, n } = c.req.param();

      return c.json(await clusterListings(context, { spaceId, source }, readSearch(c.req.raw), Number(n)));
    })
    .get(`${SEARCH}/points`, async (c) => {
      const { spaceID: spaceId, source } = c.req.param();

      return c.json(await listingPoints(context, { spaceId, source }, readSearch(c.req.raw)));
    })
    .get(`${SEARCH}/info`, async (c) => {
      const { spaceID: spaceId, source } = c.req.param();

      return c.json(await describeSource(context, { spaceId, source }));
    });
}

function readSearch(request: Request): RestSearch {
  const read = fromRestQuery(new URL(request.url).searchParams);
  if (!read.ok) throw badInput(read.error.field, read.error.message);

  return read.value;
}
