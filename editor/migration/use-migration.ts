import { useState } from 'react';
import { request } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { migratePage, type MigratedPage, type OldPage } from './migrate-pages.ts';
import { EditorOldPagesDocument } from './migration.generated.ts';

export type Migration =
  | { step: 'start' }
  | { step: 'fetching' }
  /** No older engine is configured. */
  | { step: 'unconfigured' }
  | { step: 'choose'; pages: readonly OldPage[]; chosen: ReadonlySet<string> }
  | { step: 'running'; count: number; done: readonly MigratedPage[] }
  | { step: 'done'; done: readonly MigratedPage[] }
  /** A call failed; pages that were migrated before stay. */
  | { step: 'failed'; code: string; done: readonly MigratedPage[] };

/** The steps of migrating pages: fetch the list, choose, run. Pages are migrated one after another. */
export function useMigration() {
  const [migration, setMigration] = useState<Migration>({ step: 'start' });

  return {
    migration,
    startOver: () => setMigration({ step: 'start' }),
    choose: (pages: readonly OldPage[], chosen: ReadonlySet<string>) =>
      setMigration({ step: 'choose', pages, chosen }),

    async fetchPages(): Promise<void> {
      setMigration({ step: 'fetching' });
      try {
        const { oldPages } = await request(EditorOldPagesDocument, {});
        setMigration(
          oldPages ? { step: 'choose', pages: oldPages, chosen: new Set() } : { step: 'unconfigured' },
        );
      } catch (error) {
        setMigration({ step: 'failed', code: codeOf(error), done: [] });
      }
    },

    async run(pages: readonly OldPage[]): Promise<void> {
      const done: MigratedPage[] = [];
      try {
        for (const page of pages) {
          setMigration({ step: 'running', count: pages.length, done: [...done] });
          done.push(await migratePage(page));
        }
        setMigration({ step: 'done', done });
      } catch (error) {
        setMigration({ step: 'failed', code: codeOf(error), done });
      }
    },
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;

  return error.code;
}
