import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FileUsePlace } from '#domain/files/site-file.ts';
import type { Schema } from './schema.ts';

/** Documents of a space that hold URLs of files. Custom HTML is stored URL-encoded. */

/** `slug` is the name of a team member. */
export type FileUseRow = { place: FileUsePlace; slug: string | null };

type Named = { spaceId: string; url: string };
type Spellings = { plain: string; encoded: string };

/** The URL with any focus (domain/files/image-focus.ts), as regular expressions. */
function patternsOf(url: string): Spellings {
  const patternOf = (spelling: string) =>
    spelling.replaceAll('.', '\\.').replace(/(?=-\d+x\d+\\\.[a-z0-9]+$)/, '(--x\\d{1,3}--y\\d{1,3})?');

  return { plain: patternOf(url), encoded: patternOf(encodeURIComponent(url)) };
}

function holds(column: RawBuilder<unknown>, { plain, encoded }: Spellings) {
  return sql<boolean>`(${column}::text ~ ${plain} or ${column}::text ~ ${encoded})`;
}

/** Where a file is used: pages, drafts, shared settings, posts and the team. */
export async function findFileUses(db: Kysely<Schema>, { spaceId, url }: Named): Promise<FileUseRow[]> {
  const patterns = patternsOf(url);
  const has = (column: string) => holds(sql.ref(column), patterns);
  const { rows } = await sql<FileUseRow>`
    select 'page' as place, slug from pages where space_id = ${spaceId} and ${has('body')}
    union all
    select 'draft', pages.slug from pages join page_drafts draft using (page_key)
      where pages.space_id = ${spaceId} and ${has('draft.body')}
    union all
    select distinct 'draft', null from site_drafts where space_id = ${spaceId} and ${has('body')}
    union all
    select name, null from settings where space_id = ${spaceId} and ${has('body')}
    union all
    select 'post', slug from posts where space_id = ${spaceId} and ${has('document')}
    union all
    select 'agent', coalesce(doc ->> 'displayName', id) from agents where space_id = ${spaceId} and ${has('doc')}
    union all
    select 'listing', coalesce(record ->> 'UnparsedAddress', id) from own_listings where space_id = ${spaceId} and ${has('record')}
    order by 1, 2`.execute(db);

  return rows;
}

/**
 * Puts another URL in place of one in every document of a space, old versions included. Live documents and drafts get new
 * revisions, so that an editor opened before does not restore the old URL; a draft stays based on what is live.
 */
export async function replaceUrl(
  db: Kysely<Schema>,
  { spaceId, url, newUrl, savedBy, savedAt }: Named & { newUrl: string; savedBy: string; savedAt: Date },
): Promise<void> {
  const patterns = patternsOf(url);
  const has = (column: string) => holds(sql.ref(column), patterns);
  const swapped = (column: string) =>
    sql`regexp_replace(regexp_replace(${sql.ref(column)}::text, ${patterns.plain}, ${newUrl}::text, 'g'), ${patterns.encoded}, ${encodeURIComponent(newUrl)}::text, 'g')::jsonb`;
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);

  await run(sql`
    with before as (
      select page_key, revision from pages where space_id = ${spaceId} and ${has('body')} for update
    ), changed as (
      update pages set body = ${swapped('pages.body')}, revision = nextval('revisions'), saved_at = ${savedAt}, saved_by = ${savedBy}
      from before where pages.page_key = before.page_key
      returning pages.page_key, before.revision as old, pages.revision as new
    )
    update page_drafts set base_revision = changed.new from changed
    where page_drafts.page_key = changed.page_key and base_revision = changed.old`);
  await run(sql`
    update page_drafts set body = ${swapped('body')}, revision = nextval('revisions')
    where page_key in (select page_key from pages where space_id = ${spaceId}) and ${has('body')}`);
  await run(sql`
    with before as (
      select name, revision from settings where space_id = ${spaceId} and ${has('body')} for update
    ), changed as (
      update settings set body = ${swapped('settings.body')}, revision = nextval('revisions'), saved_at = ${savedAt}, saved_by = ${savedBy}
      from before where settings.space_id = ${spaceId} and settings.name = before.name
      returning settings.name, before.revision as old, settings.revision as new
    )
    update site_drafts set base_revision = changed.new from changed
    where site_drafts.space_id = ${spaceId} and part = changed.name and base_revision = changed.old`);
  await run(sql`
    update site_drafts set body = ${swapped('body')}, base = ${swapped('base')}, revision = nextval('revisions')
    where space_id = ${spaceId} and (${has('body')} or ${has('base')})`);

  for (const [table, column] of [
    ['page_versions', 'body'],
    ['settings_versions', 'body'],
    ['trashed_pages', 'body'],
    ['trashed_pages', 'draft'],
    ['posts', 'document'],
    ['agents', 'doc'],
    ['org_charts', 'body'],
    ['listing_public_info', 'body'],
    ['own_listings', 'record'],
  ] as const) {
    await run(
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${swapped(column)} where space_id = ${spaceId} and ${has(column)}`,
    );
  }
}
