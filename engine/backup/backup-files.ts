import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError, type ArchiveEntry } from './archive.ts';

const FOLDER = 'files/';
/** Unfinished uploads. */
const INCOMING = '.incoming';
const NAME = /^[a-z0-9][a-z0-9-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}){1,4}$/;

/** The uploaded files below a folder by name, in order. */
export async function listFiles(filesDir: string): Promise<string[]> {
  const entries = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(filesDir.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.startsWith(`${INCOMING}/`))
    .sort();
}

export function archivedName(name: string): string {
  return FOLDER + name;
}

export function isArchivedFile(name: string): boolean {
  return name.startsWith(FOLDER);
}

/** Writes a file of an archive below a folder; `spaceId` restricts it to the files of one site. */
export async function extractFile(
  { name, stream }: ArchiveEntry,
  { folder, spaceId }: { folder: string; spaceId?: string },
): Promise<void> {
  const path = name.slice(FOLDER.length);
  if (!NAME.test(path) || path.split('/').includes('..'))
    throw new ArchiveError(`${name} is not the name of an uploaded file`);
  if (spaceId !== undefined && !path.startsWith(`${spaceId}/`))
    throw new ArchiveError(`${name} belongs to another site than ${spaceId}`);

  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(stream, createWriteStream(target, { flags: 'wx' }));
}
