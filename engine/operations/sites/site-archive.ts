import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAudit } from '../../audit/record.ts';
import { ArchiveError } from '../../backup/archive.ts';
import { replaceSite } from '../../backup/replace-site.ts';
import { exportSite, type SiteSummary } from '../../backup/site-archive.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { receiveFile } from '../../files/receive-file.ts';
import { quotaOf } from '../../store/file-table.ts';
import { listOwnRecords } from '../../store/listings/own-listing-table.ts';
import { requireSpace } from '../find-space.ts';
import { publishOwnListings } from '../listings/own/publish-own-listings.ts';

type Context = Pick<
  EngineContext,
  'db' | 'clock' | 'cache' | 'parts' | 'script' | 'storage' | 'incomingDir' | 'filesQuotaBytes'
>;

/** Rows of a site besides its files: many years of versions. */
const ROWS_MAX_BYTES = 1024 ** 3;
const ENTRIES_MAX = 100_000;
const RATIO_MAX = 250;

/** Writes the whole site into a file that is gone once its bytes are read. */
export async function openSiteArchive(context: Context, spaceId: string) {
  const { db, clock, script, storage, incomingDir } = context;
  const { id } = await requireSpace(context, spaceId);
  const path = join(incomingDir, `${randomUUID()}.part`);
  await mkdir(incomingDir, { recursive: true });

  try {
    const { rows, files } = await exportSite({ store: { script }, storage }, { path, site: id });
    const handle = await open(path);
    const { size: bytes } = await handle.stat();
    const change = { kind: 'site', action: 'exported', subject: 'archive of the site' } as const;
    await recordAudit(db, { spaceId: id, at: clock(), ...change, summary: `${rows} rows, ${files} files` });

    return { bytes, stream: handle.createReadStream() };
  } finally {
    // The open handle still reads it.
    await rm(path, { force: true });
  }
}

/** Before gigabytes of something else are received. */
function rejectNoGzip(head: Buffer): void {
  if (head[0] !== 0x1f || head[1] !== 0x8b)
    throw badInput('file', 'The archive is rejected: it is no file of Download Archive');
}

/** Replaces the site by an archive of it, completely or not at all; throws the reason if the archive is rejected. */
export async function importSiteArchive(
  context: Context,
  { spaceId, request }: { spaceId: string; request: Request },
): Promise<SiteSummary> {
  const { db, clock, cache, parts, script, storage, incomingDir } = context;
  const { id } = await requireSpace(context, spaceId);
  const filesMaxBytes = (await quotaOf(db, id)) ?? context.filesQuotaBytes;
  const maxBytes = filesMaxBytes + ROWS_MAX_BYTES;
  const received = await receiveFile(request, { folder: incomingDir, maxBytes, check: rejectNoGzip });

  try {
    const limits = { entries: ENTRIES_MAX, bytes: maxBytes, ratio: RATIO_MAX };
    const order = { path: received.temporary, site: id, parts, limits, filesMaxBytes, now: clock() };
    const before = (await listOwnRecords(db, id)).map((own) => own.id);
    const summary = await replaceSite({ script, storage, folder: incomingDir }, order);
    await db
      .transaction()
      .execute((transaction) => publishOwnListings(transaction, { spaceId: id, now: clock(), before }));
    cache.drop(id);

    return summary;
  } catch (error) {
    if (error instanceof ArchiveError) throw badInput('file', `The archive is rejected: ${error.message}`);
    throw error;
  } finally {
    await rm(received.temporary, { force: true });
  }
}
