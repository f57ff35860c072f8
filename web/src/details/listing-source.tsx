import { formatDay } from '#domain/calendar/format-day.ts';
import { fill } from '#domain/language/fill.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { message } from '../messages.ts';
import { useSpaceClock } from '../site/site-context.tsx';
import { useSpaceDay } from '../site/space-day.ts';
import { listedBy } from './listed-by.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import './listing-source.css';

type Source = { lastUpdate?: string | null; copyright?: string | null; disclaimer?: string | null };

type ListingSourceProps = {
  listing: ListingDetails_ListingFragment;
  source: Pick<Source, 'lastUpdate'>;
};

/** Attribution (for a home of the site's own: who lists it), MLS number, and the age of the data. */
export function ListingSource({ listing, source: { lastUpdate } }: ListingSourceProps) {
  const number = mlsNumber(listing.mls);
  const by = listing.courtesyOf ?? (listing.isOwn ? listedBy(listing) : null);
  const credit = [by, number && message('details.mls', { mls: number })].filter(Boolean).join(' · ');
  const dayOf = useSpaceDay();

  return (
    <div className="listing-source">
      {credit && <p>{credit}</p>}
      {lastUpdate && <p>{message('search.asOf', { date: formatDay(dayOf(lastUpdate)) })}</p>}
    </div>
  );
}

/** Disclaimer and copyright of the listing service, below all homes of the page. */
export function SourceTerms({ source: { copyright, disclaimer } }: { source: Omit<Source, 'lastUpdate'> }) {
  const year = useSpaceClock().slice(0, 'YYYY'.length);
  if (!disclaimer && !copyright) return null;

  return (
    <footer className="listing-source source-terms">
      {disclaimer && <p>{disclaimer}</p>}
      {copyright && <p>{fill(copyright, { year })}</p>}
    </footer>
  );
}
