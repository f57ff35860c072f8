import { formatDay } from '#domain/calendar/format-day.ts';
import { listingPriceText } from '../../site/listing-text.ts';
import { message } from '../../messages.ts';
import { useSpaceDay } from '../../site/space-day.ts';
import { DetailsTable } from '../details-table.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { SECTION_IDS } from '../sections/page-sections.ts';
import { historyEvents } from './history-events.ts';
import './price-history.css';

/** What the home has cost since it was listed, the newest first; renders nothing where the source withholds it. */
export function PriceHistory({ listing }: { listing: ListingDetails_ListingFragment }) {
  const { daysOnMarket, transactionType, propertyTypes } = listing;
  const events = historyEvents(listing);
  const dayOf = useSpaceDay();
  if (events.length === 0) return null;

  return (
    <section className="price-history" id={SECTION_IDS.history}>
      <h2>{message('details.history')}</h2>
      {typeof daysOnMarket === 'number' && (
        <p className="price-history__days">
          {daysOnMarket === 0
            ? message('details.history.today')
            : message('details.history.days', { count: daysOnMarket })}
        </p>
      )}
      <DetailsTable label={message('details.history')}>
        <thead>
          <tr>
            <th scope="col">{message('details.history.date')}</th>
            <th scope="col">{message('details.history.event')}</th>
            <th scope="col" className="is-number">
              {message('details.history.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ at, kind, text, price }) => (
            <tr key={`${at} ${text}`}>
              <td>
                <time dateTime={at}>{formatDay(dayOf(at))}</time>
              </td>
              <td className={`price-history__event is-${kind}`}>{text}</td>
              <td className="is-number">{listingPriceText({ price, transactionType, propertyTypes })}</td>
            </tr>
          ))}
        </tbody>
      </DetailsTable>
      <p className="price-history__source">{message('details.history.source')}</p>
    </section>
  );
}
