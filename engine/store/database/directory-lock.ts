import { closeSync, ftruncateSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import fileSystem from 'fs-native-extensions';

export type DirectoryLock = { release(): void };

/** The directory cannot be locked: it is in use, or its file system does not support locks. */
export class DirectoryLockError extends Error {
  override name = 'DirectoryLockError';
}

/** In the directory itself, so that every path and every container that mounts it share the lock. */
const LOCK_FILE = 'strapwork.lock';

/** Far behind the text about the holder: on Windows locked bytes cannot be read. */
const LOCKED_BYTE = 1 << 20;

/**
 * One process per PGlite directory: two would corrupt it silently. A kernel lock is released however the
 * process ends and, unlike sockets and process ids, ignores namespaces.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = realpathSync(directory);
  const file = join(path, LOCK_FILE);
  // Never removed: a lock on a deleted file excludes nobody.
  const descriptor = openSync(file, 'a+');

  try {
    if (!fileSystem.tryLock(descriptor, LOCKED_BYTE, 1)) throw inUse(path, file);
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on host ${hostname()}\n`);
  } catch (error) {
    closeSync(descriptor);
    throw error instanceof DirectoryLockError ? error : cannotLock(path, error);
  }

  return { release: () => closeSync(descriptor) };
}

function inUse(directory: string, file: string): DirectoryLockError {
  const holder = readFileSync(file, 'utf8').trim() || 'another process';

  return new DirectoryLockError(`The database directory ${directory} is in use by ${holder}`);
}

function cannotLock(directory: string, cause: unknown): DirectoryLockError {
  const reason = cause instanceof Error ? cause.message : String(cause);

  return new DirectoryLockError(
    `The database directory ${directory} cannot be locked (${reason}); keep DATA_DIR on a disk of this machine`,
    { cause },
  );
}
