import type { PostPicture, PostState, WrittenPost } from '#domain/blog/post-schema.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { listAllCategories } from '#engine/store/blog/post-category-table.ts';
import type { PostDocument } from '#engine/store/blog/post-table.ts';
import { countConfirmed } from '#engine/store/blog/subscriber-table.ts';
import {
  deletePostRow,
  type EditablePost,
  endPostRedirect,
  findEditablePost,
  insertPost,
  isPostSlugTaken,
  listEditablePosts,
  type PostListing,
  type PostRow,
  redirectPost,
  updatePost,
} from '#engine/store/blog/written-post-table.ts';
import { listAgents } from '#engine/store/people/agent-table.ts';
import type { Schema } from '#engine/store/schema.ts';
import type { Kysely } from 'kysely';
import { requireSpace } from '../find-space.ts';
import { revisionRequired, staleRevision } from '../stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;
type Key = { spaceId: string; id: number };

/** A post as the editor loads it. */
export type WrittenPostView = WrittenPost & {
  id: number;
  authorName: string;
  /** Published, but its time has not come. */
  isScheduled: boolean;
  /** When its mails were queued, and their number. */
  mailedAt: string | null;
  mailedCount: number | null;
  revision: number;
  savedAt: string;
  savedBy: string | null;
};

export type PostSummary = Pick<
  WrittenPostView,
  | 'id'
  | 'title'
  | 'slug'
  | 'state'
  | 'isScheduled'
  | 'publishedAt'
  | 'categories'
  | 'authorName'
  | 'savedAt'
  | 'savedBy'
>;

export async function listWrittenPosts(
  context: Context,
  listing: Omit<PostListing, 'now'>,
): Promise<{ total: number; subscribers: number; posts: PostSummary[] }> {
  await requireSpace(context, listing.spaceId);
  const now = context.clock();
  const [{ total, posts }, subscribers] = await Promise.all([
    listEditablePosts(context.db, { ...listing, now }),
    countConfirmed(context.db, listing.spaceId),
  ]);

  return { total, subscribers, posts: posts.map((post) => summaryOf(view(post, now))) };
}

export async function readWrittenPost({ db, clock }: Context, key: Key): Promise<WrittenPostView> {
  const post = await findEditablePost(db, key);
  if (!post) throw notFound('This post');

  return view(post, clock());
}

type Saved = { spaceId: string; id: number | null; post: WrittenPost; revision?: number; savedBy: string };

/** Creates or replaces a post. A published post that is given another slug is still found by the former one. */
export async function saveWrittenPost(context: Context, input: Saved): Promise<WrittenPostView> {
  const { spaceId, id, post, revision, savedBy } = input;
  await requireSpace(context, spaceId);
  const now = context.clock();
  const saved = await context.db.transaction().execute(async (db) => {
    const before = id === null ? null : await findEditablePost(db, { spaceId, id });
    if (id !== null && !before) throw notFound('This post');
    if (before && revision === undefined) throw revisionRequired();
    if (await isPostSlugTaken(db, { spaceId, slug: post.slug, exceptId: id }))
      throw badInput('slug', 'Another post has this address');

    const authorName = await authorOf(db, { spaceId, post, before });
    const row: PostRow = {
      spaceId,
      slug: post.slug,
      state: post.state,
      publishedAt: publicationOf(post, { before, now }),
      categories: await knownCategories(db, spaceId, post.categories),
      authorId: post.authorId,
      isMailed: post.isMailed,
      document: documentOf(post, { authorName, before }),
      savedAt: now,
      savedBy,
    };
    const record = (action: string) =>
      recordAudit(db, { spaceId, at: now, kind: 'post', action, subject: post.slug, summary: post.title });
    if (!before || id === null || revision === undefined) {
      const created = await insertPost(db, row);
      await endPostRedirect(db, { spaceId, slug: post.slug });
      await record(actionOf(null, post.state));

      return created;
    }
    if ((await updatePost(db, { ...row, id, revision })) === null)
      throw staleRevision({ revision: before.revision, savedAt: before.savedAt, savedBy: before.savedBy });
    if (before.slug !== post.slug) {
      if (isPublic(before, now)) await redirectPost(db, { spaceId, id, from: before.slug, to: post.slug });
      else await endPostRedirect(db, { spaceId, slug: post.slug });
    }
    await record(actionOf(before.state, post.state));

    return id;
  });
  context.cache.drop(spaceId);

  return readWrittenPost(context, { spaceId, id: saved });
}

