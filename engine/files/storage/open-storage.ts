import path from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import type { S3Settings } from './s3-settings.ts';

type Place = { dataDir: string; s3?: S3Settings };

/** The folder below the data directory. */
export function openDiskStorage({ dataDir }: Pick<Place, 'dataDir'>): FileStorage {
  return createDiskStorage(path.join(dataDir, 'files'));
}

/** The bucket that is configured, else the folder; the client of buckets is loaded only for one. */
export async function openStorage({ dataDir, s3 }: Place): Promise<FileStorage> {
  return s3 ? (await import('./s3-storage.ts')).createS3Storage(s3) : openDiskStorage({ dataDir });
}

/** Uploads in progress: always on the disk of the process that receives them. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, 'files', '.incoming');
}
