import { formatDollars, formatNumber } from '#domain/language/format-number.ts';
import { message } from '../messages.ts';
import { placeSearchPath } from '../search/bar/place-search-path.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { DetailsTable } from './details-table.tsx';
import { FigureList } from './figure-list.tsx';
import type { ListingPage_QueryFragment } from './listing-page.generated.ts';
import { SECTION_IDS } from './sections/page-sections.ts';
import './neighbourhood-section.css';

type RentsSectionProps = {
  rents: NonNullable<ListingPage_QueryFragment['neighbourhoodRents']>;
  listing: { price?: number | null; bedrooms?: number | null };
};

/** The API counts as many bedrooms and more together. */
const MOST_BEDROOMS = 4;
/** Smaller differences from the median are none. */
const LEAST_DIFFERENCE = 0.02;

/** Rents around the home, and how its own compares. */
export function RentsSection({ rents, listing }: RentsSectionProps) {
  const { area, count, medianRent, medianDaysListed, byBedrooms } = rents;
  const place = area.name;
  const own = byBedrooms.find(({ bedrooms }) => bedrooms === Math.min(listing.bedrooms ?? -1, MOST_BEDROOMS));
  const figures: [string, string | null][] = [
    [message('rents.count'), formatNumber(count)],
    [message('rents.median'), formatDollars(medianRent)],
    [message('market.days'), typeof medianDaysListed === 'number' ? formatNumber(medianDaysListed) : null],
  ];

  return (
    <section className="neighbourhood-section" id={SECTION_IDS.market}>
      <h2>{message('rents.title', { place })}</h2>
      <FigureList className="neighbourhood-section__figures" figures={figures} />
      {byBedrooms.length > 0 && (
        <DetailsTable label={message('rents.table')}>
          <thead>
            <tr>
              <th scope="col">{message('rents.bedrooms')}</th>
              <th scope="col" className="is-number">
                {message('rents.homes')}
              </th>
              <th scope="col" className="is-number">
                {message('rents.median')}
              </th>
            </tr>
          </thead>
          <tbody>
            {byBedrooms.map(({ bedrooms, count: homes, medianRent: median }) => (
              <tr key={bedrooms} className={bedrooms === own?.bedrooms ? 'is-own' : undefined}>
                <td>{bedsText(bedrooms)}</td>
                <td className="is-number">{formatNumber(homes)}</td>
                <td className="is-number">
                  {message('listing.price.month', { price: formatDollars(median) })}
                </td>
              </tr>
            ))}
          </tbody>
        </DetailsTable>
      )}
      <p className="neighbourhood-section__words">
        {own && comparison(listing.price, own)}{' '}
        <SiteLink href={`${placeSearchPath(area.id)}/for-lease`}>{message('rents.link', { place })}</SiteLink>
      </p>
      <p className="neighbourhood-section__note">{message('rents.note')}</p>
    </section>
  );
}

function bedsText(bedrooms: number): string {
  if (bedrooms === 0) return message('rents.studio');

  return bedrooms === MOST_BEDROOMS
    ? message('rents.beds.more', { beds: bedrooms })
    : message('rents.beds', { count: bedrooms });
}

function comparison(
  price: number | null | undefined,
  { bedrooms, medianRent }: { bedrooms: number; medianRent: number },
): string | null {
  if (!price || Math.abs(price / medianRent - 1) < LEAST_DIFFERENCE) return null;

  return message(price > medianRent ? 'rents.above' : 'rents.below', {
    amount: formatDollars(Math.abs(price - medianRent)),
    beds: bedsText(bedrooms),
  });
}
