import { type Filters, TRANSACTION_CHOICES } from '#domain/search/filters.ts';
import { sortedPropertyTypes } from '#domain/search/property-types.ts';
import { setRawTerms } from '#domain/search/raw-terms.ts';
import { changeSort, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { SEARCH_TEXT_MAX } from '#domain/search/search-state.ts';
import { sortFromKey } from '#domain/search/sorts.ts';
import { budgetFilter } from './filters/budget.ts';
import { readRawFieldName } from './filters/raw-field-name.ts';
import { isSearchPath, readSearch } from './read-search.ts';
import { replaceFilters } from './filters/replace-filters.ts';
import { SLIDER_FILTERS } from './filters/slider-filters.ts';

/** URL for a filter form submitted without JavaScript: the search named by `at` with the fields' filters. Null if the URL has no such form. */
export function searchFormPath(fields: URLSearchParams): string | null {
  const at = fields.get('at');
  if (at === null || !isSearchPath(at.split(/[?#]/)[0] ?? '')) return null;

  const state = readSearch(at);
  const sort = sortFromKey(fields.get('sort') ?? '');
  const next = sort ? changeSort(state, sort) : replaceFilters(state, readFilters(fields, state.filters));
  const text = fields.get('q')?.trim();
  return searchPath(text ? setText(next, text.slice(0, SEARCH_TEXT_MAX)) : next);
}

function readFilters(fields: URLSearchParams, before: Filters): Filters {
  const transactionType = TRANSACTION_CHOICES.find((type) => type === fields.get('for'));
  const sliders = Object.values(SLIDER_FILTERS).map(({ name, write, read }) =>
    write(number(fields, name) ?? read(before)),
  );
  const budget = [number(fields, 'low') ?? 0, number(fields, 'high') ?? Number.POSITIVE_INFINITY] as const;

  return {
    ...readRawTerms(fields, before),
    ...Object.assign({}, ...sliders),
    ...budgetFilter(budget, transactionType),
    transactionType,
    propertyTypes: sortedPropertyTypes(fields.getAll('type')),
    bedrooms: number(fields, 'bedrooms'),
    bathrooms: number(fields, 'bathrooms'),
    openHouses: fields.get('open') === '1' || undefined,
    officeId: fields.get('officeId') ?? before.officeId,
    agentId: fields.get('agentId') ?? before.agentId,
    orgChartId: fields.get('orgChartId') ?? before.orgChartId,
    orgChartIncludeChildren: fields.get('orgChartId') ? true : before.orgChartIncludeChildren,
  };
}

/** Source fields of the form replace existing terms on them. */
function readRawTerms(fields: URLSearchParams, before: Filters): Filters {
  const sent = [...new Set(fields.keys())].flatMap((name) => {
    const term = readRawFieldName(name);
    return term ? [{ ...term, values: fields.getAll(name).filter(Boolean) }] : [];
  });

  return sent.reduce(
    (filters, { field }) =>
      setRawTerms(
        filters,
        field,
        sent.filter((term) => term.field === field).map(({ operator, values }) => ({ operator, values })),
      ),
    before,
  );
}

function number(fields: URLSearchParams, name: string): number | undefined {
  const text = fields.get(name);

  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
