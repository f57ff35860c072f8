import { formatDollars, formatNumber } from '#domain/language/format-number.ts';
import { formatPercent } from '#domain/language/format-percent.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { PROPERTY_TYPES, propertyTypeLabel } from '#domain/search/property-types.ts';
import { message } from '../messages.ts';
import { placeSearchPath } from '../search/bar/place-search-path.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { FigureList } from './figure-list.tsx';
import type { ListingPage_QueryFragment } from './listing-page.generated.ts';
import { SECTION_IDS } from './sections/page-sections.ts';
import './neighbourhood-section.css';

type NeighbourhoodSectionProps = {
  stats: NonNullable<ListingPage_QueryFragment['neighbourhoodStats']>;
  listing: { price?: number | null; interiorSize?: number | null; transactionType: 'SALE' | 'LEASE' };
};

/** Asking prices around the home, of its type where there are enough, and how its own compares. */
export function NeighbourhoodSection({ stats, listing }: NeighbourhoodSectionProps) {
  const { area, propertyType, count, medianPrice, medianDaysListed, medianPricePerSqft } = stats;
  if (!area || count === 0) return null;
  const place = area.name;
  const type = PROPERTY_TYPES.find(({ value }) => value === propertyType);
  const types = type && propertyTypeLabel(type.value);
  const figures: [string, string | null][] = [
    [types ? message('details.area.count', { types }) : message('market.count'), formatNumber(count)],
    [message('market.median'), medianPrice ? formatDollars(medianPrice) : null],
    [message('market.days'), typeof medianDaysListed === 'number' ? formatNumber(medianDaysListed) : null],
    [
      message('market.perSqft', { unit: sizeUnit() }),
      medianPricePerSqft ? formatDollars(medianPricePerSqft * unitSize()) : null,
    ],
  ];

  return (
    <section className="neighbourhood-section" id={SECTION_IDS.market}>
      <h2>{message('details.area', { place })}</h2>
      <FigureList className="neighbourhood-section__figures" figures={figures} />
      <p>
        {comparison(listing, medianPricePerSqft ?? null, types)}{' '}
        <SiteLink href={type ? `${placeSearchPath(area.id)}/${type.urlToken}` : placeSearchPath(area.id)}>
          {types
            ? message('details.area.link.types', { types: inSentence(types), place })
            : message('details.area.link', { place })}
        </SiteLink>
      </p>
    </section>
  );
}

/** The price per square foot against the median; differences below a percent are none. */
function comparison(
  { price, interiorSize, transactionType }: NeighbourhoodSectionProps['listing'],
  median: number | null,
  types: string | undefined,
) {
  if (transactionType !== 'SALE' || !price || !interiorSize || !median) return null;
  const difference = price / interiorSize / median - 1;
  if (Math.abs(difference) < 0.01) return null;

  const side = difference > 0 ? 'above' : 'below';
  const values = { percent: formatPercent(Math.abs(difference)), unit: sizeUnit() };

  return types
    ? message(`details.area.${side}.types`, { ...values, types: inSentence(types) })
    : message(`details.area.${side}`, values);
}

const inSentence = (types: string) => types.toLowerCase();
