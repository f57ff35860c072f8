import { partProblems } from '#domain/parts/check-state.ts';
import { cleanState } from '#domain/parts/clean-state.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { type StoredPage, type StoredStrap, storedPage } from '../datasources/pages/pages.types.ts';
import { cleanJson, SAVE_CLEANER } from './clean-json.ts';
import { readStored, rejectProblems } from './read-stored.ts';

/** Validates a saved page: straps against their declared parts, HTML sanitised by kind, the id set to the slug. */
export function cleanPage(page: unknown, table: PartsTable): StoredPage {
  const read = readStored(storedPage, cleanJson(page, 'page'), 'page');
  rejectProblems(partProblems(read, table), 'page');

  return {
    ...read,
    id: read.slug,
    hero: read.hero && cleanStrap(read.hero, table, 'page.hero'),
    straps: read.straps.map((strap, index) => cleanStrap(strap, table, `page.straps.${index}`)),
  };
}

function cleanStrap(strap: StoredStrap, table: PartsTable, path: string): StoredStrap {
  const parts = partsOf(table, strap.name) ?? {};

  return { ...strap, state: cleanState(strap.state, parts, SAVE_CLEANER, `${path}.state`) };
}
