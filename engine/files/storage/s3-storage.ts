import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type FileStorage, StorageError } from './file-storage.ts';
import type { S3Settings } from './s3-settings.ts';

const ATTEMPTS = 4;
const CONNECT_MS = 3000;
/** Until the first byte of an answer, and between two of them. */
const ANSWER_MS = 15_000;
const BACK_OFF_MS = 200;
/** Files are content-addressed: whatever lies under a digest never changes. */
const BY_DIGEST = /^[^/]+\/[0-9a-f]{16}\//;

/** Files in a private bucket; visitors get them through `/_files/` alone. */
export function createS3Storage({ bucket, prefix, ...settings }: S3Settings): FileStorage {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Many compatible services know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = `${settings.endpoint ?? 'AWS'} ${bucket}/${prefix}`;
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  /** A failure that says which storage failed, and of what. */
  const within = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw new StorageError(`The file storage ${place} failed: ${reasonOf(error)}`, { cause: error });
    });

  /** The SDK does not send a stream again: each attempt opens the file anew. */
  async function put(name: string, from: string, type = 'application/octet-stream'): Promise<void> {
    const { size } = await stat(from);
    for (let attempt = 1; ; attempt++) {
      const body = createReadStream(from);
      try {
        await client.send(
          new PutObjectCommand({ ...at(name), Body: body, ContentLength: size, ContentType: type }),
        );
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await wait(BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
      } finally {
        body.destroy();
      }
    }
  }

  async function find(name: string) {
    try {
      const { ContentLength: bytes = 0, ETag: tag = '' } = await client.send(new HeadObjectCommand(at(name)));
      return { bytes, version: `${bytes}-${tag.replaceAll('"', '')}` };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async function list(space?: string): Promise<string[]> {
    const names: string[] = [];
    let token: string | undefined;
    do {
      const found = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix + (space ? `${space}/` : ''),
          ContinuationToken: token,
        }),
      );
      for (const { Key: key = '' } of found.Contents ?? []) {
        const name = key.slice(prefix.length);
        if (!name.startsWith('.') && !name.endsWith('/')) names.push(name);
      }
      token = found.IsTruncated ? found.NextContinuationToken : undefined;
    } while (token);

    return names.sort();
  }

  const remove = async (name: string) => {
    await client.send(new DeleteObjectCommand(at(name)));
  };

  return {
    kind: 's3',
    place,
    put: (name, from, type) => within(put(name, from, type)),
    find: (name) => within(find(name)),
    async read(name, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...at(name), Range }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (isAbsent(error)) return null;
        return within(Promise.reject(error));
      }
    },
    remove: (name) => within(remove(name)),
    list: (space) => within(list(space)),
    async replaceAll(folder, space) {
      const before = await within(list(space));
      const names = (await filesBelow(folder)).filter((name) => !space || name.startsWith(`${space}/`));
      const added: string[] = [];
      const undo = async () => {
        for (const name of added) await within(remove(name));
      };

      try {
        for (const name of names) {
          if (!before.includes(name)) added.push(name);
          else if (BY_DIGEST.test(name)) continue;
          await within(put(name, path.join(folder, name)));
        }
      } catch (error) {
        await undo().catch(() => {});
        throw error;
      }

      return {
        undo,
        async keep() {
          const left = new Set(names);
          for (const name of before) if (!left.has(name)) await within(remove(name));
        },
      };
    },
    async check() {
      const name = `.check-${randomUUID()}`;
      try {
        await client.send(new PutObjectCommand({ ...at(name), Body: 'check', ContentLength: 5 }));
        await find(name);
        await remove(name);
      } catch (error) {
        throw new StorageError(`The file storage ${place} cannot be used: ${reasonOf(error)}`, {
          cause: error,
        });
      }
    },
  };
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function isAbsent(error: unknown): boolean {
  return statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');
}

/** Everything but what the service refused for good. */
function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket (FILES_S3_BUCKET)',
  InvalidAccessKeyId: 'the key is not known (FILES_S3_ACCESS_KEY_ID)',
  SignatureDoesNotMatch: 'the secret is wrong (FILES_S3_SECRET_ACCESS_KEY)',
  AccessDenied: 'the key may not write there',
  PermanentRedirect: 'the bucket is in another region (FILES_S3_REGION)',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = REASONS[error.name];
  if (known) return known;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;

  return [code, error.message].filter(Boolean).join(': ');
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
