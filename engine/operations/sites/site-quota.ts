import type { Kysely } from 'kysely';
import { sumFileBytes } from '../../store/file-table.ts';
import type { Schema } from '../../store/schema.ts';
import { requireSite } from './manage-sites.ts';

/** Sets the limit of the files of a site in megabytes; null takes its own away, undefined changes nothing. */
export async function setQuota(
  db: Kysely<Schema>,
  { id, quota }: { id: string; quota: number | null | undefined },
): Promise<{ used: number; own: number | null }> {
  await requireSite(db, id);
  if (quota !== undefined)
    await db.updateTable('spaces').set({ files_quota_mb: quota }).where('id', '=', id).execute();
  const { files_quota_mb: own } = await db
    .selectFrom('spaces')
    .select('files_quota_mb')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  return { used: await sumFileBytes(db, id), own };
}
