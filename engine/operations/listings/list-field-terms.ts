import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { type FieldTerm, fieldTerms } from '../../store/listings/field-terms.ts';
import { requireSource } from './search-context.ts';

/** The values of one field of a source, counted over the searchable listings. */
export async function listFieldTerms(
  { db, index, scans }: Pick<EngineContext, 'db' | 'index' | 'scans'>,
  { source, field }: { source: string; field: string },
): Promise<FieldTerm[]> {
  const { key } = await requireSource({ db, index }, source);
  const { terms } = await scans.runCached(['terms', key, index?.revision(key), field], async () => ({
    terms: await fieldTerms(db, key, field),
  }));
  if (!terms) throw badInput('field', 'The source has no terms of that field');

  return terms;
}
