import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchIndex } from '../../search-index/search-index.ts';
import { addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';
import { JOURNAL_RETENTION_MS, listingChangesSince } from './listing-journal.ts';

describe.each(STORE_KINDS)('the journal of listing changes on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  beforeEach(() => sql`truncate listings, listing_changes`.execute(engine.store.db));
  afterAll(() => engine.close());

  const changed = async (id: string, at: Date, transaction?: string) => {
    const row = { source: SOURCE, listing_id: id, changed_at: at };
    await engine.store.db
      .insertInto('listing_changes')
      .values(transaction === undefined ? row : { ...row, transaction_id: transaction })
      .execute();
  };
  const journal = async () =>
    (await engine.store.db.selectFrom('listing_changes').select('listing_id').execute()).map(
      ({ listing_id }) => listing_id,
    );

  test('drops changes older than a day', async () => {
    await changed('old', new Date(TEST_NOW.getTime() - JOURNAL_RETENTION_MS - 1));
    await changed('new', new Date(TEST_NOW.getTime() - JOURNAL_RETENTION_MS + 1));

    await engine.runScheduledJobs();

    expect(await journal()).toEqual(['new']);
    expect(engine.errors).toEqual([]);
  });

  test('of another cluster is neither read repeatedly nor retained', async () => {
    const { next } = await listingChangesSince(engine.store.db, null);
    await changed('restored', TEST_NOW, '999999999999');
    await changed('here', TEST_NOW);

    const { changes } = await listingChangesSince(engine.store.db, next);
    expect(changes).toEqual([{ source: SOURCE, id: 'here' }]);

    await engine.runScheduledJobs();
    expect(await journal()).toEqual(['here']);
  });

  test('that was unread for a day has a gap: the search index loads everything again', async () => {
    const { db } = engine.store;
    const errors: object[] = [];
    const index = new SearchIndex({ db, log: { info: () => {}, error: (error) => errors.push(error) } });
    await index.start();
    await addListings(engine.store, [{ id: 'missed' }]);
    await sql`truncate listing_changes`.execute(db);
    await index.refresh();
    expect(index.of(SOURCE)?.rowOf('missed')).toBeUndefined();

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + JOURNAL_RETENTION_MS);
    await index.refresh();
    clock.mockRestore();

    expect(index.of(SOURCE)?.rowOf('missed')).toBeDefined();
    await index.stop();
    expect(errors).toEqual([]);
  });
});
