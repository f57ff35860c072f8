import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { access, constants, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type FileStorage, StorageError } from './file-storage.ts';
import { findStoredPath } from './find-stored-path.ts';

/** Prefix of uploads in progress, which are not files of a space. */
const HIDDEN = '.';

/** Files below a folder, which several processes can share. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (name: string) => path.join(folder, name);

  async function find(name: string) {
    const file = await findStoredPath(folder, name);
    if (file === null) return null;
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;

    return { file, bytes: found.size, version: `${found.size}-${Math.trunc(found.mtimeMs)}` };
  }

  return {
    kind: 'disk',
    place: folder,
    async put(name, from) {
      const target = pathOf(name);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(from, target).catch(async (error) => {
        if (error.code !== 'EXDEV') throw error;
        // Another file system: copied beside, so that nobody reads half of it.
        const draft = `${target}.${randomBytes(6).toString('hex')}.part`;
        await copyFile(from, draft);
        await rename(draft, target);
      });
    },
    async find(name) {
      const found = await find(name);
      return found && { bytes: found.bytes, version: found.version };
    },
    async read(name, range) {
      const found = await find(name);
      return found && createReadStream(found.file, range);
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async list(space) {
      const root = space ? pathOf(space) : folder;
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });

      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'),
        )
        .filter((name) => !name.startsWith(HIDDEN))
        .sort();
    },
    async replaceAll(source, space) {
      const target = space ? pathOf(space) : folder;
      const before = `${space ? `${folder}.${space}` : folder}.before-${randomBytes(6).toString('hex')}`;
      const from = space ? path.join(source, space) : source;
      await mkdir(path.dirname(target), { recursive: true });
      await rename(target, before).catch(absent);
      if (existsSync(from)) await rename(from, target);

      return {
        keep: () => rm(before, { recursive: true, force: true }),
        async undo() {
          await rm(target, { recursive: true, force: true });
          await rename(before, target).catch(absent);
        },
      };
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw new StorageError(
          `${folder} cannot be written (${error instanceof Error ? error.message : error})`,
        );
      }
    },
  };
}

function absent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
