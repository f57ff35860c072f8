import type { PostOrder } from '#domain/blog/blog-query.ts';
import type { EngineContext } from '#engine/context.ts';
import {
  listCategories,
  type PostSearch,
  type StoredCategory,
  type StoredPost,
  searchPosts,
} from '#engine/store/blog/post-table.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

type Input = {
  spaceId: string;
  slug?: string;
  /** A slug, or several separated by commas; a category includes its children. */
  category?: string;
  orderBy: PostOrder;
  order: PostSearch['order'];
  page: number;
  perPage: number;
};

export type PostList = {
  total: number;
  posts: StoredPost[];
  categories: StoredCategory[];
  timeZone: string;
};

export async function listPosts(
  context: Context,
  { category, page, perPage, ...input }: Input,
): Promise<PostList> {
  const { timeZone } = await requireSpace(context, input.spaceId);
  const now = context.clock();
  const categories = await listCategories(context.db, { spaceId: input.spaceId, now });
  const { total, posts } = await searchPosts(context.db, {
    ...input,
    now,
    categories: category === undefined ? undefined : withChildren(category.split(','), categories),
    from: (page - 1) * perPage,
    size: perPage,
  });

  return { total, posts, categories, timeZone };
}

function withChildren(slugs: string[], categories: StoredCategory[]): string[] {
  const children = categories
    .filter(({ slug, parentSlug }) => parentSlug && slugs.includes(parentSlug) && !slugs.includes(slug))
    .map(({ slug }) => slug);

  return children.length > 0 ? withChildren([...slugs, ...children], categories) : slugs;
}

/** The categories of a blog by name, each with its number of posts. */
export async function listPostCategories(context: Context, spaceId: string): Promise<StoredCategory[]> {
  await requireSpace(context, spaceId);

  return listCategories(context.db, { spaceId, now: context.clock() });
}
