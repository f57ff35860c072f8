import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { createTestStore, STORE_KINDS } from '../testing/test-store.ts';
import type { Store } from './database/db.ts';
import { findPage, updatePage } from './pages/page-table.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await createTestStore(kind);
  });
  afterAll(() => store.close());

  // A first save that reused revision 1 let a second agent overwrite it without a conflict.
  test('the first save of a seeded page gives it a new revision', async () => {
    const { db } = store;
    const page = newPage({ slug: 'about' });
    const key = { spaceId: 'edmonton', slug: 'about' };
    await db.insertInto('spaces').values({ id: 'edmonton', source: 's', settings: '{}' }).execute();
    await db
      .insertInto('pages')
      .values({ space_id: key.spaceId, slug: key.slug, body: JSON.stringify(page), saved_by: null })
      .execute();
    const seeded = await findPage(db, key);

    const saved = await updatePage(db, { ...key, page, savedAt: new Date(), savedBy: 'ada' });

    expect(seeded?.revision).toBe(1);
    expect(saved.revision).toBeGreaterThan(1);
  });
});
