import { badInput } from '../../errors.ts';
import type { UpstreamResponse } from '../call-upstream.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { ifMatch } from '../revision-headers.ts';
import {
  type DraftVersion,
  draftResponse,
  previewResponse,
  previewLinkResponse,
  type Schedule,
  scheduleResponse,
  trashResponse,
  versionResponse,
  versionsResponse,
} from './drafts.types.ts';
import type { Changed } from './page-editing-source.ts';
import { type PageVersion, type StoredPage, storedPage } from './pages.types.ts';
import { adminPath, revisionOf, versionOf } from './pages-source.ts';

/** The page engine's calls for drafts, versions, schedules and previews. Writes are never retried. */
export class DraftsSource extends RestSource {
  readonly #changed: Changed;

  constructor({ changed, ...options }: RestSourceOptions & { changed: Changed }) {
    super(options);
    this.#changed = changed;
  }

  async findDraft(slug: string): Promise<DraftVersion | null> {
    const response = await this.send({ path: this.#page(slug, 'draft') });

    return !response || response.status === 404 ? null : this.#draft(this.accepted(response));
  }

  /** Without a revision a draft is only created. */
  async saveDraft(
    slug: string,
    page: StoredPage,
    { revision, baseRevision }: { revision: string | null; baseRevision: string },
  ): Promise<DraftVersion> {
    const base = Number(baseRevision);
    if (!Number.isSafeInteger(base)) throw badInput('This is not a revision.', 'baseRevision');
    const body = { page, baseRevision: base };

    return this.#draft(
      await this.exchange({
        method: 'PUT',
        path: this.#page(slug, 'draft'),
        body,
        headers: ifMatch(revision),
      }),
    );
  }

  async discardDraft(slug: string, revision: string): Promise<void> {
    await this.exchange({
      method: 'DELETE',
      path: this.#page(slug, 'draft'),
      headers: ifMatch(revision),
    });
  }

  publishDraft(slug: string, revision: string): Promise<PageVersion> {
    return this.#goLive(slug, { path: this.#page(slug, 'draft', 'publish'), revision });
  }

  async listVersions(slug: string) {
    return (await this.get(versionsResponse, this.#page(slug, 'versions'))).versions;
  }

  findVersion(slug: string, version: string) {
    return this.find(versionResponse, this.#page(slug, 'versions', version));
  }

  restoreVersion(slug: string, version: string, revision: string): Promise<PageVersion> {
    return this.#goLive(slug, { path: this.#page(slug, 'versions', version, 'restore'), revision });
  }

  async getSchedule(slug: string): Promise<Schedule> {
    return this.#schedule(await this.exchange({ path: this.#page(slug, 'schedule') }));
  }

  /** Without a revision a schedule is only created. */
  async schedule(
    slug: string,
    times: { publishAt: string | null; unpublishAt: string | null },
    revision: string | null,
  ): Promise<Schedule> {
    const path = this.#page(slug, 'schedule');

    return this.#schedule(
      await this.exchange({ method: 'PUT', path, body: times, headers: ifMatch(revision) }),
    );
  }

  async setPublished(slug: string, published: boolean, revision: string): Promise<PageVersion> {
    const response = await this.exchange({
      method: 'PUT',
      path: this.#page(slug, 'published'),
      body: { published },
      headers: ifMatch(revision),
    });

    return this.#live(response);
  }

  async createPreview(slug: string) {
    const response = await this.exchange({ method: 'POST', path: this.#page(slug, 'previews') });

    return this.read(previewLinkResponse, response);
  }

  async revokePreviews(slug: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#page(slug, 'previews') });
  }

  /** The draft a preview link shows; needs no token. */
  findPreview(token: string) {
    return this.find(previewResponse, ['getPreview', this.spaceId, token]);
  }

  async listTrash() {
    return (await this.get(trashResponse, [...adminPath(this.spaceId), 'trash'])).pages;
  }

  async restoreTrashed(key: string, slug: string | null): Promise<PageVersion> {
    const path = [...adminPath(this.spaceId), 'trash', key, 'restore'];

    return this.#live(await this.exchange({ method: 'POST', path, query: slug ? { slug } : {} }));
  }

  async purgeTrashed(key: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: [...adminPath(this.spaceId), 'trash', key] });
  }

  #page(slug: string, ...rest: string[]): string[] {
    return [...adminPath(this.spaceId), 'page', slug, ...rest];
  }

  #schedule(response: UpstreamResponse): Schedule {
    return { ...this.read(scheduleResponse, response), revision: revisionOf(response) };
  }

  #draft(response: UpstreamResponse): DraftVersion {
    const { headers } = response;
    const savedBy = headers.get('x-saved-by');

    return {
      ...this.read(draftResponse, response),
      revision: revisionOf(response),
      savedAt: headers.get('x-saved-at'),
      savedBy: savedBy && decodeURIComponent(savedBy),
    };
  }

  async #goLive(
    slug: string,
    { path, revision }: { path: string[]; revision: string },
  ): Promise<PageVersion> {
    const live = await this.#live(await this.exchange({ method: 'POST', path, headers: ifMatch(revision) }));
    if (live.page.slug !== slug) await this.#changed(slug);

    return live;
  }

  async #live(response: UpstreamResponse): Promise<PageVersion> {
    const live = versionOf(this.read(storedPage, response), response);
    await this.#changed(live.page.slug);

    return live;
  }
}
