import { useState } from 'react';
import { request } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import {
  type MigratedPage,
  migratePage,
  type OldPage,
  type PlannedPage,
  planPages,
} from './migrate-pages.ts';
import { EditorOldPagesDocument } from './migration.generated.ts';
import { type MigrationRecord, migrationRecord } from './migration-record.ts';

export type Choice = { pages: readonly OldPage[]; chosen: ReadonlySet<string> };

export type Migration =
  /** `record` is a run that was not finished. */
  | { step: 'start'; record: MigrationRecord | null }
  | { step: 'fetching' }
  /** No older engine is configured. */
  | { step: 'unconfigured' }
  /** `plan` is what a dry run of the chosen pages reported. */
  | ({ step: 'choose'; plan: readonly PlannedPage[] | null; isPlanning: boolean } & Choice)
  | { step: 'running'; count: number; done: readonly MigratedPage[] }
  | { step: 'done'; done: readonly MigratedPage[] }
  /** A call failed; pages that were migrated before stay. `record` is what is left to do. */
  | {
      step: 'failed';
      code: string;
      done: readonly MigratedPage[];
      record: MigrationRecord | null;
      /** What was chosen when a dry run failed. */
      choice: Choice | null;
    };

/**
 * The steps of migrating pages: fetch the list, choose, run. Pages are migrated one after another; each is recorded on
 * this device, so that an interrupted run continues where it stopped.
 */
export function useMigration() {
  const [migration, setMigration] = useState<Migration>(() => ({
    step: 'start',
    record: migrationRecord.read(),
  }));
  const fail = (
    error: unknown,
    { record = null, choice = null }: { record?: MigrationRecord | null; choice?: Choice | null } = {},
  ) => setMigration({ step: 'failed', code: codeOf(error), done: record?.done ?? [], record, choice });

  async function proceed(from: MigrationRecord): Promise<void> {
    let record = from;
    const update = (next: MigrationRecord) => {
      record = next;
      migrationRecord.store(next);
    };
    try {
      for (const page of from.pages.slice(from.done.length)) {
        setMigration({ step: 'running', count: from.pages.length, done: record.done });
        const migrated = await migratePage(page, {
          begun: record.begun,
          onBegin: (begun) => update({ ...record, begun }),
        });
        update({ ...record, done: [...record.done, migrated], begun: null });
      }
      migrationRecord.clear();
      setMigration({ step: 'done', done: record.done });
    } catch (error) {
      fail(error, { record });
    }
  }

  return {
    migration,
    proceed,
    startOver: () => {
      migrationRecord.clear();
      setMigration({ step: 'start', record: null });
    },
    choose: (pages: readonly OldPage[], chosen: ReadonlySet<string>) =>
      setMigration({ step: 'choose', pages, chosen, plan: null, isPlanning: false }),

    async fetchPages(): Promise<void> {
      setMigration({ step: 'fetching' });
      try {
        const { oldPages } = await request(EditorOldPagesDocument, {});
        setMigration(
          oldPages
            ? { step: 'choose', pages: oldPages, chosen: new Set(), plan: null, isPlanning: false }
            : { step: 'unconfigured' },
        );
      } catch (error) {
        fail(error);
      }
    },

    /** Reports what a run would do with the chosen pages. */
    async plan({ pages, chosen }: Choice): Promise<void> {
      setMigration({ step: 'choose', pages, chosen, plan: null, isPlanning: true });
      try {
        const plan = await planPages(pages.filter(({ id }) => chosen.has(id)));
        setMigration({ step: 'choose', pages, chosen, plan, isPlanning: false });
      } catch (error) {
        fail(error, { choice: { pages, chosen } });
      }
    },

    async run(pages: readonly OldPage[]): Promise<void> {
      const record = { pages, done: [], begun: null };
      migrationRecord.store(record);
      await proceed(record);
    },
  };
}

export function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;

  return error.code;
}
