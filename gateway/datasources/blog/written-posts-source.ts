import type { WrittenCategory, WrittenPost } from '#domain/blog/post-schema.ts';
import { RestSource } from '../rest-source.ts';
import { ifMatch } from '../revision-headers.ts';
import {
  categoriesResponse,
  type CategoryWire,
  categoryResponse,
  postResponse,
  postsResponse,
  type WrittenPostWire,
} from './written-posts.types.ts';

type Query = {
  state?: 'draft' | 'scheduled' | 'published';
  text?: string;
  slug?: string;
  page: number;
  size: number;
};
type StoredKey = { id: string; revision: string };

/** `space/{spaceID}/app/blog`: the posts and categories of a site's own blog as they are written. */
export class WrittenPostsSource extends RestSource {
  list(query: Query) {
    return this.get(postsResponse, this.#posts(), query);
  }

  byId(id: string): Promise<WrittenPostWire | null> {
    return this.find(postResponse, this.#posts(id));
  }

  /** Never retried, like every change. */
  async create(post: WrittenPost): Promise<WrittenPostWire> {
    return this.read(postResponse, await this.exchange({ method: 'POST', path: this.#posts(), body: post }));
  }

  async save(post: WrittenPost, { id, revision }: StoredKey): Promise<WrittenPostWire> {
    const call = { method: 'PUT', path: this.#posts(id), body: post, headers: ifMatch(revision) } as const;

    return this.read(postResponse, await this.exchange(call));
  }

  async delete({ id, revision }: StoredKey): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#posts(id), headers: ifMatch(revision) });
  }

  async categories(): Promise<CategoryWire[]> {
    return (await this.get(categoriesResponse, this.#categories())).categories;
  }

  async saveCategory(category: WrittenCategory, id: string | null): Promise<CategoryWire> {
    const call =
      id === null
        ? ({ method: 'POST', path: this.#categories(), body: category } as const)
        : ({ method: 'PUT', path: this.#categories(id), body: category } as const);

    return this.read(categoryResponse, await this.exchange(call));
  }

  async deleteCategory(id: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#categories(id) });
  }

  #posts(...rest: string[]): string[] {
    return ['space', this.spaceId, 'app', 'blog', 'posts', ...rest];
  }

  #categories(...rest: string[]): string[] {
    return ['space', this.spaceId, 'app', 'blog', 'categories', ...rest];
  }
}
