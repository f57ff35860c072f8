import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** A named secret, created atomically so that concurrent starts share it. */
export async function findOrCreateSecret<T>(
  db: Kysely<Schema>,
  name: string,
  create: () => Promise<T>,
): Promise<T> {
  const stored = await readSecret<T>(db, name);
  if (stored !== null) return stored;

  await db
    .insertInto('secrets')
    .values({ name, value: JSON.stringify(await create()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

  const created = await readSecret<T>(db, name);
  if (created === null) throw new Error(`The secret ${name} was not stored`);
  return created;
}

/** Replaces the secret of that name with what `change` makes of it, one change at a time; null when there is none. */
export function updateSecret<T>(
  db: Kysely<Schema>,
  name: string,
  change: (value: T) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const value = await change(row.value as T);
    await transaction
      .updateTable('secrets')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', name)
      .execute();

    return value;
  });
}

async function readSecret<T>(db: Kysely<Schema>, name: string): Promise<T | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();

  // The shape of a value is defined by its creator.
  return row ? (row.value as T) : null;
}
