import { type Kysely, sql } from 'kysely';
import { escapeLike } from './like.ts';
import type { Schema } from '../schema.ts';

export type StoredSold = { id: string; document: Record<string, unknown> };

type Search = {
  source: string;
  /** Null for every office of the source. */
  officeId: string | null;
  /** Searched in the address, where it is shown, the city and the MLS number. */
  text?: string;
};

/** Sold listings that may be shown, the newest first, and their number. */
export async function searchSolds(
  db: Kysely<Schema>,
  { limit, offset, ...search }: Search & { limit: number; offset: number },
): Promise<{ total: number; solds: StoredSold[] }> {
  const found = solds(db, search);
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select(['id', 'document'])
      .orderBy(sql`sold_at desc nulls last`)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);

  return { total, solds: rows };
}

export async function findSold(
  db: Kysely<Schema>,
  { id, ...search }: Omit<Search, 'text'> & { id: string },
): Promise<StoredSold | null> {
  const row = await solds(db, search).select(['id', 'document']).where('id', '=', id).executeTakeFirst();

  return row ?? null;
}

function solds(db: Kysely<Schema>, { source, officeId, text }: Search) {
  const pattern = `%${escapeLike(text ?? '')}%`;

  return db
    .selectFrom('solds')
    .where('source', '=', source)
    .where(sql<boolean>`coalesce(document #> '{display,listing}', 'true') <> 'false'::jsonb`)
    .$if(officeId !== null, (query) => query.where('office_id', '=', officeId))
    .$if(Boolean(text), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ',
            case when coalesce(document #> '{display,address}', 'true') <> 'false'::jsonb then document ->> 'streetAddress' end,
            document ->> 'city', document ->> 'mlsNum') ilike ${pattern}`,
      ),
    );
}
