import { formatDay } from '#domain/calendar/format-day.ts';
import { formatDollars, formatHalves } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { type Fact, groupFacts } from '#domain/listing/fact-groups.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { type LeaseTerm, splitLeaseFacts } from '#domain/listing/lease-facts.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { homeTypeText } from '../listing/home-type.ts';
import { message } from '../messages.ts';
import { sizeText } from '../site/listing-text.ts';
import { useSpaceDay } from '../site/space-day.ts';
import { factText } from './fact-text.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { decimal, lotText } from './lot-text.ts';
import { Folded } from './sections/folded.tsx';
import { SECTION_IDS } from './sections/page-sections.ts';
import './listing-facts.css';

/** Facts that a phone shows at first, beside the terms of a lease. */
const FIRST = 6;

/** All facts of the listing: typed facts first, then those of the source by category. */
export function ListingFacts({ listing }: { listing: ListingDetails_ListingFragment }) {
  const typed = typedFacts(listing, useSpaceDay());
  // The postal code is in the heading; a typed fact has another name where the page is not in the source's language.
  const names = new Set([
    'postal code',
    'zip code',
    ...(listing.yearBuilt ? ['year built'] : []),
    ...(listing.garageSpaces ? ['garage spaces'] : []),
    ...(listing.lotSize ? ['acres', 'lot size'] : []),
    ...(listing.bedrooms ? ['bedrooms'] : []),
    ...(listing.bathrooms ? ['bathrooms'] : []),
    ...typed.map(({ name }) => name.toLowerCase()),
  ]);
  const isLease = listing.transactionType === 'LEASE';
  const facts = distinct(listing.details).filter(({ name }) => !names.has(name.toLowerCase()));
  const { terms, others } = isLease ? splitLeaseFacts(facts) : { terms: [], others: facts };
  // Fees and taxes of a leased home are its owner's: beside a rent they read like more rent.
  const groups = groupFacts(others).filter(({ group }) => !(isLease && group === 'costs'));

  return (
    <section className="listing-facts-section" id={SECTION_IDS.facts}>
      <h2>{message('details.facts')}</h2>
      {terms.length > 0 && (
        <div className="listing-facts-group is-first">
          <h3>{message('details.facts.lease')}</h3>
          <FactTable facts={terms.map(leaseFact)} />
        </div>
      )}
      <Folded more={message('details.facts.all')} isShort={typed.length <= FIRST && groups.length === 0}>
        {terms.length > 0 && <h3 className="listing-facts-section__home">{message('details.facts.home')}</h3>}
        <FactTable facts={typed} first={FIRST} />
        <div className="listing-facts-groups is-more">
          {groups.map(({ group, facts: found }) => (
            <div key={group} className="listing-facts-group">
              <h3>{message(`details.facts.${group}`)}</h3>
              <FactTable facts={found.map(factText)} />
            </div>
          ))}
        </div>
      </Folded>
    </section>
  );
}

function FactTable({ facts, first = facts.length }: { facts: readonly Fact[]; first?: number }) {
  return (
    <dl className="listing-facts">
      {facts.map(({ name, value }, index) => (
        <div key={name} className={`listing-facts__row${index < first ? '' : ' is-more'}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function typedFacts(listing: ListingDetails_ListingFragment, dayOf: (instant: string) => string): Fact[] {
  const { mls, propertyTypes, bedrooms, bathrooms, yearBuilt, interiorSize } = listing;
  const { price, listedAt, transactionType } = listing;
  const { lotSize, storeys, garageSpaces, parkingSpaces, daysOnMarket } = listing;
  const hasParkingFact = listing.details.some(({ name }) => name.toLowerCase() === 'parking');
  const perSqft = price && interiorSize && transactionType === 'SALE' ? price / interiorSize : null;
  const rows: [string, string | null][] = [
    [message('details.fact.mls'), mlsNumber(mls)],
    [message('details.fact.type'), homeTypeText(propertyTypes)],
    [message('search.filter.bedrooms'), bedrooms ? String(bedrooms) : null],
    [message('search.filter.bathrooms'), bathrooms ? formatHalves(bathrooms) : null],
    [message('details.fact.built'), yearBuilt ? String(yearBuilt) : null],
    [message('details.fact.size'), interiorSize ? sizeText(interiorSize) : null],
    [message('details.fact.lot'), lotSize ? lotText(lotSize) : null],
    [message('details.fact.storeys'), storeys ? decimal(storeys) : null],
    [message('details.fact.garage'), garageSpaces ? cars(garageSpaces) : null],
    [message('details.fact.parking'), parkingSpaces && !hasParkingFact ? cars(parkingSpaces) : null],
    [
      message('details.fact.perSqft', { unit: sizeUnit() }),
      perSqft ? formatDollars(perSqft * unitSize()) : null,
    ],
    [message('details.fact.listed'), listedAt ? formatDay(dayOf(listedAt)) : null],
    [
      message('details.fact.days'),
      daysOnMarket ? message('market.days.value', { count: daysOnMarket }) : null,
    ],
  ];

  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

function leaseFact({ term, value }: { term: LeaseTerm; value: string }): Fact {
  return {
    name: message(`details.lease.${term}`),
    value: /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value,
  };
}

const cars = (count: number) => message('details.fact.cars', { count });

/** Drops facts with a name that was listed already. */
function distinct(facts: readonly Fact[]): Fact[] {
  const names = facts.map(({ name }) => name.toLowerCase());

  return facts.filter(({ name }, index) => names.indexOf(name.toLowerCase()) === index);
}
