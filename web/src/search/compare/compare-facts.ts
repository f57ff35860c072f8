import { formatDay } from '#domain/calendar/format-day.ts';
import { formatDollars } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { factKey } from '#domain/listing/fact-key.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { type HomeCosts, homeCosts } from '#domain/listing/mortgage/home-costs.ts';
import { homePayment } from '#domain/listing/mortgage/home-payment.ts';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { sortedPropertyTypes } from '#domain/search/property-types.ts';
import { lotLabel } from '#domain/search/text/filter-labels.ts';
import { homeTypeText } from '../../listing/home-type.ts';
import { comingOpenHouses } from '../../listing/listing-badges.ts';
import { message } from '../../messages.ts';
import { listingPlace, listingPriceText, sizeText } from '../../site/listing-text.ts';
import type { SearchScreen_ResultFragment } from '../search-screen.generated.ts';

export type ComparedListing = SearchScreen_ResultFragment['listings'][number];

/** One row of the table; `values` are in the order of the listings, null if unknown. */
export type CompareRow = { key: string; label: string; values: (string | null)[]; differs: boolean };

/** What of the space the facts are read with: its local time, the day of an instant there, its locale. */
export type CompareSpace = { clock: string; dayOf: (instant: string) => string; locale: string };
type Read = (listing: ComparedListing, space: CompareSpace) => string | number | null | undefined;
type Fact = { key: FactKey; read: Read };
type FactKey =
  | 'price'
  | 'payment'
  | 'taxes'
  | 'monthlyFee'
  | 'pricePerFoot'
  | 'propertyTypes'
  | 'bedrooms'
  | 'bathrooms'
  | 'interiorSize'
  | 'lotSize'
  | 'garage'
  | 'parking'
  | 'basement'
  | 'yearBuilt'
  | 'place'
  | 'listedAt'
  | 'days'
  | 'openHouse'
  | 'office'
  | 'mls';

const FACTS: readonly Fact[] = [
  { key: 'price', read: listingPriceText },
  { key: 'payment', read: payment },
  { key: 'taxes', read: (listing) => cost(listing, 'propertyTax') },
  { key: 'monthlyFee', read: (listing) => cost(listing, 'monthlyFee') },
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
  { key: 'lotSize', read: ({ lotSize }) => lotSize && lotLabel(lotSize) },
  { key: 'garage', read: ({ garageSpaces }) => garageSpaces && cars(garageSpaces) },
  { key: 'parking', read: ({ parkingSpaces }) => parkingSpaces && cars(parkingSpaces) },
  {
    key: 'basement',
    read: ({ details }) => details?.find(({ name }) => factKey(name) === 'basement')?.value,
  },
  { key: 'yearBuilt', read: ({ yearBuilt }) => yearBuilt },
  { key: 'place', read: listingPlace },
  { key: 'listedAt', read: ({ listedAt }, { dayOf }) => listedAt && formatDay(dayOf(listedAt)) },
  {
    key: 'days',
    read: ({ daysOnMarket }) => daysOnMarket && message('market.days.value', { count: daysOnMarket }),
  },
  { key: 'openHouse', read: nextOpenHouse },
  { key: 'office', read: ({ officeName }) => officeName },
  { key: 'mls', read: ({ mls }) => mlsNumber(mls) },
];

/** Facts of several listings; a fact unknown for all has no row. */
export function compareRows(listings: readonly ComparedListing[], space: CompareSpace): CompareRow[] {
  const rows = FACTS.map(({ key, read }) => {
    const values = listings.map((listing) => {
      const value = read(listing, space);
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

function nextOpenHouse({ openHouses }: ComparedListing, { clock }: CompareSpace): string | undefined {
  const [next] = comingOpenHouses(openHouses, clock);

  return next && formatDay(next.date);
}

/** Under the usual terms, as on the page of the home. */
function payment(listing: ComparedListing, { locale }: CompareSpace): string | null {
  const country = mortgageCountry(locale);
  const amount = country && homePayment({ ...listing, details: listing.details ?? [] }, country);

  return amount === null ? null : formatDollars(amount);
}

/** Taxes and fees of a leased home are its owner's. */
function cost({ details, transactionType }: ComparedListing, of: keyof HomeCosts): string | null {
  const amount = transactionType === 'LEASE' ? null : homeCosts(details ?? [])[of];

  return amount ? formatDollars(amount) : null;
}

const cars = (count: number) => message('details.fact.cars', { count });

function pricePerFoot({ price, interiorSize, transactionType }: ComparedListing): string | null {
  if (!price || !interiorSize || transactionType === 'LEASE') return null;

  return formatDollars((price / interiorSize) * unitSize());
}
