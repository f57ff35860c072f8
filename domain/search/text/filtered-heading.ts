import { formatDollars } from '../../language/format-number.ts';
import { tradeMessage } from '../../language/trade-message.ts';
import { type Filters, normalFilters } from '../filters.ts';
import { leftOutTypes, propertyTypeLabel } from '../property-types.ts';
import { type FilterFact, filterFacts, joinWithAnd } from './filter-summary.ts';

/** The filters that a heading says as words of its sentence. */
const SAID: readonly (keyof Filters)[] = [
  'transactionType',
  'bedrooms',
  'exactBedrooms',
  'bathrooms',
  'exactBathrooms',
  'lowPrice',
  'highPrice',
];
/** The filters of a heading without a sentence: "Edmonton, AB Condos for Lease", "Edmonton, AB Open Houses". */
const PLAIN: readonly (keyof Filters)[] = ['transactionType', 'propertyTypes'];
const PLAIN_OPEN: readonly (keyof Filters)[] = ['transactionType', 'openHouses'];
const OPEN: readonly (keyof Filters)[] = ['openHouses', 'openHouseDay'];

export type FilteredHeading = {
  /** "3+ bed houses under $500,000", "Open houses this weekend". */
  homes: string;
  /** The other filters, one text each. */
  others: string[];
};

/** What is searched with more filters than types of homes, open houses and sale or lease; null with these alone. */
export function filteredHeading(filters: Filters): FilteredHeading | null {
  const normal = normalFilters(filters);
  const facts = filterFacts(normal);
  if ([PLAIN, PLAIN_OPEN].some((plain) => facts.every((fact) => isOf(fact, plain)))) return null;

  const { propertyTypes = [], transactionType } = normal;
  const isNamed = propertyTypes.length > 0 && leftOutTypes(propertyTypes).length === 0;
  const rooms = roomTexts(normal).join(', ');
  // Without types and rooms the open houses themselves are what is searched.
  const open = isNamed || rooms ? undefined : facts.find((fact) => isOf(fact, OPEN))?.text;
  const what = isNamed
    ? joinWithAnd(propertyTypes.map(propertyTypeLabel))
    : (open ?? tradeMessage('heading.homes'));
  const homes = rooms ? tradeMessage('heading.filtered.rooms', { rooms, homes: what.toLowerCase() }) : what;
  const said = [...SAID, ...(isNamed ? ['propertyTypes' as const] : []), ...(open ? OPEN : [])];

  return {
    homes: capitalised(homes + howOf(transactionType) + priceText(normal)),
    others: facts.filter((fact) => !isOf(fact, said)).map(withinSentence),
  };
}

function isOf({ keys }: FilterFact, some: readonly (keyof Filters)[]): boolean {
  return keys.every((key) => some.includes(key));
}

function roomTexts({ bedrooms, exactBedrooms, bathrooms, exactBathrooms }: Filters): string[] {
  const texts = [
    exactBedrooms === 0
      ? tradeMessage('heading.filtered.studio')
      : exactBedrooms && tradeMessage('heading.filtered.exactBedrooms', { count: exactBedrooms }),
    bedrooms && tradeMessage('heading.filtered.bedrooms', { count: bedrooms }),
    exactBathrooms && tradeMessage('heading.filtered.exactBathrooms', { count: exactBathrooms }),
    bathrooms && tradeMessage('heading.filtered.bathrooms', { count: bathrooms }),
  ];

  return texts.filter((text): text is string => Boolean(text));
}

function howOf(type: Filters['transactionType']): string {
  const hows = {
    SALE: tradeMessage('heading.SALE'),
    LEASE: tradeMessage('heading.LEASE'),
    ANY: tradeMessage('heading.ANY'),
  };

  return type ? hows[type].toLowerCase() : '';
}

function priceText({ lowPrice, highPrice }: Filters): string {
  if (lowPrice && highPrice)
    return tradeMessage('heading.filtered.between', {
      low: formatDollars(lowPrice),
      high: formatDollars(highPrice),
    });
  if (highPrice) return tradeMessage('heading.filtered.under', { price: formatDollars(highPrice) });

  return lowPrice ? tradeMessage('heading.filtered.from', { price: formatDollars(lowPrice) }) : '';
}

/** Raw terms may begin with a name. */
function withinSentence({ keys, text }: FilterFact): string {
  return keys.includes('raw') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
