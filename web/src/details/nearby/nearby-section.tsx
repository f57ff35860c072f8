import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import { NEARBY_ICONS, nearbyName } from '../../map/nearby/nearby-kind.ts';
import { message } from '../../messages.ts';
import { distanceText } from '../../site/distance-text.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingPage_QueryFragment } from '../listing-page.generated.ts';
import { Folded } from '../sections/folded.tsx';
import { SECTION_IDS } from '../sections/page-sections.ts';
import './nearby-section.css';

/** Places of each kind that a phone shows at first. */
const FIRST = 2;

type NearbySectionProps = { places: ListingPage_QueryFragment['nearby'] };

/** The nearest schools, stops and parks with their distances; renders nothing without any. */
export function NearbySection({ places }: NearbySectionProps) {
  const { space } = useSite();
  const kinds = NEARBY_KINDS.filter((kind) => places.some((place) => place.kind === kind));
  if (kinds.length === 0) return null;

  return (
    <section className="nearby-section" id={SECTION_IDS.nearby}>
      <h2>{message('nearby.title')}</h2>
      <Folded more={message('nearby.all')}>
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
                  .map(({ id, name, detail, distance }, index) => (
                    <li key={id} className={index < FIRST ? undefined : 'is-more'}>
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
      </Folded>
      <p className="nearby-section__note">{message('nearby.note')}</p>
    </section>
  );
}
