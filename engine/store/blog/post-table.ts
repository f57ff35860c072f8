import { type Kysely, sql } from 'kysely';
import type { PostOrder } from '#domain/blog/blog-query.ts';
import type { Schema } from '../schema.ts';

export type PostDocument = {
  title: string;
  /** HTML. */
  content: string;
  /** Text. */
  excerpt: string;
  authorName: string;
  image?: { url: string; width: number; height: number; alt?: string };
  sticky?: boolean;
  /** Path of a search whose homes are shown below the post. */
  homesPath?: string;
};

export type StoredPost = {
  id: number;
  slug: string;
  publishedAt: Date;
  categories: string[];
  authorId: string | null;
  document: PostDocument;
};

export type StoredCategory = {
  id: number;
  slug: string;
  name: string;
  description: string;
  parentSlug: string | null;
  count: number;
};

export type PostSearch = {
  spaceId: string;
  now: Date;
  /** The current slug, or a former one. */
  slug?: string;
  /** Any of these. */
  categories?: string[];
  orderBy: PostOrder;
  order: 'ASC' | 'DESC';
  from: number;
  size: number;
};

/** One page of the published posts, and their number. */
export async function searchPosts(
  db: Kysely<Schema>,
  { spaceId, now, slug, categories, orderBy, order, from, size }: PostSearch,
): Promise<{ total: number; posts: StoredPost[] }> {
  const found = db
    .selectFrom('posts')
    .where('space_id', '=', spaceId)
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .$if(slug !== undefined, (query) =>
      query.where((either) =>
        either.or([
          either('slug', '=', slug ?? ''),
          either(
            'id',
            'in',
            either
              .selectFrom('post_redirects')
              .select('post_id')
              .where('space_id', '=', spaceId)
              .where('slug', '=', slug ?? ''),
          ),
        ]),
      ),
    )
    .$if(categories !== undefined, (query) =>
      query.where(sql<boolean>`categories && ${categories ?? []}::text[]`),
    );
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [{ total }, posts] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select([
        'id',
        'slug',
        'published_at as publishedAt',
        'categories',
        'author_id as authorId',
        'document',
      ])
      .orderBy(orderBy === 'title' ? sql`lower(document ->> 'title')` : sql`published_at`, direction)
      .orderBy('id', direction)
      .limit(size)
      .offset(from)
      .execute(),
  ]);

  // The shape is defined by the writers: the seed and the editor.
  return { total, posts: posts as unknown as StoredPost[] };
}

/** Categories by name, each with its number of published posts. */
export async function listCategories(
  db: Kysely<Schema>,
  { spaceId, now }: { spaceId: string; now: Date },
): Promise<StoredCategory[]> {
  return db
    .selectFrom('post_categories')
    .select(['id', 'slug', 'name', 'description', 'parent_slug as parentSlug'])
    .select(
      sql<number>`(select count(*) from posts where posts.space_id = post_categories.space_id
        and state = 'published' and published_at <= ${now} and categories @> array[post_categories.slug])`.as(
        'count',
      ),
    )
    .where('space_id', '=', spaceId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** When the next scheduled post is published. */
export async function nextPublication(
  db: Kysely<Schema>,
  { spaceId, now }: { spaceId: string; now: Date },
): Promise<Date | null> {
  const next = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.min('published_at').as('at'))
    .where('space_id', '=', spaceId)
    .where('state', '=', 'published')
    .where('published_at', '>', now)
    .executeTakeFirst();

  return next?.at ?? null;
}
