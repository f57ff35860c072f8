import type { PostOrder } from '#domain/blog/blog-query.ts';
import type { EngineContext } from '#engine/context.ts';
import {
  listCategories,
  nextPublication,
  type PostSearch,
  type StoredCategory,
  type StoredPost,
  searchPosts,
} from '#engine/store/blog/post-table.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

type Input = {
  spaceId: string;
  categories: readonly StoredCategory[];
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
  categories: readonly StoredCategory[];
  timeZone: string;
};

export async function listPosts(
  context: Context,
  { category, categories, page, perPage, ...input }: Input,
): Promise<PostList> {
  const { timeZone } = await requireSpace(context, input.spaceId);
  const { total, posts } = await searchPosts(context.db, {
    ...input,
    now: context.clock(),
    categories: category === undefined ? undefined : withChildren(category.split(','), categories),
    from: (page - 1) * perPage,
    size: perPage,
  });

  return { total, posts, categories, timeZone };
}

function withChildren(slugs: string[], categories: readonly StoredCategory[]): string[] {
  const children = categories
    .filter(({ slug, parentSlug }) => parentSlug && slugs.includes(parentSlug) && !slugs.includes(slug))
    .map(({ slug }) => slug);

  return children.length > 0 ? withChildren([...slugs, ...children], categories) : slugs;
}

export type PostCategories = {
  categories: StoredCategory[];
  /** When the next scheduled post appears; null for none. */
  nextPostAt: Date | null;
};

/** The categories of a blog by name, each with its number of posts until another appears. */
export async function listPostCategories(context: Context, spaceId: string): Promise<PostCategories> {
  await requireSpace(context, spaceId);
  const at = { spaceId, now: context.clock() };
  const [categories, nextPostAt] = await Promise.all([
    listCategories(context.db, at),
    nextPublication(context.db, at),
  ]);

  return { categories, nextPostAt };
}
