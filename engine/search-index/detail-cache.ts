import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { withoutSignal } from '../calls/call-signal.ts';
import type { Scans as AllScans } from '../limits/scans.ts';
import { type DetailValues, detailValuesAfter, detailValuesOf } from '../store/listings/detail-values.ts';
import type { Schema } from '../store/schema.ts';

/** Combinations of a source and its details. A combination takes about 90 bytes for each listing. */
const MAX_ENTRIES = 4;
/** Listings read at once: other queries get a turn between two reads. */
const BATCH = 2000;

type Scans = Pick<AllScans, 'run'>;
type Values = DetailValues[1];
type Key = { source: string; details: readonly string[] };
type Entry = Key & {
  values: Map<string, Values>;
  /** Listings that changed since their values were read. */
  stale: Set<string>;
  /** The last read; the next one follows it. */
  read: Promise<void>;
};

/** Cached values of details by listing id. The values of changed listings are read again at the next use. */
export class DetailCache {
  readonly #db: Kysely<Schema>;
  readonly #entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The values of the searchable listings; must not be mutated. */
  async get(scans: Scans, source: string, details: readonly string[]): Promise<Map<string, Values>> {
    const key = JSON.stringify([source, details]);
    const entry = this.#entries.get(key) ?? this.#load(scans, key, { source, details });
    entry.read = entry.read.then(() => update(this.#db, entry));
    try {
      await entry.read;
    } catch (error) {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
      throw error;
    }
    return entry.values;
  }

  drop(source: string, ids: readonly string[]): void {
    for (const entry of this.#entries.values())
      if (entry.source === source) for (const id of ids) entry.stale.add(id);
  }

  clear(): void {
    this.#entries.clear();
  }

  #load(scans: Scans, key: string, { source, details }: Key): Entry {
    const entry: Entry = { source, details, values: new Map(), stale: new Set(), read: Promise.resolve() };
    entry.read = withoutSignal(() => readAll(this.#db, scans, entry));
    this.#entries.set(key, entry);

    return entry;
  }
}

async function readAll(db: Kysely<Schema>, scans: Scans, entry: Entry): Promise<void> {
  const known = new Map<string, Values>();
  let after = '';
  for (;;) {
    const rows = await scans.run(() => detailValuesAfter(db, entry, { after, limit: BATCH }));
    for (const [id, values] of rows) entry.values.set(id, shared(known, values));
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.[0] ?? '';
  }
}

async function update(db: Kysely<Schema>, entry: Entry): Promise<void> {
  if (entry.stale.size === 0) return;

  const ids = [...entry.stale];
  entry.stale.clear();
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const found = new Map(await withoutSignal(() => detailValuesOf(db, entry, some)));
    for (const id of some) {
      const values = found.get(id);
      if (values) entry.values.set(id, values);
      else entry.values.delete(id);
    }
  }
}

/** Most listings have the same few values: equal ones are one array. */
function shared(known: Map<string, Values>, values: Values): Values {
  const text = JSON.stringify(values);
  const same = known.get(text);
  if (same) return same;

  known.set(text, values);
  return values;
}
