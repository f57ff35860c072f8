import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Extract, extract, pack } from 'tar-stream';
import { z } from 'zod';
import { issueSentence } from '#domain/json/issue-sentence.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';

/** A gzipped tar file: `strapwork.json` first, its data, and `checksums.json` last, so that a cut-off file lacks it. */

const HEAD = 'strapwork.json';
const CHECKSUMS = 'checksums.json';
/** The same bytes for the same content. */
const MODIFIED = new Date(0);
/** More than any chunk of rows; files of a site are streamed. */
const TEXT_MAX = 256 * 1024 * 1024;

const checksumsShape = z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() }));
type Checksums = z.infer<typeof checksumsShape>;

/** Its head names the version and the site. */
const HEAD_MAX = 4 * 1024 * 1024;
/** Below it any ratio of compression is harmless. */
const RATIO_FROM = 64 * 1024 * 1024;

/** What an archive from elsewhere may unpack to; `ratio` is bytes out for each byte of the file. */
export type ArchiveLimits = { entries: number; bytes: number; ratio: number };

/** Why an archive cannot be used. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

export type ArchiveWriter = {
  text(name: string, content: string): Promise<void>;
  /** Streams a file; false when it does not exist any more. */
  file(name: string, storage: FileStorage, stored: string): Promise<boolean>;
};

/** Writes an archive; there is none at `path` unless `write` completes. */
export async function writeArchive(
  path: string,
  head: object,
  write: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`;
  const tar = pack();
  const checksums: Checksums = {};
  // Readable by its owner alone: it may hold password hashes and keys.
  const done = pipeline(tar, createGzip({ level: 6 }), createWriteStream(partial, { mode: 0o600 }));
  done.catch(() => {});

  const text = async (name: string, content: string) => {
    const bytes = Buffer.from(content);
    checksums[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: bytes.length, mtime: MODIFIED }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
      done.catch(reject);
    });
  };

  try {
    await text(HEAD, `${JSON.stringify(head, null, 2)}\n`);
    await write({
      text,
      async file(name, storage, stored) {
        const found = await storage.find(stored);
        const source = found && (await storage.read(stored));
        if (!source) return false;

        const size = found.bytes;
        const hash = createHash('sha256');
        const entry = tar.entry({ name, size, mtime: MODIFIED });
        source.on('data', (chunk) => hash.update(chunk));
        await Promise.race([pipeline(source, entry), done]);
        checksums[name] = { bytes: size, sha256: hash.digest('hex') };
        return true;
      },
    });
    const { [HEAD]: _, ...rest } = checksums;
    await text(CHECKSUMS, `${JSON.stringify({ [HEAD]: checksums[HEAD], ...rest }, null, 1)}\n`);
    tar.finalize();
    await done;
    await sync(partial);
    await rename(partial, path);
    await sync(dirname(path));
  } catch (error) {
    tar.destroy();
    await done.catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
}

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** Its bytes are read once, by one of the members. */
export type ArchiveEntry = {
  name: string;
  stream: AsyncIterable<Buffer>;
  text(): Promise<string>;
};

/** Reads the whole archive once and compares every checksum; returns its head. Throws an {@link ArchiveError}. */
export async function checkArchive<Head>(
  path: string,
  shape: z.ZodType<Head>,
  limits?: ArchiveLimits,
): Promise<Head> {
  const seen: Checksums = Object.create(null);
  let head: unknown;
  let isFirst = true;
  let count = 0;
  let checksums: Checksums | undefined;

  const use = async ({ name, stream, text }: ArchiveEntry) => {
    if (checksums) throw new ArchiveError('something follows its checksums');
    if (name in seen) throw new ArchiveError(`it has ${name} twice`);
    if (isFirst && name !== HEAD)
      throw new ArchiveError(`it does not begin with ${HEAD}: it was not made by this product`);
    if (name === CHECKSUMS) {
      checksums = checksumsShape.safeParse(parseJson(await text())).data;
      if (!checksums) throw new ArchiveError(`${CHECKSUMS} cannot be read`);
      return;
    }

    isFirst = false;
    const hash = createHash('sha256');
    const isHead = name === HEAD;
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream) {
      hash.update(chunk);
      bytes += chunk.length;
      if (isHead && bytes > HEAD_MAX) throw new ArchiveError(`${HEAD} is too large`);
      if (isHead) chunks.push(chunk);
    }
    if (isHead) head = parseJson(Buffer.concat(chunks).toString());
    seen[name] = { bytes, sha256: hash.digest('hex') };
    count += 1;
    if (limits && count > limits.entries)
      throw new ArchiveError(`it has more than ${limits.entries} entries`);
  };
  await eachEntry(path, use, { limits });

  if (!checksums) throw new ArchiveError('it is cut off: its checksums are missing');
  for (const [name, { sha256 }] of Object.entries(checksums)) {
    if (!seen[name]) throw new ArchiveError(`${name} is missing`);
    if (seen[name].sha256 !== sha256)
      throw new ArchiveError(`${name} has another checksum than it was written with`);
  }
  const added = Object.keys(seen).find((name) => !checksums?.[name]);
  if (added) throw new ArchiveError(`${added} is not among its checksums`);

  const read = shape.safeParse(head, { error: issueSentence });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ArchiveError(`${HEAD}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it cannot be read'}`);
}

