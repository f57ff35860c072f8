import { Hono } from 'hono';
import { z } from 'zod';
import { fromRestQuery, type RestSearch } from '#domain/search/rest/rest-query.ts';
import { isStorable } from '#domain/search/url-escape.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { describeSource } from '../../operations/listings/describe-source.ts';
import { getListings } from '../../operations/listings/get-listings.ts';
import { clusterListings, listingPoints } from '../../operations/listings/map-listings.ts';
import { searchFacets } from '../../operations/listings/search-facets.ts';
import { searchListings } from '../../operations/listings/search-listings.ts';
import { parseQuery } from '../parse.ts';

const SEARCH = '/space/:spaceID/search/:source';

const facetParams = z.object({
  raw_fields: z
    .string()
    .transform((text, context) => {
      const fields = readFields(text);
      if (!fields) context.addIssue('raw_fields is a JSON list of names');
      return fields ?? [];
    })
    .default([]),
});

/** The search calls of a listing source. */
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
    .get(`${SEARCH}/facets`, async (c) => {
      const { spaceID: spaceId, source } = c.req.param();
      const { raw_fields } = parseQuery(facetParams, c.req.raw);

      return c.json(await searchFacets(context, { spaceId, source }, readSearch(c.req.raw), raw_fields));
    })
    .get(`${SEARCH}/info`, async (c) => {
      const { spaceID: spaceId, source } = c.req.param();

      return c.json(await describeSource(context, { spaceId, source }));
    });
}

const readSearch = (request: Request) => readSearchParams(new URL(request.url).searchParams);

/** Parses a search; the error names the invalid parameter. */
export function readSearchParams(params: URLSearchParams): RestSearch {
  const read = fromRestQuery(params);
  if (!read.ok) throw badInput(read.error.field, read.error.message);

  return read.value;
}

function readFields(text: string): string[] | null {
  try {
    const fields: unknown = JSON.parse(text);
    const isName = (field: unknown) => typeof field === 'string' && isStorable(field);
    return Array.isArray(fields) && fields.every(isName) ? fields : null;
  } catch {
    return null;
  }
}
