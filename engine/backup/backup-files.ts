import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES } from '#domain/files/site-file.ts';
import { EngineError } from '../errors.ts';
import { inspectFile } from '../files/inspect-file.ts';
import { SNIFF_BYTES } from '../files/sniff-type.ts';
import { ArchiveError, type ArchiveEntry } from './archive.ts';

const FOLDER = 'files/';
const NAME = /^[a-z0-9][a-z0-9-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}){1,4}$/;

export function archivedName(name: string): string {
  return FOLDER + name;
}

export function isArchivedFile(name: string): boolean {
  return name.startsWith(FOLDER);
}

/** Writes a file of an archive below a folder; `spaceId` restricts it to the files of one site. */
export async function extractFile(
  { name, stream }: ArchiveEntry,
  { folder, spaceId, maxBytes }: { folder: string; spaceId?: string; maxBytes?: number },
): Promise<string> {
  const path = name.slice(FOLDER.length);
  if (!NAME.test(path) || path.split('/').includes('..'))
    throw new ArchiveError(`${name} is not the name of an uploaded file`);
  if (spaceId !== undefined && !path.startsWith(`${spaceId}/`))
    throw new ArchiveError(`${name} belongs to another site than ${spaceId}`);

  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(
    maxBytes === undefined ? stream : atMost(stream, maxBytes, name),
    createWriteStream(target, { flags: 'wx' }),
  );

  return target;
}

/** Rejects a file that agents could not have uploaded: of another type than its extension, damaged or active. */
export async function inspectExtracted(name: string, target: string): Promise<void> {
  const handle = await open(target);
  try {
    const { size: bytes } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const { type } = await inspectFile({ temporary: target, bytes, digest: '', head });
    const extension = FILE_TYPES.find((known) => known.type === type)?.extension;
    if (!name.endsWith(`.${extension}`)) throw new ArchiveError(`${name} is of the type ${type}`);
  } catch (error) {
    throw error instanceof EngineError ? new ArchiveError(`${name}: ${error.message}`) : error;
  } finally {
    await handle.close();
  }
}

async function* atMost(stream: AsyncIterable<Buffer>, max: number, name: string) {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > max) throw new ArchiveError(`${name} has more than ${max / 1024 ** 2} MB`);
    yield chunk;
  }
}
