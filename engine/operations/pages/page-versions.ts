import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { HERO_ID, type Page, type Strap } from '#domain/page/page.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { templatesByTime } from '../../store/pages/former-site-table.ts';
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

/** `name` is a section's template key, `hero`, or a detail of the page. */
export type VersionChange = { kind: PageChange['kind']; name: string };
export type ListedVersion = PageVersion & {
  /** The template that made it; null for others, and where it is not known any more. */
  templateId: string | null;
  /** What differs from the version before; empty for the oldest. */
  changes: VersionChange[];
};

/** The published versions of a page, the newest first; the first one is live. */
export async function listVersions(
  { db, parts }: Pick<EngineContext, 'db' | 'parts'>,
  key: Key,
): Promise<ListedVersion[]> {
  const stored = await readPage({ db }, key);
  await insertVersion(db, { spaceId: key.spaceId, stored, reason: 'saved' });
  const versions = await listTable(db, stored.key);
  const templates = await templatesByTime(db, key.spaceId);
  const pages = versions.map(({ page }) => withDefaults(page, parts));

  return versions.map(({ page: _, ...version }, index) => ({
    ...version,
    templateId: version.reason === 'template' ? (templates.get(version.savedAt.getTime()) ?? null) : null,
    changes: changesBetween(pages[index + 1], pages[index]),
  }));
}

/** A save writes the defaults of all that an earlier version lacks, which changes nothing that agents see. */
function withDefaults(page: Page, table: PartsTable): Page {
  const filled = (strap: Strap): Strap => {
    const parts = partsOf(table, strap.name);

    return parts ? { ...strap, state: { ...initialState(parts), ...strap.state } } : strap;
  };

  return { ...page, hero: page.hero && filled(page.hero), straps: page.straps.map(filled) };
}

function changesBetween(before: Page | undefined, after: Page | undefined): VersionChange[] {
  if (!before || !after) return [];

  return diffPages(before, after).map((change) => ({
    kind: change.kind,
    name: change.kind === 'detail' ? change.detail : change.id === HERO_ID ? HERO_ID : change.name,
  }));
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
