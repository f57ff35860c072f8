import { formatDollars } from '../../language/format-number.ts';
import { tradeMessage } from '../../language/trade-message.ts';
import { type Filters, normalFilters, type RawTerm, type TransactionChoice } from '../filters.ts';
import { leftOutTypes, type PropertyType, propertyTypeLabel } from '../property-types.ts';
import { budgetLabel, lotLabel, roomsLabel, sizeLabel, storeysLabel } from './filter-labels.ts';

export type FilterFact = {
  /** The filters it describes; omitting them drops the fact. */
  keys: (keyof Filters)[];
  text: string;
};

/** The filters as facts, one per control, in the order of the panels. */
export function filterFacts(filters: Filters): FilterFact[] {
  const normal = normalFilters(filters);
  const { transactionType, propertyTypes, bedrooms, bathrooms, lowPrice, highPrice } = normal;
  const { interiorSize, constructionAgeYears, listingAgeDays, monthlyPayment, monthlyFee } = normal;
  const { exactBedrooms, exactBathrooms, lotSize, storeys, garageSpaces, parkingSpaces, keywords } = normal;
  const facts: (FilterFact | false | undefined | 0 | '')[] = [
    transactionType && fact(['transactionType'], transactionText(transactionType)),
    propertyTypes && fact(['propertyTypes'], typesText(propertyTypes)),
    bedrooms && fact(['bedrooms'], tradeMessage('fact.bedrooms', { rooms: roomsLabel(bedrooms) })),
    exactBedrooms !== undefined &&
      fact(
        ['exactBedrooms'],
        exactBedrooms === 0
          ? tradeMessage('fact.studio')
          : tradeMessage('fact.exactBedrooms', { count: exactBedrooms }),
      ),
    bathrooms && fact(['bathrooms'], tradeMessage('fact.bathrooms', { rooms: roomsLabel(bathrooms) })),
    exactBathrooms &&
      fact(['exactBathrooms'], tradeMessage('fact.exactBathrooms', { count: exactBathrooms })),
    (lowPrice || highPrice) && fact(['lowPrice', 'highPrice'], budgetLabel(lowPrice, highPrice)),
    monthlyPayment &&
      fact(['monthlyPayment'], tradeMessage('fact.monthlyPayment', { price: formatDollars(monthlyPayment) })),
    monthlyFee !== undefined &&
      fact(
        ['monthlyFee'],
        monthlyFee === 0
          ? tradeMessage('fact.noMonthlyFee')
          : tradeMessage('fact.monthlyFee', { price: formatDollars(monthlyFee) }),
      ),
    interiorSize && fact(['interiorSize'], sizeLabel(interiorSize)),
    lotSize && fact(['lotSize'], tradeMessage('fact.lotSize', { size: lotLabel(lotSize) })),
    storeys && fact(['storeys'], storeysLabel(storeys)),
    garageSpaces && fact(['garageSpaces'], tradeMessage('fact.garageSpaces', { count: garageSpaces })),
    parkingSpaces && fact(['parkingSpaces'], tradeMessage('fact.parkingSpaces', { count: parkingSpaces })),
    constructionAgeYears &&
      fact(['constructionAgeYears'], tradeMessage('fact.built', { count: constructionAgeYears })),
    listingAgeDays && fact(['listingAgeDays'], tradeMessage('fact.listed', { count: listingAgeDays })),
    normal.openHouses && fact(['openHouses'], tradeMessage('fact.openHouses')),
    normal.openHouseDay && fact(['openHouseDay'], tradeMessage(`fact.openHouses.${normal.openHouseDay}`)),
    normal.priceReduced && fact(['priceReduced'], tradeMessage('fact.priceReduced')),
    normal.withPhotos && fact(['withPhotos'], tradeMessage('fact.withPhotos')),
    normal.withPool && fact(['withPool'], tradeMessage('fact.withPool')),
    keywords &&
      fact(['keywords'], keywords.map((keyword) => tradeMessage('fact.keyword', { keyword })).join(', ')),
    normal.officeId && fact(['officeId'], tradeMessage('fact.office')),
    normal.agentId && fact(['agentId'], tradeMessage('fact.agent')),
    normal.orgChartId && fact(['orgChartId', 'orgChartIncludeChildren'], tradeMessage('fact.team')),
    normal.raw && fact(['raw'], rawText(normal.raw)),
    normal.agentSetRaw && fact(['agentSetRaw'], tradeMessage('fact.agentSet')),
  ];

  return facts.filter((found): found is FilterFact => Boolean(found));
}

/** A neighbourhood needs no name of a field; other terms have those of the source's fields. */
function rawText(terms: readonly RawTerm[]): string {
  const isNamed = terms.every(({ field, operator }) => field === 'neighbourhood' && operator === 'eq');

  return isNamed ? joinWithAnd(terms.flatMap(({ values }) => values)) : tradeMessage('fact.raw');
}

function typesText(types: readonly PropertyType[]): string {
  const leftOut = joinWithAnd(leftOutTypes(types).map(propertyTypeLabel));

  return leftOut
    ? tradeMessage('fact.typesBut', { types: leftOut })
    : joinWithAnd(types.map(propertyTypeLabel));
}

/** `A`, `A and B`, `A, B and C`. */
export function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? '';

  return items.length > 1 ? tradeMessage('list.and', { list: items.slice(0, -1).join(', '), last }) : last;
}

/** `A`, `A or B`, `A, B or C`. */
export function joinWithOr(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  // Spanish: Ritchie u Oliver.
  const key = /^h?o/i.test(last) ? 'list.or.beforeO' : 'list.or';

  return items.length > 1 ? tradeMessage(key, { list: items.slice(0, -1).join(', '), last }) : last;
}

function fact(keys: (keyof Filters)[], text: string): FilterFact {
  return { keys, text };
}

function transactionText(type: TransactionChoice): string {
  const texts = {
    SALE: tradeMessage('fact.SALE'),
    LEASE: tradeMessage('fact.LEASE'),
    ANY: tradeMessage('fact.ANY'),
  };

  return texts[type];
}