/** Every data entry of a checked archive in order. */
export async function readEntries(
  path: string,
  use: (entry: ArchiveEntry) => Promise<void>,
  { textMaxBytes = TEXT_MAX }: { textMaxBytes?: number } = {},
): Promise<void> {
  await eachEntry(
    path,
    async (entry) => {
      if (entry.name === HEAD || entry.name === CHECKSUMS) await entry.text();
      else await use(entry);
    },
    { textMaxBytes },
  );
}

async function eachEntry(
  path: string,
  use: (entry: ArchiveEntry) => Promise<void>,
  { limits, textMaxBytes = TEXT_MAX }: { limits?: ArchiveLimits; textMaxBytes?: number } = {},
): Promise<void> {
  const source = createReadStream(path);
  const gunzip = createGunzip();
  const tar = extract();
  let unpacked = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      unpacked += chunk.length;
      done(limits ? tooMuch(unpacked, source.bytesRead, limits) : null, chunk);
    },
  });
  const flow = pipeline(source, gunzip, counted, tar);
  let failure: unknown;
  flow.catch((error) => {
    failure = error;
  });

  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'file') throw new ArchiveError(`${name} is a ${type}, not a file`);
      const stream = bytesOf(entry);
      await use({ name, stream, text: () => readText(name, stream, textMaxBytes) });
    }
    await flow;
  } catch (error) {
    source.destroy();
    throw damaged(failure ?? error);
  }
}

/** A few bytes can unpack to more than a disk holds. */
function tooMuch(unpacked: number, read: number, { bytes, ratio }: ArchiveLimits): ArchiveError | null {
  if (unpacked > bytes)
    return new ArchiveError(`it unpacks to more than ${Math.round(bytes / 1024 ** 3)} GB`);
  if (unpacked > RATIO_FROM && unpacked > read * ratio)
    return new ArchiveError(`it unpacks to more than ${ratio} times its size`);

  return null;
}

/** Its chunks are buffers, which its types omit. */
async function* bytesOf(entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    if (chunk instanceof Uint8Array) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}

async function readText(name: string, entry: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of entry) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ArchiveError(`${name} is too large`);
    chunks.push(chunk);
  }

  return Buffer.concat(chunks).toString('utf8');
}

/** Errors of gunzip and tar for a damaged file. */
function damaged(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ArchiveError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(error.message))
    return new ArchiveError('it is cut off');
  if (code.startsWith('Z_')) return new ArchiveError(`it is damaged, or no gzip file (${error.message})`);
  if (/tar header|checksum|premature/i.test(error.message))
    return new ArchiveError(`it is damaged, or no tar file (${error.message})`);

  return error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
