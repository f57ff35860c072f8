import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type ImageCache = {
  /** The cached bytes, or the result of `render`; concurrent calls share one render per key. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>;
};

type Options = {
  maxBytes?: number;
  /** Receives write errors; the picture is returned all the same. */
  onError?: (error: unknown) => void;
};

const MAX_BYTES = 1024 ** 3;
/** Evicts down to this share of the limit, so that not every new picture evicts one. */
const LEFT_AFTER_EVICTION = 0.9;
/** Looks again after writing this share of the limit: another process may write to the same directory. */
const WRITTEN_BETWEEN_SCANS = 0.05;

/** An LRU cache on disk. Keys are hexadecimal digests with an extension; their first two characters are the folder. */
export function createImageCache(
  directory: string,
  { maxBytes = MAX_BYTES, onError = () => {} }: Options = {},
): ImageCache {
  const pending = new Map<string, Promise<Buffer>>();
  /** Sizes by key, the most recently used last. */
  const sizes = new Map<string, number>();
  let bytes = 0;
  let written = 0;
  let scan: Promise<void> | null = null;

  const fileOf = (key: string) => path.join(directory, key.slice(0, 2), key);

  function use(key: string, size: number): void {
    bytes += size - (sizes.get(key) ?? 0);
    sizes.delete(key);
    sizes.set(key, size);
  }

  async function readDirectory(): Promise<void> {
    const stored = new Map((await listStored(directory)).map(({ key, size }) => [key, size]));
    const own = [...sizes.keys()].filter((key) => stored.has(key));
    const isOwn = new Set(own);
    sizes.clear();
    bytes = 0;
    for (const [key, size] of stored) if (!isOwn.has(key)) use(key, size);
    for (const key of own) use(key, stored.get(key) ?? 0);
  }

  async function evict(): Promise<void> {
    if (bytes <= maxBytes) return;
    for (const [key, size] of sizes) {
      if (bytes <= maxBytes * LEFT_AFTER_EVICTION) return;
      sizes.delete(key);
      bytes -= size;
      await rm(fileOf(key), { force: true });
    }
  }

  async function load(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    scan ??= readDirectory().catch(onError);
    const stored = await readFile(fileOf(key)).catch(() => null);
    await scan;
    if (stored?.length) {
      use(key, stored.length);
      return stored;
    }

    const rendered = await render();
    if (rendered.length > maxBytes) return rendered;
    try {
      await store(fileOf(key), rendered);
      use(key, rendered.length);
      written += rendered.length;
      if (written > maxBytes * WRITTEN_BETWEEN_SCANS) {
        written = 0;
        await readDirectory();
      }
      await evict();
    } catch (error) {
      onError(error);
    }
    return rendered;
  }

  return {
    get(key, render) {
      const known = pending.get(key);
      if (known) return known;
      const work = load(key, render).finally(() => pending.delete(key));
      pending.set(key, work);
      return work;
    },
  };
}

const DRAFT = '.tmp';

/** Older drafts were left by a process that died; younger ones may be another's that writes them now. */
const DRAFT_MS = 10 * 60_000;

/** The files of earlier and other processes, the oldest first. */
async function listStored(directory: string): Promise<{ key: string; size: number }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: { key: string; size: number; changedAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const stored = await stat(file).catch(() => null);
    if (!stored) continue;
    const { size, mtimeMs } = stored;
    if (entry.name.endsWith(DRAFT)) {
      if (Date.now() - mtimeMs > DRAFT_MS) await rm(file, { force: true });
      continue;
    }
    found.push({ key: entry.name, size, changedAt: mtimeMs });
  }

  return found.sort((one, other) => one.changedAt - other.changedAt);
}

/** Written to a temporary file and renamed, so that readers never see a partial file. */
async function store(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}${DRAFT}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
