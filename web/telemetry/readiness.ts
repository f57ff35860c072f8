import type { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/database/db.ts';
import { appliedMigrations, readMigrations } from '#engine/store/database/migrate.ts';

const TIMEOUT_MS = 2_000;
/** More frequent requests get the cached result, so that they cost the database nothing. */
const FRESH_MS = 1_000;

type Part = 'database' | 'migrations' | 'index';
type State = Record<Part, boolean>;

type Options = {
  store: Pick<Store, 'script'>;
  /** Missing when another service has the listings. */
  index?: Pick<SearchIndex, 'isReady'>;
};

/** `GET /ready`: 200 when requests can be served, else 503 with the names of the parts that are missing, and no more. */
export function createReadiness({ store, index }: Options): () => Promise<Response> {
  const own = readMigrations();
  let last: { at: number; state: Promise<State> } | null = null;

  async function look(): Promise<State> {
    const applied = await withinTime(store.script(appliedMigrations)).catch(() => null);

    return {
      database: applied !== null,
      // A newer process may have applied more.
      migrations: applied !== null && own.every(({ name }, place) => applied[place]?.name === name),
      index: index?.isReady ?? true,
    };
  }

  return async () => {
    const now = performance.now();
    if (!last || now - last.at > FRESH_MS) last = { at: now, state: look() };
    const state = await last.state;
    const missing = (Object.keys(state) as Part[]).filter((part) => !state[part]);

    return Response.json(
      { ready: missing.length === 0, missing },
      { status: missing.length === 0 ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}

/** A lost connection would otherwise delay the response until the database's own time limit. */
async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database did not respond in time')), TIMEOUT_MS);

  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
