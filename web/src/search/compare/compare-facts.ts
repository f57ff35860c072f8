import { formatDay } from '#domain/calendar/format-day.ts';
import { formatDollars } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { sortedPropertyTypes } from '#domain/search/property-types.ts';
import { homeTypeText } from '../../listing/home-type.ts';
import { comingOpenHouses } from '../../listing/listing-badges.ts';
import { message } from '../../messages.ts';
import { listingPlace, listingPriceText, sizeText } from '../../site/listing-text.ts';
import type { SearchScreen_ResultFragment } from '../search-screen.generated.ts';

export type ComparedListing = SearchScreen_ResultFragment['listings'][number];

/** One row of the table; `values` are in the order of the listings, null if unknown. */
export type CompareRow = { key: string; label: string; values: (string | null)[]; differs: boolean };

type DayOf = (instant: string) => string;
type Read = (listing: ComparedListing, clock: string, dayOf: DayOf) => string | number | null | undefined;
type Fact = { key: FactKey; read: Read };
type FactKey =
  | 'price'
  | 'pricePerFoot'
  | 'propertyTypes'
  | 'bedrooms'
  | 'bathrooms'
  | 'interiorSize'
  | 'yearBuilt'
  | 'place'
  | 'listedAt'
  | 'openHouse'
  | 'office'
  | 'mls';

const FACTS: readonly Fact[] = [
  { key: 'price', read: listingPriceText },
  { key: 'pricePerFoot', read: pricePerFoot },
  {
    key: 'propertyTypes',
    read: ({ propertyTypes }) => homeTypeText(sortedPropertyTypes(propertyTypes)),
  },
  { key: 'bedrooms', read: ({ bedrooms }) => bedrooms },
  { key: 'bathrooms', read: ({ bathrooms }) => bathrooms },
  {
    key: 'interiorSize',
    read: ({ interiorSize }) => interiorSize && sizeText(interiorSize),
  },
  { key: 'yearBuilt', read: ({ yearBuilt }) => yearBuilt },
  { key: 'place', read: listingPlace },
  { key: 'listedAt', read: ({ listedAt }, _, dayOf) => listedAt && formatDay(dayOf(listedAt)) },
  { key: 'openHouse', read: nextOpenHouse },
  { key: 'office', read: ({ officeName }) => officeName },
  { key: 'mls', read: ({ mls }) => mlsNumber(mls) },
];

/** Facts of several listings; a fact unknown for all has no row. `clock` is the local time of the space, `dayOf` the day of an instant there. */
export function compareRows(listings: readonly ComparedListing[], clock: string, dayOf: DayOf): CompareRow[] {
  const rows = FACTS.map(({ key, read }) => {
    const values = listings.map((listing) => {
      const value = read(listing, clock, dayOf);
      return value === null || value === undefined || value === '' || value === 0 ? null : String(value);
    });

    return {
      key,
      label: message(`search.compare.fact.${key}`, { unit: sizeUnit() }),
      values,
      differs: new Set(values).size > 1,
    };
  });

  return rows.filter(({ values }) => values.some((value) => value !== null));
}

function nextOpenHouse({ openHouses }: ComparedListing, clock: string): string | undefined {
  const [next] = comingOpenHouses(openHouses, clock);

  return next && formatDay(next.date);
}

function pricePerFoot({ price, interiorSize, transactionType }: ComparedListing): string | null {
  if (!price || !interiorSize || transactionType === 'LEASE') return null;

  return formatDollars((price / interiorSize) * unitSize());
}
