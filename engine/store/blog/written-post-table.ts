import { type Kysely, sql } from 'kysely';
import type { PostState } from '#domain/blog/post-schema.ts';
import type { Schema } from '../schema.ts';
import type { PostDocument } from './post-table.ts';

/** A post as the people of a site see it: drafts and scheduled ones too. */
export type EditablePost = {
  id: number;
  slug: string;
  state: PostState;
  publishedAt: Date;
  categories: string[];
  authorId: string | null;
  document: PostDocument;
  isMailed: boolean;
  /** When its mails were queued, and their number. */
  mailedAt: Date | null;
  mailedCount: number | null;
  revision: number;
  savedAt: Date;
  savedBy: string | null;
};

export type PostListing = {
  spaceId: string;
  now: Date;
  /** `scheduled` are published posts whose time has not come. */
  state?: PostState | 'scheduled';
  /** Text of the title. */
  text?: string;
  slug?: string;
  from: number;
  size: number;
};

type Key = { spaceId: string; id: number };

const COLUMNS = [
  'id',
  'slug',
  'state',
  'published_at as publishedAt',
  'categories',
  'author_id as authorId',
  'document',
  'is_mailed as isMailed',
  'mailed_at as mailedAt',
  'mailed_count as mailedCount',
  'revision',
  'saved_at as savedAt',
  'saved_by as savedBy',
] as const;

/** Drafts first, then the newest. */
export async function listEditablePosts(
  db: Kysely<Schema>,
  { spaceId, now, state, text, slug, from, size }: PostListing,
): Promise<{ total: number; posts: EditablePost[] }> {
  const found = db
    .selectFrom('posts')
    .where('space_id', '=', spaceId)
    .$if(state !== undefined, (query) => query.where('state', '=', state === 'draft' ? 'draft' : 'published'))
    .$if(state === 'scheduled', (query) => query.where('published_at', '>', now))
    .$if(state === 'published', (query) => query.where('published_at', '<=', now))
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`position(lower(${text ?? ''}) in lower(document ->> 'title')) > 0`),
    );
  const [{ total }, posts] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select(COLUMNS)
      .orderBy(sql`state = 'draft'`, 'desc')
      .orderBy(sql`case when state = 'draft' then saved_at else published_at end`, 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(from)
      .execute(),
  ]);

  return { total, posts: posts as unknown as EditablePost[] };
}

export async function findEditablePost(
  db: Kysely<Schema>,
  { spaceId, id }: Key,
): Promise<EditablePost | null> {
  const post = await db
    .selectFrom('posts')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();

  return (post as unknown as EditablePost | undefined) ?? null;
}

/** Whether a slug is that of another post, now or formerly. */
export async function isPostSlugTaken(
  db: Kysely<Schema>,
  { spaceId, slug, exceptId }: { spaceId: string; slug: string; exceptId: number | null },
): Promise<boolean> {
  const taken = await db
    .selectFrom('posts')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('slug', '=', slug)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? 0))
    .executeTakeFirst();

  return taken !== undefined;
}

export type PostRow = Omit<EditablePost, 'id' | 'revision' | 'mailedAt' | 'mailedCount'> & {
  spaceId: string;
};

/** Creates a post with the next id of its space. */
export async function insertPost(db: Kysely<Schema>, row: PostRow): Promise<number> {
  // One at a time in a space, so that ids are distinct.
  await db.selectFrom('spaces').select('id').where('id', '=', row.spaceId).forUpdate().execute();
  const { last } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where('space_id', '=', row.spaceId)
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  await db
    .insertInto('posts')
    .values({ ...columnsOf(row), space_id: row.spaceId, id })
    .execute();

  return id;
}

/** Replaces a post of this revision; null when there is none. */
export async function updatePost(
  db: Kysely<Schema>,
  row: PostRow & Key & { revision: number },
): Promise<number | null> {
  const updated = await db
    .updateTable('posts')
    .set({ ...columnsOf(row), revision: row.revision + 1 })
    .where('space_id', '=', row.spaceId)
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .returning('revision')
    .executeTakeFirst();

  return updated?.revision ?? null;
}

/** Deletes a post of this revision; false when there is none. */
export async function deletePostRow(
  db: Kysely<Schema>,
  { spaceId, id, revision }: Key & { revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('posts')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

/** A slug leads to its post from now on; one that is current again redirects nowhere. */
export async function redirectPost(
  db: Kysely<Schema>,
  { spaceId, id, from, to }: Key & { from: string; to: string },
): Promise<void> {
  await db
    .deleteFrom('post_redirects')
    .where('space_id', '=', spaceId)
    .where('slug', 'in', [from, to])
    .execute();
  await db.insertInto('post_redirects').values({ space_id: spaceId, slug: from, post_id: id }).execute();
}

/** A new post takes over the URL of a former one. */
export async function endPostRedirect(
  db: Kysely<Schema>,
  { spaceId, slug }: { spaceId: string; slug: string },
): Promise<void> {
  await db.deleteFrom('post_redirects').where('space_id', '=', spaceId).where('slug', '=', slug).execute();
}

function columnsOf({
  slug,
  state,
  publishedAt,
  categories,
  authorId,
  document,
  isMailed,
  savedAt,
  savedBy,
}: PostRow) {
  return {
    slug,
    state,
    published_at: publishedAt,
    categories,
    author_id: authorId,
    document: JSON.stringify(document),
    is_mailed: isMailed,
    saved_at: savedAt,
    saved_by: savedBy,
  };
}
