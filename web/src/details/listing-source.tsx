import { formatDay } from '#domain/calendar/format-day.ts';
import { fill } from '#domain/language/fill.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { message } from '../messages.ts';
import { useSpaceClock } from '../site/site-context.tsx';
import { useSpaceDay } from '../site/space-day.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import './listing-source.css';

type ListingSourceProps = {
  listing: ListingDetails_ListingFragment;
  source: { lastUpdate?: string | null; copyright?: string | null; disclaimer?: string | null };
};

/** Listing office, MLS number, and the age of the data. */
export function ListingSource({ listing: { courtesyOf, mls }, source }: ListingSourceProps) {
  const number = mlsNumber(mls);
  const credit = [courtesyOf, number && message('details.mls', { mls: number })].filter(Boolean).join(' · ');
  const { lastUpdate, copyright, disclaimer } = source;
  const dayOf = useSpaceDay();
  const year = useSpaceClock().slice(0, 'YYYY'.length);

  return (
    <footer className="listing-source">
      {credit && <p>{credit}</p>}
      {lastUpdate && <p>{message('search.asOf', { date: formatDay(dayOf(lastUpdate)) })}</p>}
      {disclaimer && <p>{disclaimer}</p>}
      {copyright && <p>{fill(copyright, { year })}</p>}
    </footer>
  );
}
