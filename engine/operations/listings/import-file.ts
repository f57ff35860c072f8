import { recordAudit } from '#engine/audit/record.ts';
import { FeedFileError } from '#engine/feeds/feed-record.ts';
import { importListings } from '#engine/feeds/import-listings.ts';
import { recordName } from '#engine/feeds/reso/read-property.ts';
import { uploadedRecords } from '#engine/feeds/uploaded-records.ts';
import { listSourceSpaces } from '#engine/store/space-table.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { findSpace } from '../../store/space-table.ts';

/** Records of one file; a larger import is the server's. */
export const IMPORT_MAX_RECORDS = 5000;
/** Refusals that are reported one by one. */
export const IMPORT_MAX_REFUSALS = 100;

type Order = { spaceId: string; name: string; text: string };

/** Imports an agent's file into the listings of the site; what is refused is named by its line. */
export async function importFile(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, name, text }: Order,
) {
  const space = await findSpace(db, spaceId);
  if (!space) throw notFound('This site');
  const others = (await listSourceSpaces(db, space.source)).filter((id) => id !== spaceId);
  if (others.length > 0)
    throw badInput(
      'source',
      'Other sites show the listings of this source too: they are imported on the server',
    );

  const uploaded = read(name, text);
  if (uploaded.length === 0) throw badInput('text', `${name} contains no record`);
  if (uploaded.length > IMPORT_MAX_RECORDS)
    throw badInput(
      'text',
      `${name} contains more than ${IMPORT_MAX_RECORDS} records: import it on the server`,
    );

  const records = uploaded.map(({ record }) => record);
  const { refused, ...report } = await importListings(
    { db },
    { source: space.source, records, now: clock() },
  );
  // The import has transactions of its own.
  await recordAudit(db, {
    spaceId,
    at: clock(),
    kind: 'listing',
    action: 'imported',
    subject: name,
    summary: `${records.length} records, ${refused.length} refused`,
  });
  const lines = new Map(uploaded.map(({ line, record }, index) => [recordName(record, index), line]));

  return {
    ...report,
    records: records.length,
    refusedCount: refused.length,
    refused: refused
      .slice(0, IMPORT_MAX_REFUSALS)
      .map(({ record, reason }) => ({ line: lines.get(record) ?? null, record, reason })),
  };
}

function read(name: string, text: string) {
  try {
    return uploadedRecords(name, text);
  } catch (error) {
    if (error instanceof FeedFileError) throw badInput('text', error.message);
    throw error;
  }
}
