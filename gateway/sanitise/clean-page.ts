import type { Page } from '#domain/page/page.ts';
import { storedPage } from '../datasources/pages/pages.types.ts';
import { cleanJson } from './clean-json.ts';
import { readStored } from './read-stored.ts';

/** The page of a save: checked, its markup cleaned, its id the slug. */
export function cleanPage(page: unknown): Page {
  const read = readStored(storedPage, cleanJson(page, 'page'), 'page');

  return { ...read, id: read.slug };
}
