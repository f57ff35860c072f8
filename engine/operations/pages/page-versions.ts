import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findPage, type StoredPage } from '../../store/pages/page-table.ts';
import {
  findVersion,
  insertVersion,
  listVersions as listTable,
  type PageVersion,
  type StoredVersion,
} from '../../store/pages/page-version-table.ts';
import { pageNotFound, readPage } from './read-page.ts';
import { replacePage } from './save-page.ts';
import { revisionRequired, staleRevision } from '../stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Key = { spaceId: string; slug: string };

/** The published versions of a page, the newest first; the first one is live. */
export async function listVersions({ db }: Pick<Context, 'db'>, key: Key): Promise<PageVersion[]> {
  const stored = await readPage({ db }, key);
  await insertVersion(db, { spaceId: key.spaceId, stored, reason: 'saved' });

  return listTable(db, stored.key);
}

export async function readVersion(
  { db }: Pick<Context, 'db'>,
  { version, ...key }: Key & { version: number },
): Promise<StoredVersion> {
  const { key: pageKey } = await readPage({ db }, key);
  const found = await findVersion(db, { key: pageKey, revision: version });
  if (!found) throw notFound(`Version ${version}`);

  return found;
}

type Restore = Key & {
  version: number;
  /** The live revision that is replaced. */
  revision?: number;
  savedBy: string;
};

/** Publishes an earlier version again, at the page's current slug. */
export async function restoreVersion(
  { db, clock }: Context,
  { spaceId, slug, version, revision, savedBy }: Restore,
): Promise<StoredPage> {
  return db.transaction().execute(async (db) => {
    const current = await findPage(db, { spaceId, slug }, { lock: true });
    if (!current) throw pageNotFound(slug);
    if (revision === undefined) throw revisionRequired();
    if (current.revision !== revision) throw staleRevision(current);

    const wanted = await findVersion(db, { key: current.key, revision: version });
    if (!wanted) throw notFound(`Version ${version}`);

    const page = { ...wanted.page, slug };
    return replacePage(db, { spaceId, slug, page, current, savedAt: clock(), savedBy, reason: 'restored' });
  });
}
