import type { CSSProperties } from 'react';
import { formatDollars, formatNumber } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { isPropertyType, propertyTypeLabel } from '#domain/search/property-types.ts';
import { NearbyList } from '#web/src/map/nearby/nearby-list.tsx';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { type Guide, type GuideGroup, type GuidePlace, guideNearby, guideSearchPath } from './data.ts';
import { GuideMap } from './guide-map.tsx';
import type { NeighbourhoodGuideState } from './parts.ts';
import './view.css';

export function NeighbourhoodGuideView({
  state,
  data,
  isEditing,
}: StrapViewProps<NeighbourhoodGuideState, Guide>) {
  const { title, text, layout, showHomes, buttonList } = state;
  const place = data?.place;
  if (!place)
    return isEditing ? (
      <EmptyPart icon="map-pinned" opens="places">
        {message('guide.choose')}
      </EmptyPart>
    ) : null;
  const { groups } = data.marketStats;
  const all = groups.find(({ propertyType }) => !propertyType);
  const around = place.hierarchy.at(-2)?.name;

  return (
    <div className={`strap-neighbourhood-guide__body is-${layout}`}>
      <GuideMap place={place} points={data.points.points} showHomes={showHomes} hasCard={layout === 'wide'} />
      <div
        // An empty heading is the name of the place, in the editor too.
        className={`strap-neighbourhood-guide__words${isEditing ? ' has-default-heading' : ''}`}
        style={isEditing ? emptyTextStyle(place.name) : undefined}
      >
        {around && (
          <p className="strap-neighbourhood-guide__around">
            <Icon name="map-pin" size={18} />
            {around}
          </p>
        )}
        {title.html ? <Heading part={title} /> : <h2 className="heading">{place.name}</h2>}
        <RichText part={text} />
        {all && <Figures all={all} />}
        <Types placeId={place.id} groups={groups} />
        <ButtonList
          links={[
            {
              text: message('guide.search', { count: formatNumber(all?.count ?? 0) }),
              href: guideSearchPath(place.id),
              type: 'link',
            },
            ...buttonList,
          ]}
        />
      </div>
      <Nearby place={place} level={title.html ? levelBelow(title) : 3} />
    </div>
  );
}

function emptyTextStyle(text: string) {
  return { '--empty-text': JSON.stringify(text) } as CSSProperties;
}

/** What is near its centre; renders nothing without any. */
function Nearby({ place, level }: { place: GuidePlace; level: 2 | 3 }) {
  const places = guideNearby(place);
  if (places.length === 0) return null;
  const Title = `h${level}` as const;

  return (
    <div className="strap-neighbourhood-guide__nearby">
      <Title>{message('nearby.title')}</Title>
      <NearbyList places={places} level={level === 2 ? 3 : 4} />
      <p className="strap-neighbourhood-guide__note">{message('guide.nearby.note', { name: place.name })}</p>
    </div>
  );
}

/** What is known of all homes together. */
function Figures({ all }: { all: GuideGroup }) {
  const { count, medianPrice, minPrice, maxPrice, medianDaysListed, medianPricePerSqft } = all;
  const perUnit = medianPricePerSqft == null ? null : medianPricePerSqft * unitSize();
  const rows: [string, string | null][] = [
    [message('market.count'), formatNumber(count)],
    [message('market.median'), medianPrice == null ? null : formatDollars(medianPrice)],
    [
      message('market.range'),
      minPrice == null || maxPrice == null ? null : `${formatDollars(minPrice)} – ${formatDollars(maxPrice)}`,
    ],
    [
      message('market.days'),
      medianDaysListed == null ? null : message('market.days.value', { count: medianDaysListed }),
    ],
    [message('market.perSqft', { unit: sizeUnit() }), perUnit === null ? null : formatDollars(perUnit)],
  ];

  return (
    <dl className="strap-neighbourhood-guide__figures">
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The rarer kinds are searched together. */
const MOST_TYPES = 5;

/** A search for each of the most frequent kinds of home, and one for the rest of them: together they are all homes. */
function Types({ placeId, groups }: { placeId: string; groups: readonly GuideGroup[] }) {
  const types = groups
    .flatMap(({ propertyType, count }) =>
      propertyType && isPropertyType(propertyType) ? [{ propertyType, count }] : [],
    )
    .sort((a, b) => b.count - a.count);
  if (types.length < 2) return null;
  // One that is left over is named like the others.
  const most = types.slice(0, types.length === MOST_TYPES + 1 ? types.length : MOST_TYPES);
  const others = types.slice(most.length);

  return (
    <ul className="strap-neighbourhood-guide__types">
      {most.map(({ propertyType, count }) => (
        <li key={propertyType}>
          <SiteLink href={guideSearchPath(placeId, [propertyType])}>
            {propertyTypeLabel(propertyType)} <strong>{formatNumber(count)}</strong>
          </SiteLink>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <SiteLink
            href={guideSearchPath(
              placeId,
              others.map(({ propertyType }) => propertyType),
            )}
          >
            {message('guide.types.other')}{' '}
            <strong>{formatNumber(others.reduce((sum, { count }) => sum + count, 0))}</strong>
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
