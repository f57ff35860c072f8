import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { DirectoryInUseError, type DirectoryLock, readPid } from './directory-lock.ts';

/** For systems without abstract sockets: a file that names its process, taken over when that process is gone. */
export function lockByFile(directory: string, file: string): DirectoryLock {
  if (!create(file)) {
    const holder = readPid(file);
    if (holder && isAlive(holder)) throw new DirectoryInUseError(directory, holder);

    takeOver(directory, file, holder);
  }

  return {
    release: async () => {
      if (readPid(file) === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Of several processes that find the same dead holder, the one whose rename succeeds goes on. */
function takeOver(directory: string, file: string, dead: number | null): void {
  const aside = `${file}.${process.pid}`;

  try {
    renameSync(file, aside);
  } catch {
    throw new DirectoryInUseError(directory, readPid(file));
  }

  const moved = readPid(aside);
  if (moved !== dead) {
    renameSync(aside, file);
    throw new DirectoryInUseError(directory, moved);
  }

  rmSync(aside);
  if (!create(file)) throw new DirectoryInUseError(directory, readPid(file));
}

function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
