import { z } from 'zod';
import type { UpstreamResponse } from '../call-upstream.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { ifMatch, revisionHeader } from '../revision-headers.ts';
import {
  type PageVersion,
  type StoredPage,
  type StoredTemplate,
  type StoredWebsite,
  storedPage,
  storedTemplate,
  storedWebsite,
  type TemplateVersion,
} from './pages.types.ts';
import { adminPath, revisionOf, versionOf } from './pages-source.ts';

const orderedPages = z.object({ slugs: z.array(z.string()) });

/** Called after a save; `pageId` is set for a single page. */
export type Changed = (pageId?: string) => Promise<void>;

/** The revision that is saved over, and the agent's draft that ends with the save. */
type PartRevisions = { revision: string; draftRevision: string | null };

/** The page engine's admin calls, for an agent of the space. Writes are never retried. */
export class PageEditingSource extends RestSource {
  readonly #changed: Changed;
  readonly #root: readonly string[];

  constructor({ changed, ...options }: RestSourceOptions & { changed: Changed }) {
    super(options);
    this.#changed = changed;
    this.#root = adminPath(this.spaceId);
  }

  /** Without a revision it only creates; `slug` is the page's current one. */
  async savePage(
    slug: string,
    page: StoredPage,
    {
      revision,
      draftRevision,
      published,
      formerPath,
    }: {
      revision: string | null;
      draftRevision: string | null;
      published: boolean | null;
      formerPath: string | null;
    },
  ): Promise<PageVersion> {
    const path = [...this.#root, 'page', slug];
    const headers = { ...ifMatch(revision), ...revisionHeader('draft-revision', draftRevision) };
    const query = { ...publishedQuery(published), formerPath: formerPath ?? undefined };
    const response = await this.exchange({ method: 'PUT', path, query, body: page, headers });
    await this.#changed(slug);
    if (page.slug !== slug) await this.#changed(page.slug);

    return versionOf(this.read(storedPage, response), response);
  }

  async deletePage(slug: string, revision: string): Promise<void> {
    const path = [...this.#root, 'page', slug];
    await this.exchange({ method: 'DELETE', path, headers: ifMatch(revision) });
    await this.#changed(slug);
  }

  async orderPages(slugs: readonly string[]): Promise<string[]> {
    const path = [...this.#root, 'page-order'];
    const response = await this.exchange({ method: 'PUT', path, body: { slugs } });
    await this.#changed();

    return this.read(orderedPages, response).slugs;
  }

  async copyPage(slug: string, newSlug: string, published: boolean | null): Promise<PageVersion> {
    const response = await this.exchange({
      method: 'POST',
      path: [...this.#root, 'page', slug, 'copy'],
      query: { newPageID: newSlug, ...publishedQuery(published) },
    });
    await this.#changed(newSlug);

    return versionOf(this.read(storedPage, response), response);
  }

  async saveWebsite(
    website: StoredWebsite,
    revisions: PartRevisions,
  ): Promise<{ website: StoredWebsite; revision: string }> {
    const response = await this.#put([...this.#root, 'componentConfig', 'Website'], website, revisions);
    await this.#changed();

    return { website: this.read(storedWebsite, response), revision: revisionOf(response) };
  }

  async saveTemplate(
    place: 'header' | 'footer',
    template: StoredTemplate,
    revisions: PartRevisions,
  ): Promise<TemplateVersion> {
    const response = await this.#put([...this.#root, place], template, revisions);
    await this.#changed();

    return { ...this.read(storedTemplate, response), revision: revisionOf(response) };
  }

  #put(
    path: readonly string[],
    body: unknown,
    { revision, draftRevision }: PartRevisions,
  ): Promise<UpstreamResponse> {
    const headers = { ...ifMatch(revision), ...revisionHeader('draft-revision', draftRevision) };

    return this.exchange({ method: 'PUT', path, body, headers });
  }
}

/** Omitted when unset, for engines that do not support it. */
function publishedQuery(published: boolean | null): { published?: string } {
  return published === null ? {} : { published: String(published) };
}
