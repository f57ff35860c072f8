import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_MAX_BYTES } from '#domain/files/site-file.ts';
import { badInput, EngineError } from '../errors.ts';
import { SNIFF_BYTES } from './sniff-type.ts';

/** A received file, still under a temporary name. */
export type ReceivedFile = { temporary: string; bytes: number; digest: string; head: Buffer };

/**
 * Streams a body to disk; the caller removes or moves `temporary`. A body over `maxBytes` is rejected as soon
 * as it exceeds it, and an empty one.
 */
export async function receiveFile(
  request: Request,
  {
    folder,
    maxBytes = FILE_MAX_BYTES,
    check,
  }: {
    folder: string;
    maxBytes?: number;
    /** Throws for the first bytes of something else than what is expected. */
    check?: (head: Buffer) => void;
  },
): Promise<ReceivedFile> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `${randomUUID()}${INCOMPLETE}`);
  const hash = createHash('sha256');
  let [bytes, head] = [0, Buffer.alloc(0)];

  async function* counted(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      if (head.length < SNIFF_BYTES) {
        head = Buffer.concat([head, chunk]).subarray(0, SNIFF_BYTES);
        if (head.length > 1) check?.(head);
      }
      hash.update(chunk);
      yield chunk;
    }
  }

  try {
    await pipeline(Readable.from(counted(request.body ?? Readable.from([]))), createWriteStream(temporary));
    if (bytes === 0) throw badInput('file', 'The file is empty');
  } catch (error) {
    await rm(temporary, { force: true });
    if (error instanceof EngineError || request.body === null) throw error;
    if (isDiskFull(error)) throw diskFull();
    throw isBroken(error) ? badInput('file', 'The file did not come whole') : error;
  }

  return { temporary, bytes, digest: hash.digest('hex'), head };
}

const INCOMPLETE = '.part';

/** Removes temporary files of killed uploads. `olderThanMs` spares uploads in progress in another process. */
export async function removeUnfinishedUploads(folder: string, olderThanMs: number): Promise<void> {
  const latest = Date.now() - olderThanMs;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(INCOMPLETE)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs <= latest) await rm(file, { force: true });
  }
}

const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');

const diskFull = () =>
  new EngineError('no_space', 'There is no room left on the disk of this site. The file was not stored.');

/** The client disconnected; a full disk is handled separately. */
function isBroken(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };

  return name === 'AbortError' || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function tooLarge(maxBytes: number): EngineError {
  const megabytes = Math.floor(maxBytes / (1024 * 1024));

  return new EngineError('too_large', `The file is larger than ${megabytes} MB`, { field: 'file' });
}
