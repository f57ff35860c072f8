import { z } from 'zod';
import type { Changed } from '../pages/page-editing-source.ts';
import { adminPath } from '../pages/pages-source.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';

/** Time for a site of some gigabytes on a slow connection. */
const ARCHIVE_TIMEOUT_MS = 60 * 60_000;

const imported = z.object({ rows: z.number(), files: z.number() });

/** The page engine's calls for a whole site as one archive. */
export class ArchiveSource extends RestSource {
  readonly #changed: Changed;

  constructor({ changed, ...options }: RestSourceOptions & { changed: Changed }) {
    super(options);
    this.#changed = changed;
  }

  /** Its bytes, and how many. */
  open(): Promise<Response> {
    return this.openStream({ path: this.#path(), timeoutMs: ARCHIVE_TIMEOUT_MS });
  }

  /** Puts an archive in place of the site. */
  async import(stream: ReadableStream | null): Promise<z.infer<typeof imported>> {
    const call = { method: 'POST' as const, path: this.#path(), stream, timeoutMs: ARCHIVE_TIMEOUT_MS };
    const done = this.read(imported, await this.exchange(call));
    await this.#changed();

    return done;
  }

  #path(): string[] {
    return [...adminPath(this.spaceId), 'archive'];
  }
}
