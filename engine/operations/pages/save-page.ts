import type { Kysely } from 'kysely';
import { formerPath } from '#domain/page/former-path.ts';
import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import { isReservedSlug, isSlug } from '#domain/page/slug.ts';
import type { VersionReason } from '#domain/page/version-reasons.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { isUniqueViolation } from '../../store/database/violations.ts';
import { removeDraft } from '../../store/pages/page-draft-table.ts';
import { addRedirect, removeRedirects, restoreRedirects } from '../../store/pages/page-redirect-table.ts';
import { findPage, insertPage, type StoredPage, updatePage } from '../../store/pages/page-table.ts';
import { insertVersion, pruneVersions } from '../../store/pages/page-version-table.ts';
import type { Schema } from '../../store/schema.ts';
import { revisionRequired, staleRevision } from '../stale-revision.ts';
import { pageNotFound } from './read-page.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Change = {
  spaceId: string;
  /** The page's current slug; `page.slug` is the new one. */
  slug: string;
  page: Page;
  savedBy: string;
};
type Input = Change & {
  /** The revision that was loaded; without it a page is only created. */
  revision?: number;
  /** Whether a new page is shown to visitors; defaults to true. */
  published?: boolean;
  /** Path of the page on an earlier website, which redirects to it from now on. */
  formerPath?: string;
  /** The draft that is saved: it is deleted with the save, unless it was updated since. */
  draftRevision?: number;
};

/** Creates, saves or renames a page; a rename leaves a redirect. */
export async function savePage(
  context: Context,
  { revision, published, ...input }: Input,
): Promise<{ stored: StoredPage; isNew: boolean }> {
  return revision === undefined
    ? { stored: await createPage(context, { ...input, published }), isNew: true }
    : { stored: await changePage(context, { ...input, revision }), isNew: false };
}

function createPage(
  { db, clock }: Context,
  change: Change & Pick<Input, 'published' | 'formerPath'>,
): Promise<StoredPage> {
  return db.transaction().execute(async (db) => {
    const stored = await addPage(db, { ...change, savedAt: clock() });
    await redirectFormerPath(db, change);

    return stored;
  });
}

/** Creates a page within a transaction of the caller. */
export async function addPage(
  db: Kysely<Schema>,
  {
    spaceId,
    slug,
    page,
    savedBy,
    savedAt,
    published,
    reason = 'created',
  }: Change & Pick<Input, 'published'> & { savedAt: Date; reason?: VersionReason },
): Promise<StoredPage> {
  if (page.slug !== slug) throw badInput('slug', 'A new page has the slug of its address');
  checkSlug(slug);

  const saved = { page: withOwnId(page), savedAt, savedBy };
  const stored = await insertPage(db, { spaceId, published, ...saved });
  if (!stored) throw revisionRequired();

  await removeRedirects(db, { spaceId, slug });
  await insertVersion(db, { spaceId, stored, reason });
  await recordAudit(db, { spaceId, at: savedAt, kind: 'page', action: reason, subject: slug });
  return stored;
}

function changePage(
  { db, clock }: Context,
  { revision, draftRevision, ...change }: Input & { revision: number },
): Promise<StoredPage> {
  return db.transaction().execute(async (db) => {
    const current = await findPage(db, change, { lock: true });
    if (!current) throw pageNotFound(change.slug);
    if (current.revision !== revision) throw staleRevision(current);
    if (draftRevision !== undefined) await removeDraft(db, { key: current.key, revision: draftRevision });

    const stored = await replacePage(db, { ...change, current, savedAt: clock(), reason: 'saved' });
    await redirectFormerPath(db, change);

    return stored;
  });
}

/** The first page that came from a path retains it; a page at the path itself comes before any redirect. */
async function redirectFormerPath(
  db: Kysely<Schema>,
  { spaceId, page, formerPath: former }: Change & Pick<Input, 'formerPath'>,
): Promise<void> {
  if (former === undefined) return;
  const path = formerPath(former);
  if (path === null) throw badInput('formerPath', 'This is not the path of a page');

  if (path !== page.slug) await restoreRedirects(db, { spaceId, slugs: [path], target: page.slug });
}

/** Replaces `current`, whose lock the caller holds, and stores both versions. */
export async function replacePage(
  db: Kysely<Schema>,
  { current, reason, ...change }: Change & { current: StoredPage; savedAt: Date; reason: VersionReason },
): Promise<StoredPage> {
  const { spaceId, slug, page } = change;
  const isRenamed = page.slug !== slug;
  if (isRenamed) checkRename(slug, page.slug, await findPage(db, { spaceId, slug: page.slug }));

  await insertVersion(db, { spaceId, stored: current, reason: 'saved' });
  const stored = await updatePage(db, { ...change, page: withOwnId(page) }).catch((error) => {
    throw isUniqueViolation(error) ? slugTaken(page.slug) : error;
  });
  await insertVersion(db, { spaceId, stored, reason });
  await pruneVersions(db, stored.key);

  if (isRenamed) {
    await removeRedirects(db, { spaceId, slug: page.slug });
    await addRedirect(db, { spaceId, slug, target: page.slug });
  }
  const summary = describePage(current.page, stored.page);
  await recordAudit(db, {
    spaceId,
    at: change.savedAt,
    kind: 'page',
    action: reason,
    subject: slug,
    summary,
  });

  return stored;
}

/** What changed, in short: the name, the path, and how many straps. */
function describePage(before: Page, after: Page): string {
  const changes = [
    [before.name, after.name],
    [before.slug, after.slug],
    [`${before.straps.length} sections`, `${after.straps.length} sections`],
  ];

  return changes.flatMap(([was, is]) => (was === is ? [] : [`${was} → ${is}`])).join('; ');
}

/** The slug is the key; the id mirrors it. */
function withOwnId(page: Page): Page {
  return { ...page, id: page.slug };
}

function checkRename(slug: string, newSlug: string, taken: StoredPage | null): void {
  if (slug === HOME_PAGE_ID) throw badInput('slug', 'The home page keeps its address');
  checkSlug(newSlug);
  if (taken) throw slugTaken(newSlug);
}

/** Rejects an invalid slug, naming the form field. */
export function checkSlug(slug: string, field = 'slug'): void {
  if (!isSlug(slug)) throw badInput(field, 'An address is made of small letters, digits and hyphens');
  if (isReservedSlug(slug)) throw badInput(field, `The address ${slug} is reserved`);
}

export function slugTaken(slug: string, field = 'slug') {
  return badInput(field, `There is a page at ${slug} already`);
}
