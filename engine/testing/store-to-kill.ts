import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Store } from '../store/database/db.ts';
import { writeStoreTemplate } from './store-template.ts';
import { createTestStore } from './test-store.ts';

export type StoreToKill = {
  dataDir: string;
  /** Empty without PostgreSQL. */
  databaseUrl: string;
  /** Opens the store between runs: a directory belongs to one process at a time. */
  inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** A store of programs that are killed: on PostgreSQL where there is one, as its server need not restart; else on PGlite. */
export async function createStoreToKill(): Promise<StoreToKill> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-killed-'));
  const shared = process.env.TEST_DATABASE_URL ? await createTestStore('postgres') : null;
  if (!shared) await writeStoreTemplate(dataDir);

  return {
    dataDir,
    databaseUrl: shared ? await urlOf(shared) : '',
    async inStore(work) {
      if (shared) return work(shared);
      const store = await openDatabase({ dataDir });
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    },
    async close() {
      await shared?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function urlOf({ db }: Store): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;

  return url.href;
}
