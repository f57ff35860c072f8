import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import { isReservedSlug, isSlug } from '#domain/page/slug.ts';
import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { addRedirect, removeRedirects } from '../store/page-redirect-table.ts';
import { findPage, insertPage, type StoredPage, updatePage } from '../store/page-table.ts';
import { isUniqueViolation } from '../store/violations.ts';
import { pageNotFound } from './read-page.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Input = {
  spaceId: string;
  /** The slug the page has so far; `page.slug` is the one it gets. */
  slug: string;
  page: Page;
  /** The revision that was loaded; without it a page is only created. */
  revision?: number;
  savedBy: string;
};

/** Creates a page, saves it, or renames it and keeps its old address as a redirect. */
export async function savePage(
  context: Context,
  { revision, ...input }: Input,
): Promise<{ stored: StoredPage; isNew: boolean }> {
  // The slug is the key, the id mirrors it.
  const page = { ...input.page, id: input.page.slug };

  return revision === undefined
    ? { stored: await createPage(context, { ...input, page }), isNew: true }
    : { stored: await changePage(context, { ...input, page, revision }), isNew: false };
}

async function createPage(
  { db, clock }: Context,
  { spaceId, slug, page, savedBy }: Omit<Input, 'revision'>,
): Promise<StoredPage> {
  if (page.slug !== slug) throw badInput('slug', 'A new page has the slug of its address');
  checkSlug(slug);

  return db.transaction().execute(async (db) => {
    const stored = await insertPage(db, { spaceId, page, savedAt: clock(), savedBy });
    if (!stored) throw revisionRequired();

    await removeRedirects(db, { spaceId, slug });
    return stored;
  });
}

async function changePage(
  { db, clock }: Context,
  { spaceId, slug, page, revision, savedBy }: Required<Input>,
): Promise<StoredPage> {
  const isRenamed = page.slug !== slug;

  return db
    .transaction()
    .execute(async (db) => {
      const current = await findPage(db, { spaceId, slug }, { lock: true });
      if (!current) throw pageNotFound(slug);
      if (current.revision !== revision) throw staleRevision(current);
      if (isRenamed) await checkRename(slug, page.slug, await findPage(db, { spaceId, slug: page.slug }));

      const stored = await updatePage(db, { spaceId, slug, page, savedAt: clock(), savedBy });
      if (isRenamed) {
        await removeRedirects(db, { spaceId, slug: page.slug });
        await addRedirect(db, { spaceId, slug, target: page.slug });
      }

      return stored;
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? slugTaken(page.slug) : error;
    });
}

function checkRename(slug: string, newSlug: string, taken: StoredPage | null): void {
  if (slug === HOME_PAGE_ID) throw badInput('slug', 'The home page keeps its address');
  checkSlug(newSlug);
  if (taken) throw slugTaken(newSlug);
}

/** Refuses a slug that no page can have, with the field that a form shows it at. */
export function checkSlug(slug: string, field = 'slug'): void {
  if (!isSlug(slug)) throw badInput(field, 'An address is made of small letters, digits and hyphens');
  if (isReservedSlug(slug)) throw badInput(field, `The address ${slug} is reserved`);
}

export function slugTaken(slug: string, field = 'slug') {
  return badInput(field, `There is a page at ${slug} already`);
}
