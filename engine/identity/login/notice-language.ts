import type { Kysely } from 'kysely';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import type { Schema } from '../../store/schema.ts';
import { findSiteDisplay } from '../../store/site-table.ts';

/** The language of a notice: the store may be what broke, and the notice is still sent. */
export async function noticeLanguage(db: Kysely<Schema>, spaceId: string): Promise<Language> {
  try {
    return (await findSiteDisplay(db, spaceId)).language;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}
