import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './file-storage.ts';

export type Moved = { copied: number; kept: number; failed: string[] };

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Copies every file and compares the hash of the copy; can be run again after an interruption. */
export async function moveFiles(
  from: FileStorage,
  to: FileStorage,
  { remove }: { remove: boolean },
): Promise<Moved> {
  const moved: Moved = { copied: 0, kept: 0, failed: [] };
  const folder = await mkdtemp(path.join(tmpdir(), 'strapwork-move-'));

  try {
    for (const name of await from.list()) {
      const hash = await hashOf(from, name);
      if (hash !== null && hash === (await hashOf(to, name))) moved.kept += 1;
      else if (hash !== null && (await copy(from, to, { name, folder, hash }))) moved.copied += 1;
      else {
        moved.failed.push(name);
        continue;
      }
      if (remove) await from.remove(name);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  return moved;
}

async function copy(
  from: FileStorage,
  to: FileStorage,
  { name, folder, hash }: { name: string; folder: string; hash: string },
): Promise<boolean> {
  const source = await from.read(name);
  if (!source) return false;
  const local = path.join(folder, randomUUID());

  await pipeline(source, createWriteStream(local));
  await to.put(name, local, TYPES[name.split('.').pop() ?? '']);
  await rm(local, { force: true });

  return (await hashOf(to, name)) === hash;
}

async function hashOf(storage: FileStorage, name: string): Promise<string | null> {
  const source = await storage.read(name);
  if (!source) return null;
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk);

  return hash.digest('hex');
}
