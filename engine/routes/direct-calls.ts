import { withSignal } from '../call-signal.ts';
import type { EngineContext } from '../context.ts';
import { EngineError } from '../errors.ts';
import { getListings } from '../operations/listings/get-listings.ts';
import { clusterListings, listingPoints } from '../operations/listings/map-listings.ts';
import type { SearchTarget } from '../operations/listings/prepare-search.ts';
import { searchListings } from '../operations/listings/search-listings.ts';
import { createTurns } from '../turns.ts';
import { readSearchParams } from './listings/search.ts';

export type DirectResponse = { status: number; json: unknown };

/**
 * A GET by its path segments and parameters, answered with values instead of JSON text. Values may be shared
 * between calls and must not be mutated. Null for an unsupported call.
 */
export type DirectCall = (
  path: readonly string[],
  params: Record<string, string>,
  /** Aborted when the caller disconnects. */
  signal?: AbortSignal,
) => Promise<DirectResponse> | null;

type Call = (
  context: EngineContext,
  target: SearchTarget,
  params: Record<string, string>,
  argument: string,
) => Promise<unknown>;

/** `space/{spaceID}/search/{source}/{name}`, with the answers of routes/listings/search.ts. */
const CALLS: Readonly<Record<string, Call>> = {
  q: async (context, target, params) => {
    const result = await searchListings(context, target, readParams(params));
    return { ...result, asOf: result.asOf?.toISOString() ?? null };
  },
  listings: async (context, target, _, ids) => ({
    ok: true,
    listings: await getListings(context, target, ids.split('|').filter(Boolean)),
  }),
  cluster: async (context, target, params, n) =>
    clusterListings(context, target, readParams(params), Number(n)),
  points: async (context, target, params) => listingPoints(context, target, readParams(params)),
};

export function createDirectCall(
  context: EngineContext,
  failed: (error: unknown, method: string, path: string) => unknown,
): DirectCall {
  const nextTurn = createTurns();

  return ([space, spaceId, search, source, name = '', argument = '', ...rest], params, signal) => {
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    const isKnown = space === 'space' && search === 'search' && rest.length === 0;
    if (!call || !isKnown || !spaceId || !source || context.index?.of(source) == null) return null;

    const run = async () => {
      await nextTurn();
      return call(context, { spaceId, source }, params, argument);
    };
    return (signal ? withSignal(signal, run) : run()).then(
      (json) => ({ status: 200, json }),
      (error: unknown) =>
        error instanceof EngineError
          ? { status: error.status, json: { error: error.toJSON() } }
          : { status: 500, json: failed(error, 'GET', [space, spaceId, search, source, name].join('/')) },
    );
  };
}

const readParams = (params: Record<string, string>) => readSearchParams(new URLSearchParams(params));
