import { DEFAULT_FILTERS, type Filters, normalFilters } from '../filters.ts';
import { PROPERTY_TYPES } from '../property-types.ts';
import { sortKey } from '../sorts.ts';
import { escapeText } from '../url-escape.ts';
import {
  FLAG_TOKENS,
  NUMBER_TOKENS,
  OPEN_HOUSES_TOKEN,
  openHousesToken,
  RAW_TOKENS,
  TRANSACTION_TOKENS,
} from './tokens.ts';

/** The filters segment of the default filters. */
export const DEFAULTS_SLUG = 'defaults';

/** Filters as one readable URL segment, for example `houses,3-bedrooms,less-than-10-years`; empty without filters. */
export function encodeFilters(filters: Filters, defaults: Readonly<Filters> = DEFAULT_FILTERS): string {
  const normal = normalFilters(filters);

  // Normalised filters have their members in one order.
  if (JSON.stringify(normal) === JSON.stringify(normalFilters(defaults))) return DEFAULTS_SLUG;
  return tokens(normal).filter(Boolean).join(',');
}

function tokens(filters: Filters): (string | undefined | false)[] {
  const { transactionType, propertyTypes = [], openHouseDay, keywords, orgChartId, sort } = filters;

  return [
    transactionType && TRANSACTION_TOKENS[transactionType],
    ...PROPERTY_TYPES.map(({ value, urlToken }) => propertyTypes.includes(value) && urlToken),
    ...NUMBER_TOKENS.map(
      ([key, before, after]) => filters[key] !== undefined && before + filters[key] + after,
    ),
    filters.openHouses && OPEN_HOUSES_TOKEN,
    openHouseDay && openHousesToken(openHouseDay),
    ...FLAG_TOKENS.map(([key, word]) => filters[key] && word),
    keywords && dotted('keywords', ...keywords),
    filters.officeId && dotted('office', filters.officeId),
    filters.agentId && dotted('agent', filters.agentId),
    orgChartId && dotted(filters.orgChartIncludeChildren ? 'org-and-below' : 'org', orgChartId),
    ...RAW_TOKENS.flatMap(([name, key]) =>
      (filters[key] ?? []).map(({ field, operator, values }) => dotted(name, field, operator, ...values)),
    ),
    sort && `sort.${sortKey(sort)}`,
  ];
}

/** `name.value.value…`, each part escaped. */
function dotted(...parts: string[]): string {
  return parts.map(escapeText).join('.');
}
