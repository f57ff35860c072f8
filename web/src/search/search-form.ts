import {
  DEFAULT_TRANSACTION,
  type Filters,
  TRANSACTION_CHOICES,
  type TransactionChoice,
} from '#domain/search/filters.ts';
import { readKeywords } from '#domain/search/keywords.ts';
import { sortedPropertyTypes } from '#domain/search/property-types.ts';
import { setRawTerms } from '#domain/search/raw-terms.ts';
import { changeSort, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { SEARCH_TEXT_MAX } from '#domain/search/search-state.ts';
import { readPrice } from '#domain/search/sentence/read-price.ts';
import { sortFromKey } from '#domain/search/sorts.ts';
import { budgetThumbs, draggedBudget } from './filters/price/budget.ts';
import { CHOICE_FILTERS, type ChoiceFilterKey } from './filters/choice-filters.ts';
import { readFee } from './filters/price/fee-fields.ts';
import { FLAG_FIELDS } from './filters/flag-fields.ts';
import { readOpenHouses } from './filters/open-houses-field.ts';
import { rawEndsName, readRawFieldName } from './filters/raw-field-name.ts';
import { replaceFilters } from './filters/replace-filters.ts';
import { SLIDER_FILTERS } from './filters/slider-filters.ts';
import { isSearchPath, readSearch } from './read-search.ts';

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
  const choices = Object.entries(CHOICE_FILTERS).map(([key, { name }]) => [
    key,
    fields.has(name) ? number(fields, name) : before[key as ChoiceFilterKey],
  ]);
  const flags = Object.entries(FLAG_FIELDS).map(([key, name]) => [
    key,
    fields.get(name) === '1' || undefined,
  ]);
  const keywords = fields.get('keywords');

  return {
    ...readRawTerms(fields, before),
    ...Object.assign({}, ...sliders),
    ...Object.fromEntries(choices),
    ...Object.fromEntries(flags),
    ...readOpenHouses(fields, before),
    ...readFee(fields, before),
    ...readBudget(fields, before, transactionType),
    transactionType,
    propertyTypes: sortedPropertyTypes(fields.getAll('type')),
    ...readRooms(fields, 'bedrooms', 'exactBedrooms'),
    ...readRooms(fields, 'bathrooms', 'exactBathrooms'),
    keywords: keywords === null ? before.keywords : readKeywords(keywords),
    officeId: fields.get('officeId') ?? before.officeId,
    agentId: fields.get('agentId') ?? before.agentId,
    orgChartId: fields.get('orgChartId') ?? before.orgChartId,
    orgChartIncludeChildren: fields.get('orgChartId') ? true : before.orgChartIncludeChildren,
  };
}

/** What was typed wins over what was dragged, each only where it is not what the form came with. */
function readBudget(
  fields: URLSearchParams,
  before: Filters,
  transactionType: TransactionChoice | undefined,
): Filters {
  const isSameType =
    (before.transactionType ?? DEFAULT_TRANSACTION) === (transactionType ?? DEFAULT_TRANSACTION);
  const known = isSameType ? before : {};
  const [low, high] = budgetThumbs(known, transactionType);
  const dragged = draggedBudget(
    known,
    [number(fields, 'low') ?? low, number(fields, 'high') ?? high],
    transactionType,
  );
  const typed = (name: string, key: 'lowPrice' | 'highPrice' | 'monthlyPayment') => {
    const text = fields.get(name);
    const price = text === null ? known[key] : (readPrice(text) ?? undefined);
    return price === known[key] || !isSameType
      ? key === 'monthlyPayment'
        ? known[key]
        : dragged[key]
      : price;
  };

  return {
    lowPrice: typed('from', 'lowPrice'),
    highPrice: typed('to', 'highPrice'),
    monthlyPayment: typed('payment', 'monthlyPayment'),
  };
}

/** A minimum, unless the number is to be exact. */
function readRooms(
  fields: URLSearchParams,
  least: 'bedrooms' | 'bathrooms',
  exact: 'exactBedrooms' | 'exactBathrooms',
): Filters {
  const isExact = fields.get(`${least}Exact`) === '1';
  const count = number(fields, least) || undefined;

  const chosen = fields.has(exact) ? number(fields, exact) : count;

  return { [exact]: isExact ? chosen : undefined, [least]: isExact ? undefined : chosen };
}

/** Source fields of the form replace existing terms on them. */
function readRawTerms(fields: URLSearchParams, before: Filters): Filters {
  const sent = [...new Set(fields.keys())].flatMap((name) => {
    const term = readRawFieldName(name);
    if (!term) return [];
    const ends = fields.get(rawEndsName(term.field))?.split(' ') ?? [];
    return [{ ...term, values: fields.getAll(name).filter((value) => value && !ends.includes(value)) }];
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
