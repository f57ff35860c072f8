import { formerPath } from '#domain/page/former-path.ts';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { withoutHidden } from '#domain/page/without-hidden.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findRedirect } from '../../store/pages/page-redirect-table.ts';
import { findPage, type StoredPage } from '../../store/pages/page-table.ts';

type Context = Pick<EngineContext, 'db'>;
type Key = { spaceId: string; slug: string };

/** A page as visitors see it, or the slug it was renamed to; the slug may be a path of an earlier website. */
export async function readPublicPage({ db }: Context, key: Key): Promise<StoredPage | { movedTo: string }> {
  const stored = await findPage(db, key);
  if (stored?.published) return { ...stored, page: withoutHidden(stored.page) };
  if (stored) throw pageNotFound(key.slug);

  const former = formerPath(key.slug);
  const movedTo = former && (await findRedirect(db, { ...key, slug: former }));
  if (!movedTo) throw pageNotFound(key.slug);
  return { movedTo };
}

/** A page as its editor sees it. */
export async function readPage({ db }: Context, key: Key): Promise<StoredPage> {
  const stored = await findPage(db, key);
  if (!stored) throw pageNotFound(key.slug);

  return stored;
}

export function pageNotFound(slug: string) {
  return notFound(slug === HOME_PAGE_ID ? 'The home page' : `Page ${slug}`);
}
