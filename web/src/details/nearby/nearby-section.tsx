import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import { NEARBY_ICONS, nearbyName } from '../../map/nearby/nearby-kind.ts';
import { message } from '../../messages.ts';
import { distanceText } from '../../site/distance-text.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingPage_QueryFragment } from '../listing-page.generated.ts';
import './nearby-section.css';

type NearbySectionProps = { places: ListingPage_QueryFragment['nearby'] };

/** The nearest schools, stops and parks with their distances; renders nothing without any. */
export function NearbySection({ places }: NearbySectionProps) {
  const { space } = useSite();
  const kinds = NEARBY_KINDS.filter((kind) => places.some((place) => place.kind === kind));
  if (kinds.length === 0) return null;

  return (
    <section className="nearby-section">
      <h2>{message('nearby.title')}</h2>
      <div className="nearby-section__kinds">
        {kinds.map((kind) => (
          <div key={kind}>
            <h3>
              <Icon name={NEARBY_ICONS[kind]} />
              {nearbyName(kind)}
            </h3>
            <ul className="nearby-section__list">
              {places
                .filter((place) => place.kind === kind)
                .map(({ id, name, detail, distance }) => (
                  <li key={id}>
                    <span>
                      {name}
                      {detail && <span className="nearby-section__detail">{detail}</span>}
                    </span>
                    {typeof distance === 'number' && (
                      <span className="nearby-section__distance">{distanceText(distance, space)}</span>
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="nearby-section__note">{message('nearby.note')}</p>
    </section>
  );
}
