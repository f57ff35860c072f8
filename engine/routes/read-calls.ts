import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  READ_CALLS,
  type Read,
  type ReadCall,
  type ReadParams,
  type ReadResponse,
} from '#domain/calls/read-calls.ts';
import { deepFreeze } from '#domain/json/deep-freeze.ts';
import { withSignal } from '../calls/call-signal.ts';
import type { FailedCall } from '../calls/failed-call.ts';
import type { EngineContext } from '../context.ts';
import { createTurns } from '../limits/turns.ts';
import { getListings } from '../operations/listings/get-listings.ts';
import { clusterListings, listingPoints } from '../operations/listings/map-listings.ts';
import { searchFacets } from '../operations/listings/search-facets.ts';
import { searchListings } from '../operations/listings/search-listings.ts';
import { readPublicPage } from '../operations/pages/read-page.ts';
import { readWebsite } from '../operations/read-website.ts';
import { readPosts } from './blog/read-posts.ts';
import { readRawFields, readSearchParams } from './listings/search-params.ts';
import { readToken } from './require-agent.ts';

type Handler<Name extends ReadCall> = (
  context: EngineContext,
  params: ReadParams<Name>,
  query: URLSearchParams,
  /** Of who is signed in: what they have just saved may not be announced yet. */
  isSignedIn: boolean,
) => Promise<ReadResponse>;

/** How each call is handled, over REST and in the same process. */
const HANDLERS: { [Name in ReadCall]: Handler<Name> } = {
  website: async (context, { spaceID }, _, isSignedIn) =>
    ok(await once(context, isSignedIn, spaceID, 'website', () => readWebsite(context, spaceID))),
  page: async (context, { spaceID, pageID }, _, isSignedIn) => {
    const found = await once(context, isSignedIn, spaceID, `page ${pageID}`, async () => {
      const stored = await readPublicPage(context, { spaceId: spaceID, slug: pageID });
      if ('movedTo' in stored) return stored;

      const { page, revision, savedAt } = stored;
      return { page, revision, savedAt: savedAt.toISOString() };
    });
    return 'movedTo' in found
      ? { status: 301, json: found, headers: { Location: found.movedTo } }
      : ok(found);
  },
  search: async (context, target, query) => {
    const { asOf, ...found } = await searchListings(context, targetOf(target), readSearchParams(query));

    return ok({ ...found, asOf: asOf?.toISOString() ?? null });
  },
  listings: async (context, { ids, ...target }) =>
    ok({ ok: true, listings: await getListings(context, targetOf(target), ids.split('|').filter(Boolean)) }),
  clusters: async (context, { n, ...target }, query) =>
    ok(await clusterListings(context, targetOf(target), readSearchParams(query), Number(n))),
  points: async (context, target, query) =>
    ok(await listingPoints(context, targetOf(target), readSearchParams(query))),
  facets: async (context, target, query) =>
    ok(await searchFacets(context, targetOf(target), readSearchParams(query), readRawFields(query))),
  posts: async (context, { spaceID }, query, isSignedIn) => ({
    status: 200,
    ...(await readPosts(context, spaceID, query, isSignedIn)),
  }),
};

/** The same object until its space changes. */
function once<T>(
  { cache }: EngineContext,
  isSignedIn: boolean,
  spaceId: string,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  return isSignedIn ? read() : cache.getExact(spaceId, key, async () => deepFreeze(await read()));
}

const ok = (json: unknown): ReadResponse => ({ status: 200, json });

const targetOf = ({ spaceID, source }: { spaceID: string; source: string }) => ({ spaceId: spaceID, source });

/** Mostly returned as they are cached. */
const CACHED: ReadonlySet<ReadCall> = new Set(['website', 'page', 'posts']);

/** The calls as REST routes. */
export function readCallRoutes(context: EngineContext): Hono {
  const app = new Hono();
  const add = <Name extends ReadCall>(name: Name, handle: Handler<Name>) =>
    app.get(READ_CALLS[name] as string, async (c) => {
      const { searchParams } = new URL(c.req.url);
      const params = c.req.param() as ReadParams<Name>;
      const isSignedIn = Boolean(readToken(c.req.raw));
      const { json, status, headers } = await handle(context, params, searchParams, isSignedIn);

      return c.json(json as object, status as ContentfulStatusCode, headers);
    });
  for (const name of Object.keys(HANDLERS) as ReadCall[]) add(name, HANDLERS[name] as Handler<typeof name>);

  return app;
}

/** The calls in the same process: the same responses without a `Request` and without JSON text. */
export function createRead(context: EngineContext, failed: FailedCall): Read {
  const nextTurn = createTurns();

  return async (name, params, query, signal) => {
    const run = async () => {
      if (!CACHED.has(name)) await nextTurn();
      return (HANDLERS[name] as Handler<typeof name>)(context, params, new URLSearchParams(query), false);
    };
    try {
      return await (signal ? withSignal(signal, run) : run());
    } catch (error) {
      return failed(error, { method: 'GET', path: READ_CALLS[name] });
    }
  };
}
