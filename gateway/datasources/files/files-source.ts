import type { ImageFocus } from '#domain/files/image-focus.ts';
import type { FileKind, SiteFile } from '#domain/files/site-file.ts';
import { adminPath } from '../pages/pages-source.ts';
import { RestSource } from '../rest-source.ts';
import { fileResponse, filesResponse, picturesResponse, usesResponse } from './files.types.ts';

/** Time for the largest file on a slow connection. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

type FileQuery = { text?: string | null; kind?: FileKind | null; page: number; size: number };

/** The page engine's calls for the files of a space. Writes are never retried. */
export class FilesSource extends RestSource {
  list({ text, kind, page, size }: FileQuery) {
    const query = { text: text || undefined, kind: kind ?? undefined, page, size };

    return this.get(filesResponse, this.#files(), query);
  }

  async pictures() {
    return (await this.get(picturesResponse, [...adminPath(this.spaceId), 'pictures'])).pictures;
  }

  async uses(id: string) {
    return (await this.get(usesResponse, this.#files(id, 'uses'))).uses;
  }

  async edit(id: string, body: { focus?: ImageFocus; altText?: string }): Promise<SiteFile> {
    return this.read(fileResponse, await this.exchange({ method: 'PUT', path: this.#files(id), body }));
  }

  async delete(id: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#files(id) });
  }

  /** Streams the bytes. */
  async upload(query: { name: string; replaces?: string }, stream: ReadableStream | null): Promise<SiteFile> {
    const response = await this.exchange({
      method: 'POST',
      path: this.#files(),
      query,
      stream,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    });

    return this.read(fileResponse, response);
  }

  #files(...rest: string[]): string[] {
    return [...adminPath(this.spaceId), 'files', ...rest];
  }
}
