import { z } from 'zod';
import {
  type MigratedPage,
  migratedPage,
  oldPageSchema,
  oldPageWithContentSchema,
} from '#domain/migration/old-page-schema.ts';
import { isObject } from '#domain/json/is-object.ts';
import { upstreamFailed } from '../../errors.ts';
import type { UpstreamResponse } from '../call-upstream.ts';
import { RestSource } from '../rest-source.ts';
import type { Guard } from '../upstream-guard.ts';

/** The website engine that a site is migrated from. */
export type OldEngine = { url: string; fetch: (request: Request) => Promise<Response>; guard?: Guard };

const NAME = 'old-engine';
const PAGES_MAX = 5000;

const pagesResponse = z.object({ pages: z.array(oldPageSchema).max(PAGES_MAX) });
const websiteResponse = z.object({ website: z.record(z.string(), z.unknown()) });

/** `getPages`, `getPage` and `getWebsite` of the older engine (docs/rest-calls.md); the agent's token is not sent to it. */
export class OldEngineSource extends RestSource {
  constructor({ url, fetch, guard }: OldEngine, spaceId: string) {
    super({ upstream: { name: NAME, baseUrl: url, fetch, guard }, spaceId, token: null });
  }

  /** The pages that can be migrated. */
  async list(): Promise<MigratedPage[]> {
    const { pages } = await this.get(pagesResponse, ['getPages', this.spaceId]);

    return pages.flatMap((page) => migratedPage(page) ?? []);
  }

  /** A page in the shape of `Page`, not checked; null when there is none that can be migrated. */
  async page(id: string): Promise<Record<string, unknown> | null> {
    const old = await this.find(oldPageWithContentSchema, ['getPage', this.spaceId, id]);
    const page = old && migratedPage(old);
    if (!old || !page) return null;

    const metaInfo = isObject(old.PAGE.metaInfo) ? old.PAGE.metaInfo : {};

    return {
      name: page.name,
      ...old.PAGE,
      // Its title there is what search engines know.
      metaInfo: { title: page.name, ...metaInfo },
      id: page.slug,
      slug: page.slug,
    };
  }

  /** The website as stored there, not checked. */
  async website(): Promise<Record<string, unknown>> {
    return (await this.get(websiteResponse, ['getWebsite', this.spaceId])).website;
  }

  /** Its 401 and 403 are not about the agent's session here. */
  protected override accepted(response: UpstreamResponse): UpstreamResponse {
    if (response.status < 300) return response;

    throw upstreamFailed(NAME, `it responded with status ${response.status}`, response.status);
  }
}
