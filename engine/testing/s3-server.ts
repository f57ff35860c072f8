import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../files/storage/s3-settings.ts';

export type S3Server = {
  settings: S3Settings;
  /** The same as environment variables. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

const BUCKET = 'homes';
/** The only access key of the server. */
const KEY = 'S3RVER';

/**
 * An S3-compatible server on loopback with one empty bucket. It takes the signature of a list for wrong, since it ignores
 * the slash at the end of the bucket's path: only servers for calls without lists can check signatures.
 */
export async function startS3({ checksSignatures = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'strapwork-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = {
    endpoint,
    bucket: BUCKET,
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: KEY,
    pathStyle: true,
    prefix: 'sites/',
  };

  return {
    settings,
    env: {
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_ACCESS_KEY_ID: KEY,
      FILES_S3_SECRET_ACCESS_KEY: KEY,
      FILES_S3_PREFIX: settings.prefix,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
