import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  FILE_TYPES,
  type FileKind,
  fileUrlName,
  fileDisplayName,
  SITE_FILES_MAX_BYTES,
  type SiteFile,
} from '#domain/files/site-file.ts';
import type { EngineContext } from '../context.ts';
import { EngineError, notFound } from '../errors.ts';
import { inspectFile } from '../files/inspect-file.ts';
import { receiveFile, removeUnfinishedUploads } from '../files/receive-file.ts';
import {
  type FileRow,
  type FileUseRow,
  findFile,
  findFileUses,
  listFiles,
  putFile,
  removeFile,
  sumFileBytes,
} from '../store/file-table.ts';
import { requireSpace } from './find-space.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'cache' | 'filesDir'>;
type Upload = { spaceId: string; name: string; request: Request; uploadedBy: string };

/** Temporary files of uploads in progress; no space has this name. */
const INCOMING = '.incoming';
/** Longer than any upload takes. */
const UPLOAD_MAX_MS = 2 * 60 * 60_000;
/** Characters of the digest in a file's path. */
const DIGEST_LENGTH = 16;

/** Stores a file at a content-addressed path; the same bytes under the same name are stored once. */
export async function uploadFile(
  context: Context,
  { spaceId, name, request, uploadedBy }: Upload,
): Promise<{ file: SiteFile; isNew: boolean }> {
  const { db, clock, filesDir } = context;
  const { id: space } = await requireSpace(context, spaceId);
  const received = await receiveFile(request, { folder: path.join(filesDir, INCOMING) });

  try {
    const { type, width, height } = await inspectFile(received);
    if ((await sumFileBytes(db, space)) + received.bytes > SITE_FILES_MAX_BYTES) throw siteFull();

    const shown = fileDisplayName(name);
    const size = width && height ? { width, height } : null;
    const filePath = `${received.digest.slice(0, DIGEST_LENGTH)}/${fileUrlName(shown, type, size)}`;
    const target = path.join(filesDir, space, filePath);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(received.temporary, target);

    const { row, isNew } = await putFile(db, {
      space_id: space,
      name: shown,
      path: filePath,
      type,
      kind: kindOf(type),
      bytes: received.bytes,
      width,
      height,
      uploaded_at: clock(),
      uploaded_by: uploadedBy,
    });

    return { file: toSiteFile(row), isNew };
  } finally {
    await rm(received.temporary, { force: true });
  }
}

/** Removes files of killed uploads; other processes may share the folder. */
export function removeOldUploads({ filesDir }: Pick<Context, 'filesDir'>): Promise<void> {
  return removeUnfinishedUploads(path.join(filesDir, INCOMING), UPLOAD_MAX_MS);
}

type List = { spaceId: string; text?: string; kind?: FileKind; page: number; size: number };

/** One page of the files of a space, with their total size. */
export async function listSiteFiles(context: Context, { spaceId, page, size, ...filter }: List) {
  const { id } = await requireSpace(context, spaceId);
  const paging = { limit: size, offset: (page - 1) * size };
  const [{ rows, total }, bytes] = await Promise.all([
    listFiles(context.db, { spaceId: id, ...filter, ...paging }),
    sumFileBytes(context.db, id),
  ]);

  return { files: rows.map(toSiteFile), total, bytes, maxBytes: SITE_FILES_MAX_BYTES };
}

/** The pages and shared parts that show a file or link to it. */
export async function fileUses(
  { db }: Pick<Context, 'db'>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<FileUseRow[]> {
  const row = await findFile(db, { spaceId, id });
  if (!row) throw notFound('This file');

  return findFileUses(db, { spaceId, url: urlOf(row) });
}

/** The row first: a file without a row only takes space, a row without a file is a broken picture. */
export async function deleteFile(
  { db, filesDir }: Pick<Context, 'db' | 'filesDir'>,
  key: { spaceId: string; id: string },
): Promise<void> {
  const row = await removeFile(db, key);
  if (!row) throw notFound('This file');

  await rm(path.join(filesDir, row.space_id, row.path), { force: true });
}

function toSiteFile(row: FileRow): SiteFile {
  const { id, name, type, kind, bytes, width, height, uploaded_at, uploaded_by } = row;
  const uploadedAt = uploaded_at.toISOString();

  return { id, name, url: urlOf(row), type, kind, bytes, width, height, uploadedAt, uploadedBy: uploaded_by };
}

function urlOf({ space_id, path: filePath }: FileRow): string {
  return `/_files/${space_id}/${filePath}`;
}

function kindOf(type: string): FileKind {
  return FILE_TYPES.find((known) => known.type === type)?.kind ?? 'document';
}

function siteFull(): EngineError {
  const gigabytes = SITE_FILES_MAX_BYTES / 1024 ** 3;

  return new EngineError('too_large', `The files of this site would take more than ${gigabytes} GB`, {
    field: 'file',
  });
}
