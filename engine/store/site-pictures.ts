import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** A picture of a site, whether it was uploaded or not. */
export type SitePicture = { url: string; altText: string };

/** Pictures that pages, header, footer, settings and the team of a space use, those that are used most first. */
export async function listSitePictures(
  db: Kysely<Schema>,
  { spaceId, limit }: { spaceId: string; limit: number },
): Promise<SitePicture[]> {
  const { rows } = await sql<SitePicture>`
    with documents as (
      select body from pages where space_id = ${spaceId}
      union all select body from settings where space_id = ${spaceId}
      union all select doc from agents where space_id = ${spaceId}
    ), pictures as (
      select picture ->> 'imageUrl' as url, picture ->> 'altText' as alt
      from documents, jsonb_path_query(body, 'strict $.** ? (@.imageUrl.type() == "string")') as picture
      union all
      select background #>> '{}', null
      from documents, jsonb_path_query(body, 'strict $.**.imageUrls[*] ? (@.type() == "string")') as background
    )
    select url, coalesce(max(alt), '') as "altText" from pictures
    where url <> '' and url !~ '^data:'
    group by url
    order by count(*) desc, url
    limit ${limit}`.execute(db);

  return rows;
}
