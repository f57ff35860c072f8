import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type FileStorage, StorageError } from './file-storage.ts';
import { openBucket } from './s3-bucket.ts';
import { reasonOf } from './s3-errors.ts';
import type { S3Settings } from './s3-settings.ts';

/** Files are content-addressed: whatever lies under a digest never changes. */
const BY_DIGEST = /^[^/]+\/[0-9a-f]{16}\//;

/** Files in a private bucket; visitors get them through `/_files/` alone. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const bucket = openBucket(settings);
  const place = `${settings.endpoint ?? 'AWS'} ${settings.bucket}/${settings.prefix}`;
  const failed = (error: unknown, what = 'failed') =>
    new StorageError(`The file storage ${place} ${what}: ${reasonOf(error)}`, { cause: error });
  const within = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw failed(error);
    });

  const storage: FileStorage = {
    kind: 's3',
    place,
    put: (name, from, type) => within(bucket.put(name, from, type)),
    find: (name) => within(bucket.find(name)),
    read: (name, range) => within(bucket.read(name, range)),
    remove: (name) => within(bucket.remove(name)),
    list: (space) => within(bucket.list(space)),
    replaceAll: (folder, space) => replaceAll(storage, folder, space),

    async check() {
      const name = `.check-${randomUUID()}`;
      try {
        await bucket.putText(name, 'check');
        await bucket.find(name);
        await bucket.remove(name);
      } catch (error) {
        throw failed(error, 'cannot be used');
      }
    },
  };

  return storage;
}

async function replaceAll(
  storage: FileStorage,
  folder: string,
  space: string | undefined,
): ReturnType<FileStorage['replaceAll']> {
  const before = await storage.list(space);
  const names = (await filesBelow(folder)).filter((name) => !space || name.startsWith(`${space}/`));
  const added: string[] = [];
  const undo = async () => {
    for (const name of added) await storage.remove(name);
  };

  try {
    for (const name of names) {
      if (!before.includes(name)) added.push(name);
      else if (BY_DIGEST.test(name)) continue;
      await storage.put(name, path.join(folder, name));
    }
  } catch (error) {
    await undo().catch(() => {});
    throw error;
  }

  return {
    undo,
    async keep() {
      const left = new Set(names);
      for (const name of before) if (!left.has(name)) await storage.remove(name);
    },
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