export async function deleteWrittenPost(
  { db, cache, clock }: Context,
  { spaceId, id, revision }: Key & { revision?: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await findEditablePost(transaction, { spaceId, id });
    if (!before) throw notFound('This post');
    if (revision === undefined) throw revisionRequired();
    if (!(await deletePostRow(transaction, { spaceId, id, revision })))
      throw staleRevision({ revision: before.revision, savedAt: before.savedAt, savedBy: before.savedBy });

    await recordAudit(transaction, {
      spaceId,
      at: clock(),
      kind: 'post',
      action: 'deleted',
      subject: before.slug,
      summary: before.document.title,
    });
  });
  cache.drop(spaceId);
}

function actionOf(before: PostState | null, after: PostState): string {
  if (after === 'published') return before === 'published' ? 'saved' : 'published';
  if (before === 'published') return 'unpublished';

  return before === null ? 'created' : 'saved';
}

function isPublic({ state, publishedAt }: EditablePost, now: Date): boolean {
  return state === 'published' && publishedAt <= now;
}

/** The chosen time; else the time at which the post was first published, which is now for one that was not. */
function publicationOf(post: WrittenPost, { before, now }: { before: EditablePost | null; now: Date }): Date {
  if (post.publishedAt !== null) return new Date(post.publishedAt);

  return before && isPublic(before, now) ? before.publishedAt : now;
}

/** The name of the author on the team. A post without one retains the name it was imported with. */
async function authorOf(
  db: Kysely<Schema>,
  { spaceId, post, before }: { spaceId: string; post: WrittenPost; before: EditablePost | null },
): Promise<string> {
  if (post.authorId === null) return before?.authorId === null ? before.document.authorName : '';
  const author = (await listAgents(db, spaceId)).find(({ id }) => id === post.authorId);
  if (author) return String(author.doc.displayName ?? '');
  // Somebody who has left the team stays the author of what they wrote.
  if (before?.authorId === post.authorId) return before.document.authorName;

  throw badInput('authorId', 'This is not an agent of the team');
}

async function knownCategories(
  db: Kysely<Schema>,
  spaceId: string,
  slugs: readonly string[],
): Promise<string[]> {
  const known = new Set((await listAllCategories(db, spaceId)).map(({ slug }) => slug));
  const unknown = slugs.findIndex((slug) => !known.has(slug));
  if (unknown >= 0) throw badInput(`categories.${unknown}`, `There is no category ${slugs[unknown]}`);

  return [...new Set(slugs)];
}

function documentOf(
  { title, content, excerpt, image, homesPath }: WrittenPost,
  { authorName, before }: { authorName: string; before: EditablePost | null },
): PostDocument {
  return {
    ...(before?.document.sticky && { sticky: true }),
    title,
    content,
    excerpt,
    authorName,
    ...(image && { image }),
    ...(homesPath !== null && { homesPath }),
  };
}

function view(post: EditablePost, now: Date): WrittenPostView {
  const { title, content, excerpt, authorName, image, homesPath } = post.document;

  return {
    id: post.id,
    title,
    slug: post.slug,
    excerpt,
    content,
    image: image ? pictureOf(image) : null,
    categories: post.categories,
    authorId: post.authorId,
    authorName,
    homesPath: homesPath ?? null,
    isMailed: post.isMailed,
    mailedAt: post.mailedAt?.toISOString() ?? null,
    mailedCount: post.mailedCount,
    state: post.state,
    // A draft has a time only when one is planned.
    publishedAt: post.state === 'draft' && post.publishedAt <= now ? null : post.publishedAt.toISOString(),
    isScheduled: post.state === 'published' && post.publishedAt > now,
    revision: post.revision,
    savedAt: post.savedAt.toISOString(),
    savedBy: post.savedBy,
  };
}

const pictureOf = ({ url, width, height, alt = '' }: NonNullable<PostDocument['image']>): PostPicture => ({
  url,
  width,
  height,
  alt,
});

function summaryOf(post: WrittenPostView): PostSummary {
  const { id, title, slug, state, isScheduled, publishedAt, categories, authorName, savedAt, savedBy } = post;

  return { id, title, slug, state, isScheduled, publishedAt, categories, authorName, savedAt, savedBy };
}
