import DataLoader from 'dataloader';
import { readPath } from '#domain/calls/read-calls.ts';
import { upstreamFailed } from '../../errors.ts';
import type { UpstreamResponse } from '../call-upstream.ts';
import { readOnce } from '../checked-once.ts';
import { RestSource } from '../rest-source.ts';
import { revisionIn } from '../revision-headers.ts';
import {
  movedResponse,
  type PageVersion,
  pageResponse,
  pageListResponse,
  type SiteVersion,
  siteResponse,
  storedPage,
} from './pages.types.ts';

const sharedSite = readOnce(siteResponse);
const sharedPage = readOnce(pageResponse);

/** The page engine's public calls; an agent of the space gets pages with their hidden straps. */
export class PagesSource extends RestSource {
  #site: Promise<SiteVersion> | null = null;
  readonly #bySlug = new DataLoader<string, PageVersion | null>(
    (slugs) => Promise.all(slugs.map((slug) => this.#find(slug))),
    // The engine has no batch call; the loader only deduplicates.
    { batch: false },
  );

  /** Website, header and footer; fetched once per request. */
  getSite(): Promise<SiteVersion> {
    this.#site ??= this.#readSite();
    return this.#site;
  }

  getBySlug(slug: string): Promise<PageVersion | null> {
    return this.#bySlug.load(slug);
  }

  async list() {
    const path = this.token ? [...adminPath(this.spaceId), 'page'] : ['getPages', this.spaceId];

    return (await this.get(pageListResponse, path)).pages;
  }

  async #readSite(): Promise<SiteVersion> {
    const params = { spaceID: this.spaceId };
    if (this.token) return this.get(siteResponse, readPath('website', params));

    return this.getRead(sharedSite, 'website', params);
  }

  async #find(slug: string): Promise<PageVersion | null> {
    return (this.token ? await this.#findForAgent(slug) : null) ?? this.#findPublic(slug);
  }

  async #findForAgent(slug: string): Promise<PageVersion | null> {
    const response = await this.send({ path: [...adminPath(this.spaceId), 'page', slug] });
    if (!response || response.status === 404) return null;

    return versionOf(this.read(storedPage, this.accepted(response)), response);
  }

  async #findPublic(slug: string): Promise<PageVersion | null> {
    const params = { spaceID: this.spaceId, pageID: slug };
    const response = this.token
      ? await this.send({ path: readPath('page', params) })
      : await this.sendRead('page', params);
    if (!response || response.status === 404) return null;
    if (response.status === 301) {
      const { movedTo } = this.read(movedResponse, response);
      const target = movedTo === slug ? null : await this.getBySlug(movedTo);
      return target && { ...target, movedTo: target.movedTo ?? movedTo };
    }
    return { ...this.read(sharedPage, this.accepted(response)), movedTo: null, published: true };
  }
}

export const adminPath = (spaceId: string) => ['space', spaceId, 'app', 'website', 'admin'];

/** A page with the version from its headers. */
export function versionOf(page: PageVersion['page'], response: UpstreamResponse): PageVersion {
  const { headers } = response;
  const published = headers.get('x-published') !== 'false';

  return {
    page,
    revision: revisionOf(response),
    savedAt: headers.get('x-saved-at'),
    movedTo: null,
    published,
  };
}

/** The revision of a stored document. */
export function revisionOf(response: UpstreamResponse): string {
  const revision = revisionIn(response);
  if (!revision) throw upstreamFailed('engine', 'its response has no ETag', response.status);

  return revision;
}
