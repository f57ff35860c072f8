import { request } from '../api/api.ts';
import {
  EditorDeletePostCategoryDocument,
  EditorDeletePostDocument,
  EditorPostChoicesDocument,
  type EditorPostChoicesQuery,
  EditorPostDocument,
  type EditorPostQuery,
  EditorPostsDocument,
  type EditorPostsQuery,
  type EditorPostsQueryVariables,
  EditorSavePostCategoryDocument,
  EditorSavePostDocument,
} from './posts.generated.ts';
import type { TypedPost } from './typed-post.ts';

export type PostPage = EditorPostsQuery['managedPosts'];
export type PostRow = PostPage['posts'][number];
export type PostState = PostRow['state'];
export type StoredPost = NonNullable<EditorPostQuery['managedPost']>;
export type PostChoices = {
  categories: PostCategory[];
  team: EditorPostChoicesQuery['roster'];
  /** Who is signed in, if they are on the team. */
  self: string | null;
};
export type PostCategory = EditorPostChoicesQuery['managedPostCategories'][number];
export type PostFilter = EditorPostsQueryVariables;

export async function loadPosts(filter: PostFilter, signal?: AbortSignal): Promise<PostPage> {
  return (await request(EditorPostsDocument, filter, signal)).managedPosts;
}

export async function loadPost(id: string, signal?: AbortSignal): Promise<StoredPost | null> {
  return (await request(EditorPostDocument, { id }, signal)).managedPost;
}

export async function loadChoices(signal?: AbortSignal): Promise<PostChoices> {
  const { managedPostCategories, roster, currentAgent } = await request(
    EditorPostChoicesDocument,
    {},
    signal,
  );

  return { categories: managedPostCategories, team: roster, self: currentAgent?.id ?? null };
}

export type SaveResult =
  | { kind: 'saved'; post: StoredPost }
  | { kind: 'conflict'; savedBy: string | null; revision: string }
  | { kind: 'rejected'; message: string; field: string | null };

export async function savePost(
  { id, revision }: { id: string | null; revision: string | null },
  { post, isPublished }: { post: TypedPost; isPublished: boolean },
): Promise<SaveResult> {
  const { result } = await request(EditorSavePostDocument, { id, revision, post: { ...post, isPublished } });
  if (result.__typename === 'SavePostSuccess') return { kind: 'saved', post: result.post };
  if (result.__typename === 'ConflictError')
    return { kind: 'conflict', savedBy: result.savedBy, revision: result.currentRevision };

  return { kind: 'rejected', message: result.message, field: result.field };
}

/** Rejects with a message for the agent. */
export async function deletePost(id: string, revision: string): Promise<void> {
  const { result } = await request(EditorDeletePostDocument, { id, revision });
  if ('message' in result) throw new Error(result.message);
}

/** Rejects with a message for the agent. */
export async function saveCategory(
  id: string | null,
  category: Pick<PostCategory, 'name' | 'slug' | 'description'>,
): Promise<PostCategory> {
  const { result } = await request(EditorSavePostCategoryDocument, { id, category });
  if ('message' in result) throw new Error(result.message);

  return result.category;
}

/** Rejects with a message for the agent. */
export async function deleteCategory(id: string): Promise<void> {
  const { result } = await request(EditorDeletePostCategoryDocument, { id });
  if ('message' in result) throw new Error(result.message);
}
