import { rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { FOCUS_CENTRE, type ImageFocus, withFocus } from '#domain/files/image-focus.ts';
import {
  FILE_TYPES,
  type FileKind,
  fileDisplayName,
  fileUrlName,
  type SiteFile,
} from '#domain/files/site-file.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../context.ts';
import { badInput, EngineError, notFound } from '../errors.ts';
import { inspectFile } from '../files/inspect-file.ts';
import { receiveFile, removeUnfinishedUploads } from '../files/receive-file.ts';
import { publishOwnListings } from './listings/own/publish-own-listings.ts';
import { type FileUseRow, findFileUses, replaceUrl } from '../store/file-references.ts';
import type { Schema } from '../store/schema.ts';
import {
  type FileRow,
  findFile,
  findFileAt,
  listFiles,
  putFile,
  quotaOf,
  removeFile,
  sumFileBytes,
  updateFile,
  withFilesOf,
} from '../store/file-table.ts';
import { requireSpace } from './find-space.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'cache' | 'storage' | 'incomingDir' | 'filesQuotaBytes'>;
type Upload = {
  spaceId: string;
  name: string;
  request: Request;
  uploadedBy: string;
  /** Id of a file that the new one takes the place of, wherever it is used. */
  replaces?: string;
};

/** Longer than any upload takes. */
const UPLOAD_MAX_MS = 2 * 60 * 60_000;
/** Characters of the digest in a file's path. */
const DIGEST_LENGTH = 16;

/** Stores a file at a content-addressed path; the same bytes under the same name are stored once. */
export async function uploadFile(
  context: Context,
  { spaceId, name, request, uploadedBy, replaces }: Upload,
): Promise<{ file: SiteFile; isNew: boolean }> {
  const { db, clock, storage, incomingDir } = context;
  const { id: space } = await requireSpace(context, spaceId);
  const replaced = replaces === undefined ? null : await findFile(db, { spaceId: space, id: replaces });
  if (replaces !== undefined && !replaced) throw notFound('This file');
  const received = await receiveFile(request, { folder: incomingDir });

  try {
    const { type, width, height } = await inspectFile(received);
    if (replaced && replaced.kind !== kindOf(type))
      throw badInput('file', `${replaced.name} can only be replaced by a file of the same kind`);
    const shown = replaced?.name ?? fileDisplayName(name);
    const size = width && height ? { width, height } : null;
    const filePath = `${received.digest.slice(0, DIGEST_LENGTH)}/${fileUrlName(shown, type, size)}`;
    const stored = `${space}/${filePath}`;
    const { bytes } = received;
    const added = bytes - (replaced?.bytes ?? 0);
    // Checked before the bytes are sent to the storage, and again under the lock.
    if (!(await findFileAt(db, { spaceId: space, path: filePath })))
      await requireRoom(context, { space, bytes, added });
    await storage.put(stored, received.temporary, type);

    const outcome = await withFilesOf(db, space, async (transaction) => {
      const known = await findFileAt(transaction, { spaceId: space, path: filePath });
      const full = known ? null : await roomProblem({ ...context, db: transaction }, { space, bytes, added });
      if (full) {
        await storage.remove(stored);
        return full;
      }
      if (!(await storage.find(stored))) return deletedMeanwhile();

      const content = { path: filePath, type, bytes, width, height };
      const uploaded = { ...content, uploaded_at: clock(), uploaded_by: uploadedBy };
      return replaced
        ? replaceFile(context, { transaction, replaced, known, uploaded })
        : addFile(transaction, {
            known,
            uploaded: { ...uploaded, space_id: space, name: shown, kind: kindOf(type) },
          });
    });
    if (outcome instanceof EngineError) throw outcome;

    return { file: toSiteFile(outcome.row), isNew: outcome.isNew };
  } finally {
    await rm(received.temporary, { force: true });
  }
}

type Stored = { row: FileRow; isNew: boolean } | EngineError;
type Content = Pick<FileRow, 'path' | 'type' | 'bytes' | 'width' | 'height' | 'uploaded_at' | 'uploaded_by'>;
type NewFile = Content & Pick<FileRow, 'space_id' | 'name' | 'kind'>;

type Replacement = {
  transaction: Kysely<Schema>;
  replaced: FileRow;
  known: FileRow | null;
  uploaded: Content;
};

/** Puts the content in place of a file, which documents follow; `known` is the file that has this content already. */
async function replaceFile(
  context: Context,
  { transaction, replaced, known, uploaded }: Replacement,
): Promise<Stored> {
  if (known && known.id !== replaced.id)
    return badInput('file', `The site has this very file already: ${known.name}`);
  const { id, space_id: spaceId, path } = replaced;
  const row = await updateFile(transaction, { spaceId, id }, { ...uploaded, ...(known ? {} : CENTRED) });
  if (!row) return deletedMeanwhile();
  await changeUrl(context, { transaction, before: replaced, row, by: uploaded.uploaded_by });
  if (!known) await context.storage.remove(`${spaceId}/${path}`);

  return { row, isNew: false };
}

async function addFile(
  transaction: Kysely<Schema>,
  { known, uploaded }: { known: FileRow | null; uploaded: NewFile },
): Promise<Stored> {
  const { space_id: spaceId, uploaded_at, uploaded_by } = uploaded;
  if (known) {
    // It is the newest again: who uploads a file looks for it at the top of the list.
    const row = await updateFile(transaction, { spaceId, id: known.id }, { uploaded_at, uploaded_by });
    return row ? { row, isNew: false } : deletedMeanwhile();
  }
  const put = await putFile(transaction, uploaded);
  if (put.isNew) await record(transaction, { ...uploaded, at: uploaded_at, action: 'uploaded' });

  return put;
}

/** Removes files of killed uploads; other processes may share the folder. */
export function removeOldUploads({ incomingDir }: Pick<Context, 'incomingDir'>): Promise<void> {
  return removeUnfinishedUploads(incomingDir, UPLOAD_MAX_MS);
}

const CENTRED = { focus_x: FOCUS_CENTRE.x, focus_y: FOCUS_CENTRE.y };

type Changed = { transaction: Kysely<Schema>; before: FileRow; row: FileRow; by: string };

/** Lets every document follow a file whose URL has changed. */
async function changeUrl(
  { clock, cache }: Pick<Context, 'clock' | 'cache'>,
  { transaction, before, row, by }: Changed,
): Promise<void> {
  if (urlOf(before) === urlOf(row)) return;

  const change = { url: storedUrlOf(before), newUrl: urlOf(row), savedBy: by, savedAt: clock() };
  await replaceUrl(transaction, { spaceId: row.space_id, ...change });
  await publishOwnListings(transaction, { spaceId: row.space_id, now: clock() });
  cache.drop(row.space_id);
}

type Edit = { spaceId: string; id: string; focus?: ImageFocus; altText?: string; savedBy: string };

/** Changes the focus of a picture, which every use of it follows, and its description. */
export async function editFile(
  context: Context,
  { spaceId, id, focus, altText, savedBy }: Edit,
): Promise<SiteFile> {
  return withFilesOf(context.db, spaceId, async (transaction) => {
    const before = await findFile(transaction, { spaceId, id });
    if (!before) throw notFound('This file');
    if (focus && (before.width === null || before.type === 'image/svg+xml'))
      throw badInput('focus', 'Only a photo has a focus');

    const row = await updateFile(
      transaction,
      { spaceId, id },
      {
        focus_x: focus?.x ?? before.focus_x,
        focus_y: focus?.y ?? before.focus_y,
        alt_text: altText?.trim() ?? before.alt_text,
      },
    );
    if (!row) throw notFound('This file');
    await changeUrl(context, { transaction, before, row, by: savedBy });

    return toSiteFile(row);
  });
}

/** `added` is less than `bytes` when the file replaces another. */
type Room = { space: string; bytes: number; added: number };

async function requireRoom(context: Context, room: Room): Promise<void> {
  const problem = await roomProblem(context, room);
  if (problem) throw problem;
}

/** The sentence with what is used and what is left when a file does not fit into the quota of its site. */
async function roomProblem({ db, filesQuotaBytes }: Context, { space, bytes, added }: Room) {
  const [used, quota] = await Promise.all([sumFileBytes(db, space), quotaOf(db, space)]);
  const limit = quota ?? filesQuotaBytes;
  if (used + added <= limit || added <= 0) return null;

  return new EngineError(
    'too_large',
    `The file has ${megabytes(bytes)}. The files of this site use ${megabytes(used)} of ${megabytes(limit)}, so that ${megabytes(Math.max(0, limit - used))} are left`,
    { field: 'file' },
  );
}

function megabytes(bytes: number): string {
  const count = bytes / 1024 ** 2;

  return `${count >= 100 || Number.isInteger(count) ? Math.round(count) : count.toFixed(1)} MB`;
}

const deletedMeanwhile = () =>
  new EngineError('unavailable', 'The same file was deleted while it was uploaded. Upload it again', {
    field: 'file',
  });

type List = { spaceId: string; text?: string; kind?: FileKind; page: number; size: number };

/** One page of the files of a space, with their total size. */
export async function listSiteFiles(context: Context, { spaceId, page, size, ...filter }: List) {
  const { id } = await requireSpace(context, spaceId);
  const paging = { limit: size, offset: (page - 1) * size };
  const [{ rows, total }, bytes, quota] = await Promise.all([
    listFiles(context.db, { spaceId: id, ...filter, ...paging }),
    sumFileBytes(context.db, id),
    quotaOf(context.db, id),
  ]);

  return { files: rows.map(toSiteFile), total, bytes, maxBytes: quota ?? context.filesQuotaBytes };
}

/** The pages and shared parts that show a file or link to it. */
export async function fileUses(
  { db }: Pick<Context, 'db'>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<FileUseRow[]> {
  const row = await findFile(db, { spaceId, id });
  if (!row) throw notFound('This file');

  return findFileUses(db, { spaceId, url: storedUrlOf(row) });
}

/** The row first: a file without a row only takes space, a row without a file is a broken picture. */
export async function deleteFile(
  { db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>,
  key: { spaceId: string; id: string },
): Promise<void> {
  // Under the lock: an upload of the same bytes at that moment would lose its file.
  await withFilesOf(db, key.spaceId, async (transaction) => {
    const row = await removeFile(transaction, key);
    if (!row) throw notFound('This file');
    await record(transaction, { ...row, at: clock(), action: 'deleted' });

    await storage.remove(`${row.space_id}/${row.path}`);
  });
}

type Recorded = Pick<FileRow, 'space_id' | 'name' | 'type' | 'bytes'> & { at: Date; action: string };

function record(db: Context['db'], { space_id: spaceId, name, type, bytes, at, action }: Recorded) {
  const summary = `${type}, ${bytes} bytes`;

  return recordAudit(db, { spaceId, at, kind: 'file', action, subject: name, summary });
}

function toSiteFile(row: FileRow): SiteFile {
  const { id, name, type, kind, bytes, width, height, uploaded_at, uploaded_by } = row;
  const uploaded = { uploadedAt: uploaded_at.toISOString(), uploadedBy: uploaded_by };
  const focus = { x: row.focus_x, y: row.focus_y };

  return {
    id,
    name,
    url: urlOf(row),
    type,
    kind,
    bytes,
    width,
    height,
    ...uploaded,
    altText: row.alt_text,
    focus,
  };
}

function urlOf(row: FileRow): string {
  return withFocus(storedUrlOf(row), { x: row.focus_x, y: row.focus_y });
}

/** Where its bytes are, without a focus. */
function storedUrlOf({ space_id, path: filePath }: FileRow): string {
  return `/_files/${space_id}/${filePath}`;
}

function kindOf(type: string): FileKind {
  return FILE_TYPES.find((known) => known.type === type)?.kind ?? 'document';
}
