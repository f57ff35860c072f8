import { grouped } from '#domain/search/grouped-number.ts';
import { isPropertyType, propertyTypeLabel } from '#domain/search/property-types.ts';
import { message } from '../messages.ts';
import { dayInWords } from './day-in-words.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import './listing-facts.css';

/** Everything that is known about the home, as a table of names and values. */
export function ListingFacts({ listing }: { listing: ListingDetails_ListingFragment }) {
  return (
    <section>
      <h2>{message('details.facts')}</h2>
      <dl className="listing-facts">
        {listingFactRows(listing).map(([name, value]) => (
          <div key={name} className="listing-facts__row">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The typed facts first, then those of the source; a name is told once. */
export function listingFactRows(listing: ListingDetails_ListingFragment): [name: string, value: string][] {
  const { mls, propertyTypes, yearBuilt, interiorSize, price, listedAt, transactionType, details } = listing;
  const rows: [string, string | null][] = [
    [message('details.fact.mls'), mls],
    [
      message('details.fact.type'),
      propertyTypes.map((type) => (isPropertyType(type) ? propertyTypeLabel(type) : type)).join(', '),
    ],
    [message('details.fact.built'), yearBuilt ? String(yearBuilt) : null],
    [
      message('details.fact.size'),
      interiorSize ? message('listing.fact.sqft', { count: grouped(interiorSize, ',') }) : null,
    ],
    [
      message('details.fact.perSqft'),
      price && interiorSize && transactionType === 'SALE' ? `$${grouped(price / interiorSize, ',')}` : null,
    ],
    [message('details.fact.listed'), listedAt ? dayInWords(listedAt) : null],
    ...details.map(({ name, value }): [string, string] => [name, value]),
  ];
  const known = rows.filter((row): row is [string, string] => Boolean(row[1]));

  const names = known.map(([name]) => name.toLowerCase());
  return known.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}
