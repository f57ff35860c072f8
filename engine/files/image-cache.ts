import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type ImageCache = {
  /** The stored bytes, or those that `render` makes; one render a key, however many ask at once. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
};

/** Keys are hexadecimal digests with an ending; their first two characters are the folder. */
export function createImageCache(directory: string): ImageCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function load(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const folder = path.join(directory, key.slice(0, 2));
    const file = path.join(folder, key);
    const stored = await readFile(file).catch(() => null);
    if (stored?.length) return stored;
    const bytes = await render();
    await store(folder, file, bytes);
    return bytes;
  }

  return {
    get(key, render) {
      const pending = underWay.get(key);
      if (pending) return pending;
      const work = load(key, render).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
  };
}

/** A reader sees the whole file or none. */
async function store(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
