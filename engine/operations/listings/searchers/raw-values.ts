import { withoutFilters } from '#domain/search/facets.ts';
import { type Bits, hasBit } from '../../../search-index/bitset.ts';
import type { ListingIndex } from '../../../search-index/listing-index.ts';
import type { SearchIndex } from '../../../search-index/search-index.ts';
import { detailOf, type FieldTerm } from '../../../store/listings/field-terms.ts';
import type { ListingSearch } from '../../../store/listings/listing-conditions.ts';
import { type ListingFacets, MAX_FIELD_VALUES, mostFirst } from '../../../store/listings/listing-facets.ts';
import { type StoreSearcherContext, rawValues as storedRawValues } from './store-searcher.ts';
import { withStoreTerms } from './store-terms.ts';

type Detail = { field: string; detail: string };

/**
 * The values of fields of the source among the listings found, each field without its own terms: details from
 * the index's cache, other fields from the store. Null for a search that only the store can evaluate.
 */
export async function rawValues(
  index: SearchIndex,
  context: StoreSearcherContext,
  search: ListingSearch,
  rawFields: readonly string[],
): Promise<ListingFacets['raw'] | null> {
  const details = rawFields.flatMap((field): Detail[] => {
    const detail = detailOf(field);
    return detail === null ? [] : [{ field, detail }];
  });
  const others = rawFields.filter((field) => detailOf(field) === null);
  const counted = details.length > 0 ? await countDetails(index, context, search, details) : [];
  if (!counted) return null;

  const stored = others.length > 0 ? await storedRawValues(context, search, others) : [];
  const all = [...counted, ...stored];
  return rawFields.map((field) => ({ field, values: all.find((one) => one.field === field)?.values ?? [] }));
}

async function countDetails(
  index: SearchIndex,
  context: StoreSearcherContext,
  search: ListingSearch,
  details: readonly Detail[],
): Promise<ListingFacets['raw'] | null> {
  const names = details.map(({ detail }) => detail);
  const values = await index.details.get(context.scans, search.source, names);
  const counted: ListingFacets['raw'] = [];
  for (const [at, { field }] of details.entries()) {
    const rest = { ...search, search: withoutFilters(search.search, { rawField: field }) };
    const listings = index.of(search.source);
    const known = listings && (await withStoreTerms(context, listings, rest));
    const conditions = known && listings.plan(known);
    if (!conditions) return null;
    counted.push({ field, values: countValues(listings, listings.match(conditions), values, at) });
  }
  return counted;
}

/** The values at a position among the rows found, the most frequent first. */
function countValues(
  listings: ListingIndex,
  found: Bits,
  values: ReadonlyMap<string, readonly (string | null)[]>,
  at: number,
): FieldTerm[] {
  const counts = new Map<string, number>();
  for (const [id, { [at]: value }] of values) {
    if (value === null || value === undefined) continue;
    const row = listings.rowOf(id);
    if (row !== undefined && hasBit(found, row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const sorted = mostFirst([...counts].map(([value, count]) => ({ value, count })));

  return sorted.slice(0, MAX_FIELD_VALUES).map(({ value, count }) => ({ key: value, count }));
}
