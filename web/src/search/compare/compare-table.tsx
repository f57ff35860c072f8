import { type CSSProperties, useEffect, useState } from 'react';
import { ListingPhoto } from '../../listing/listing-photo.tsx';
import { message } from '../../messages.ts';
import { useSite, useSpaceClock } from '../../site/site-context.tsx';
import { useSpaceDay } from '../../site/space-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/routing.tsx';
import { lastResults } from '../last-search.ts';
import { type ComparedListing, compareRows } from './compare-facts.ts';
import './compare-table.css';

type CompareTableProps = {
  listings: readonly ComparedListing[];
  /** URL of the same search. */
  from: string;
  onRemove: (id: string) => void;
};

/** A comparison of two to four listings with a row per fact; differences are highlighted. */
export function CompareTable({ listings, from, onRemove }: CompareTableProps) {
  const [isShort, setShort] = useState(false);
  const [before, setBefore] = useState<string | null>(null);
  const { locale } = useSite().space;
  const space = { clock: useSpaceClock(), dayOf: useSpaceDay(), locale };
  const rows = compareRows(listings, space).filter(({ differs }) => differs || !isShort);

  useEffect(() => setBefore(lastResults()), []);

  return (
    <div className="compare-table">
      <div className="compare-table__tools">
        <Link to={before ?? '/search'}>
          <Icon name="arrow-left" />
          {message('details.return')}
        </Link>
        <label className="compare-table__switch">
          <input
            type="checkbox"
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          {message('search.compare.onlyDifferences')}
        </label>
      </div>
      <section
        className="compare-table__scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label={message('search.compare.table')}
      >
        <table style={{ '--homes': listings.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{message('search.compare.fact')}</span>
              </th>
              {listings.map((listing) => (
                <th key={listing.id} scope="col">
                  <div className="compare-table__photo">
                    <ListingPhoto image={listing.images[0]} sizes="(max-width: 48rem) 45vw, 16rem" isFirst />
                  </div>
                  <Link to={listing.path} state={{ from }}>
                    {listing.address ?? message('listing.noAddress')}
                  </Link>
                  <button
                    type="button"
                    className="compare-table__remove"
                    aria-label={message('search.compare.remove', {
                      address: listing.address ?? message('listing.noAddress'),
                    })}
                    onClick={() => onRemove(listing.id)}
                  >
                    <Icon name="x" />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values, differs }) => (
              <tr key={key} className={differs ? 'is-different' : undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className="visually-hidden">, {message('search.compare.differs')}</span>}
                </th>
                {values.map((value, index) => (
                  <td key={listings[index]?.id}>{value ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
