import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStorage } from './file-storage.ts';
import { isAbsent, isTransient } from './s3-errors.ts';
import type { S3Settings } from './s3-settings.ts';

const ATTEMPTS = 4;
const CONNECT_MS = 3000;
/** Until the first byte of a response, and between two of them. */
const RESPONSE_MS = 15_000;
const BACK_OFF_MS = 200;

/** The calls of the S3 API that are needed, by the names of files; errors are those of the SDK. */
export type S3Bucket = Pick<FileStorage, 'put' | 'find' | 'read' | 'remove' | 'list'> & {
  /** Writes a few bytes. */
  putText(name: string, text: string): Promise<void>;
};

export function openBucket({ bucket, prefix, ...settings }: S3Settings): S3Bucket {
  const client = createClient(settings);
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  return {
    /** The SDK does not send a stream again: each attempt opens the file again. */
    async put(name, from, type = 'application/octet-stream') {
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
    },

    async putText(name, text) {
      await client.send(
        new PutObjectCommand({ ...at(name), Body: text, ContentLength: Buffer.byteLength(text) }),
      );
    },

    async find(name) {
      try {
        const { ContentLength: bytes = 0, ETag: tag = '' } = await client.send(
          new HeadObjectCommand(at(name)),
        );
        return { bytes, version: `${bytes}-${tag.replaceAll('"', '')}` };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },

    async read(name, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...at(name), Range }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },

    async list(space) {
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
    },
  };
}

function createClient(settings: Omit<S3Settings, 'bucket' | 'prefix'>): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: RESPONSE_MS,
      throwOnRequestTimeout: true,
    },
    // Many compatible services know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
