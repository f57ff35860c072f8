import { tradeMessage } from '../../language/trade-message.ts';
import { type Filters, normalFilters, type TransactionChoice } from '../filters.ts';
import { leftOutTypes, propertyTypeLabel } from '../property-types.ts';
import { filterFacts, joinWithAnd } from './filter-summary.ts';

/**
 * The H1 of a search, for example "Edmonton, AB Real Estate" or "Strathcona Condos for Lease". Without an area it says
 * what is searched by default: "Homes for Sale".
 */
export function searchHeading(
  areaName: string,
  filters: Filters = {},
  defaultTransaction?: TransactionChoice,
): string {
  const { propertyTypes, openHouses, openHouseDay, ...others } = normalFilters(filters);
  const transactionType = others.transactionType ?? (areaName ? undefined : defaultTransaction);
  const isNamed = propertyTypes && leftOutTypes(propertyTypes).length === 0;
  const what = isNamed
    ? joinWithAnd(propertyTypes.map(propertyTypeLabel))
    : tradeMessage(
        openHouses || openHouseDay ? 'heading.openHouses' : areaName ? 'heading.any' : 'heading.homes',
      );
  const hows = {
    SALE: tradeMessage('heading.SALE'),
    LEASE: tradeMessage('heading.LEASE'),
    ANY: tradeMessage('heading.ANY'),
  };
  const how = transactionType ? hows[transactionType] : '';
  const heading = areaName ? tradeMessage('heading.place', { place: areaName, what, how }) : what + how;

  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

/** The document title: the heading with the other filters and the page. */
export function searchTitle(
  areaName: string,
  filters: Filters = {},
  page = 1,
  defaultTransaction?: TransactionChoice,
): string {
  const { transactionType, propertyTypes = [], ...rest } = filters;
  const isNamed = leftOutTypes(propertyTypes).length === 0;
  const facts = filterFacts(isNamed ? rest : { ...rest, propertyTypes }).map(({ text }) => text);

  return [
    searchHeading(areaName, filters, defaultTransaction),
    ...facts,
    ...(page > 1 ? [tradeMessage('heading.page', { page })] : []),
  ].join(', ');
}

/** The name under which a search is saved unless its customer writes another: its place and its filters. */
export function savedSearchName(placeName: string, filters: Filters): string {
  const parts = [placeName, ...filterFacts(filters).map(({ text }) => text)].filter(Boolean);

  return parts.join(', ') || searchHeading('');
}
