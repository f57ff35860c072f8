import type { CSSProperties } from 'react';
import { formatDollars, formatNumber } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { isPropertyType, propertyTypeLabel } from '#domain/search/property-types.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { type Guide, type GuideGroup, type GuidePlace, guideSearchPath } from './data.ts';
import { HEIGHT, placeOutline, WIDTH } from './outline.ts';
import type { NeighbourhoodGuideState } from './parts.ts';
import './view.css';

export function NeighbourhoodGuideView({
  state,
  data,
  isEditing,
}: StrapViewProps<NeighbourhoodGuideState, Guide>) {
  const { title, text, showHomes, buttonList } = state;
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
    <div className="strap-neighbourhood-guide__body">
      <OutlineMap place={place} points={showHomes ? data.points.points : []} />
      <div
        className="strap-neighbourhood-guide__words"
        // An empty heading is the name of the place, in the editor too.
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
    </div>
  );
}

function emptyTextStyle(text: string) {
  return { '--empty-text': JSON.stringify(text) } as CSSProperties;
}

function OutlineMap({ place, points }: { place: GuidePlace; points: Guide['points']['points'] }) {
  const { shape, homes } = placeOutline(place, points);

  return (
    <svg
      className="strap-neighbourhood-guide__map"
      role="img"
      aria-label={message(homes ? 'guide.outline.homes' : 'guide.outline', { name: place.name })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path className="is-shape" d={shape} />
      <path className="is-homes" d={homes} />
    </svg>
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

/** A search for each kind of home. */
function Types({ placeId, groups }: { placeId: string; groups: readonly GuideGroup[] }) {
  const types = groups.flatMap(({ propertyType, count }) =>
    propertyType && isPropertyType(propertyType) ? [{ propertyType, count }] : [],
  );
  if (types.length < 2) return null;

  return (
    <ul className="strap-neighbourhood-guide__types">
      {types
        .sort((a, b) => b.count - a.count)
        .map(({ propertyType, count }) => (
          <li key={propertyType}>
            <SiteLink href={guideSearchPath(placeId, [propertyType])}>
              {propertyTypeLabel(propertyType)} <strong>{formatNumber(count)}</strong>
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}
