import { recordAudit } from '#engine/audit/record.ts';
import { FeedFileError } from '#engine/feeds/feed-record.ts';
import { importListings } from '#engine/feeds/import-listings.ts';
import { recordName } from '#engine/feeds/reso/read-property.ts';
import { uploadedRecords } from '#engine/feeds/uploaded-records.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { storeUploadedListings } from './own/store-uploaded-listings.ts';
import { requireOwnSource } from './own/own-source.ts';

/** Records of one file; a larger import is the server's. */
export const IMPORT_MAX_RECORDS = 5000;
/** Rejections that are reported one by one. */
export const IMPORT_MAX_REJECTIONS = 100;

type Order = { spaceId: string; name: string; text: string };

/** Imports an agent's file into the listings of the site; what is rejected is named by its line. */
export async function importFile(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, name, text }: Order,
) {
  const space = await requireOwnSource({ db }, spaceId);
  const uploaded = read(name, text);
  if (uploaded.length === 0) throw badInput('text', `${name} contains no record`);
  if (uploaded.length > IMPORT_MAX_RECORDS)
    throw badInput(
      'text',
      `${name} contains more than ${IMPORT_MAX_RECORDS} records: import it on the server`,
    );

  const records = uploaded.map(({ record }) => record);
  const now = clock();
  const { rejected, ...report } = await importListings({ db }, { source: space.source, records, now });
  await db.transaction().execute(async (transaction) => {
    await storeUploadedListings(transaction, { spaceId, records, now });
    await recordAudit(transaction, {
      spaceId,
      at: now,
      kind: 'listing',
      action: 'imported',
      subject: name,
      summary: `${records.length} records, ${rejected.length} rejected`,
    });
  });
  const lines = new Map(uploaded.map(({ line, record }, index) => [recordName(record, index), line]));

  return {
    ...report,
    records: records.length,
    refusedCount: rejected.length,
    refused: rejected
      .slice(0, IMPORT_MAX_REJECTIONS)
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
