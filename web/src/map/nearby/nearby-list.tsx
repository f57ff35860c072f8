import { NEARBY_KINDS, type NearbyKind } from '#domain/nearby/kinds.ts';
import { distanceText } from '../../site/distance-text.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NEARBY_ICONS, nearbyName } from './nearby-kind.ts';
import './nearby-list.css';

export type NearbyEntry = {
  id: string;
  kind: NearbyKind;
  name: string;
  detail: string | null;
  distance: number | null;
};

type NearbyListProps = {
  places: readonly NearbyEntry[];
  /** Level of the headings of the kinds. */
  level: 3 | 4;
  /** Of each kind this many are not marked `is-more`. */
  first?: number;
};

/** Schools, stops and parks by kind, with their distances. */
export function NearbyList({ places, level, first = Number.POSITIVE_INFINITY }: NearbyListProps) {
  const { space } = useSite();
  const Heading = `h${level}` as const;
  const kinds = NEARBY_KINDS.filter((kind) => places.some((place) => place.kind === kind));

  return (
    <div className="nearby-list">
      {kinds.map((kind) => (
        <div key={kind}>
          <Heading className="nearby-list__kind">
            <Icon name={NEARBY_ICONS[kind]} />
            {nearbyName(kind)}
          </Heading>
          <ul>
            {places
              .filter((place) => place.kind === kind)
              .map(({ id, name, detail, distance }, index) => (
                <li key={id} className={index < first ? undefined : 'is-more'}>
                  <span>
                    {name}
                    {detail && <span className="nearby-list__detail">{detail}</span>}
                  </span>
                  {distance !== null && (
                    <span className="nearby-list__distance">{distanceText(distance, space)}</span>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
