import { realpath } from 'node:fs/promises';
import path from 'node:path';

/** The path of a file by its name below a folder; null when it does not exist or a symbolic link leads elsewhere. */
export async function findStoredPath(folder: string, name: string): Promise<string | null> {
  const root = await realpath(folder).catch(() => null);
  if (root === null) return null;
  const file = path.join(root, name);
  const real = await realpath(file).catch(() => null);

  return real === file && file.startsWith(root + path.sep) ? file : null;
}
