import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { RestSource } from '../rest-source.ts';
import { ifMatch } from '../revision-headers.ts';
import { adminPath } from './pages-source.ts';

const json = z.record(z.string(), z.unknown());
const siteDraft = z.object({
  part: z.enum(['header', 'footer', 'website']),
  value: json,
  base: json,
  baseRevision: z.coerce.string(),
  revision: z.coerce.string(),
  savedAt: z.string(),
});
const version = z.object({
  revision: z.coerce.string(),
  savedAt: z.string(),
  savedBy: z.string().nullable().default(null),
  changed: z.array(z.string()).default([]),
  templateId: z.string().nullable().default(null),
});
const versions = z.object({ versions: z.array(version) });
const versionWithValue = version.extend({ value: json });
const siteDrafts = z.object({ drafts: z.array(siteDraft) });

/** An agent's draft of a shared part, with its base. */
export type SiteDraft = z.infer<typeof siteDraft>;
type Part = SiteDraft['part'];

/** The page engine's calls for versions of shared parts and an agent's drafts of them. Writes are never retried. */
export class SiteDraftsSource extends RestSource {
  async list(): Promise<SiteDraft[]> {
    return (await this.get(siteDrafts, this.#path())).drafts;
  }

  /** Without a revision a draft is only created. */
  async save(
    part: Part,
    { value, base, baseRevision }: { value: unknown; base: unknown; baseRevision: string },
    revision: string | null,
  ): Promise<SiteDraft> {
    const began = Number(baseRevision);
    if (!Number.isSafeInteger(began)) throw badInput('This is not a revision.', 'baseRevision');
    const response = await this.exchange({
      method: 'PUT',
      path: this.#path(part),
      body: { value, base, baseRevision: began },
      headers: ifMatch(revision),
    });

    return this.read(siteDraft, response);
  }

  async discard(part: Part, revision: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#path(part), headers: ifMatch(revision) });
  }

  async listVersions(part: Part) {
    return (await this.get(versions, this.#versions(part))).versions;
  }

  findVersion(part: Part, revision: string) {
    return this.find(versionWithValue, [...this.#versions(part), revision]);
  }

  #versions(part: Part): string[] {
    return [...adminPath(this.spaceId), 'settings', part, 'versions'];
  }

  #path(...more: string[]): string[] {
    return [...adminPath(this.spaceId), 'site-drafts', ...more];
  }
}
