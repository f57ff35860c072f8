import { budgetLabel, listingAgeLabel, roomsLabel, sizeLabel } from './filter-labels.ts';
import { type Filters, normalFilters, type TransactionChoice } from '../filters.ts';
import { propertyTypeLabel } from '../property-types.ts';

const TRANSACTION_TEXTS: Readonly<Record<TransactionChoice, string>> = {
  SALE: 'For sale',
  LEASE: 'For lease',
  ANY: 'For sale or for lease',
};

export type FilterFact = {
  /** The filters it describes; omitting them drops the fact. */
  keys: (keyof Filters)[];
  text: string;
};

/** The filters as facts, one per control, in the order of the panels. */
export function filterFacts(filters: Filters): FilterFact[] {
  const normal = normalFilters(filters);
  const { transactionType, propertyTypes, bedrooms, bathrooms, lowPrice, highPrice } = normal;
  const { interiorSize, constructionAgeYears, listingAgeDays } = normal;
  const facts: (FilterFact | false | undefined | 0 | '')[] = [
    transactionType && fact(['transactionType'], TRANSACTION_TEXTS[transactionType]),
    propertyTypes && fact(['propertyTypes'], joinWithAnd(propertyTypes.map(propertyTypeLabel))),
    bedrooms && fact(['bedrooms'], `${roomsLabel(bedrooms)} bedrooms`),
    bathrooms && fact(['bathrooms'], `${roomsLabel(bathrooms)} bathrooms`),
    (lowPrice || highPrice) && fact(['lowPrice', 'highPrice'], budgetLabel(lowPrice, highPrice)),
    interiorSize && fact(['interiorSize'], sizeLabel(interiorSize)),
    constructionAgeYears && fact(['constructionAgeYears'], buildText(constructionAgeYears)),
    listingAgeDays && fact(['listingAgeDays'], listedText(listingAgeDays)),
    normal.openHouses && fact(['openHouses'], 'Open houses'),
    normal.officeId && fact(['officeId'], 'One office'),
    normal.agentId && fact(['agentId'], 'One agent'),
    normal.orgChartId && fact(['orgChartId', 'orgChartIncludeChildren'], 'One team'),
    normal.raw && fact(['raw'], 'More filters'),
    normal.agentSetRaw && fact(['agentSetRaw'], 'Realtor-set filters'),
  ];

  return facts.filter((found): found is FilterFact => Boolean(found));
}

/** `A`, `A and B`, `A, B and C`. */
export function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? '';

  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

function fact(keys: (keyof Filters)[], text: string): FilterFact {
  return { keys, text };
}

function buildText(years: number): string {
  return years === 1 ? 'Less than a year old' : `Less than ${years} years old`;
}

function listedText(days: number): string {
  return days === 1 ? listingAgeLabel(days) : `Listed in the last ${days} days`;
}
