import { tradeMessage } from '../../language/trade-message.ts';
import { type Filters, normalFilters, type TransactionChoice } from '../filters.ts';
import { leftOutTypes, propertyTypeLabel } from '../property-types.ts';
import { filterFacts, joinWithAnd } from './filter-summary.ts';
import { filteredHeading } from './filtered-heading.ts';

/**
 * The H1 of a search, for example "Edmonton, AB Real Estate" or "Strathcona Condos for Lease". Without an area it says
 * what is searched by default: "Homes for Sale".
 */
export function searchHeading(
  areaName: string,
  filters: Filters = {},
  defaultTransaction?: TransactionChoice,
): string {
  const { propertyTypes, openHouses, ...others } = normalFilters(filters);
  const transactionType = others.transactionType ?? (areaName ? undefined : defaultTransaction);
  const isNamed = propertyTypes && leftOutTypes(propertyTypes).length === 0;
  const what = isNamed
    ? joinWithAnd(propertyTypes.map(propertyTypeLabel))
    : tradeMessage(openHouses ? 'heading.openHouses' : areaName ? 'heading.any' : 'heading.homes');
  const hows = {
    SALE: tradeMessage('heading.SALE'),
    LEASE: tradeMessage('heading.LEASE'),
    ANY: tradeMessage('heading.ANY'),
  };
  const how = transactionType ? hows[transactionType] : '';
  const heading = areaName ? tradeMessage('heading.place', { place: areaName, what, how }) : what + how;

  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

/** Further filters that a heading names; the chips below it name all. */
export const OTHERS_MAX = 2;

/** The heading of a search: with filters what is searched and where, "3+ bed houses under $500,000 in Ritchie". */
export function filteredSearchHeading(
  areaName: string,
  filters: Filters = {},
  defaultTransaction?: TransactionChoice,
): string {
  return withFilters(areaName, filters, OTHERS_MAX) ?? searchHeading(areaName, filters, defaultTransaction);
}

/** The document title: the heading with all filters and the page. */
export function searchTitle(
  areaName: string,
  filters: Filters = {},
  page = 1,
  defaultTransaction?: TransactionChoice,
): string {
  const { transactionType, openHouses, propertyTypes = [], ...rest } = filters;
  const isNamed = leftOutTypes(propertyTypes).length === 0;
  const facts = filterFacts(isNamed ? rest : { ...rest, propertyTypes }).map(({ text }) => text);

  return [
    withFilters(areaName, filters) ??
      [searchHeading(areaName, filters, defaultTransaction), ...facts].join(', '),
    ...(page > 1 ? [tradeMessage('heading.page', { page })] : []),
  ].join(', ');
}

/** What is searched in a place, and at most so many of the other filters; null without filters to name. */
function withFilters(areaName: string, filters: Filters, most?: number): string | null {
  const said = filteredHeading(filters);
  if (!said) return null;
  const homes = areaName
    ? tradeMessage('heading.filtered.in', { homes: said.homes, place: areaName })
    : said.homes;

  return [homes, ...said.others.slice(0, most)].join(', ');
}

/** The name under which a search is saved unless its customer writes another: its heading, with all filters. */
export function savedSearchName(
  areaName: string,
  filters: Filters,
  defaultTransaction?: TransactionChoice,
): string {
  return searchTitle(areaName, filters, 1, defaultTransaction);
}
