import { lazy, Suspense, useMemo, useRef } from 'react';
import { CLUSTER_TIERS } from '#domain/search/map-zoom.ts';
import { useStreetsNear } from '#web/src/map/use-streets-near.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { boundsBesideCard } from './bounds-beside-card.ts';
import { type Guide, type GuidePlace, guideSearch } from './data.ts';
import { HEIGHT, OVERHANG, placeOutline, WIDTH } from './outline.ts';

const ListingMap = lazy(() =>
  import('#web/src/map/listing-map.tsx').then((module) => ({ default: module.ListingMap })),
);

type GuideMapProps = {
  place: GuidePlace;
  points: Guide['points']['points'];
  showHomes: boolean;
  /** Whether the words are on a card over the map. */
  hasCard: boolean;
};

/** The card covers the end of a map that is wider (view.css). */
const CARD_FROM_PX = 860;

/**
 * The neighbourhood on the map of the site with the prices of its homes. Until it comes near the screen, without JavaScript and where
 * the site has no streets: its outline, over a picture of the streets if there are some.
 */
export function GuideMap({ place, points, showHomes, hasCard }: GuideMapProps) {
  const { space, mapStyleUrl = null } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const hasMap = useStreetsNear(box, place.centre);
  const isCovered = hasMap && hasCard && (box.current?.clientWidth ?? 0) > CARD_FROM_PX;
  const bounds = useMemo(
    () => (isCovered ? boundsBesideCard(place.bounds) : place.bounds),
    [isCovered, place.bounds],
  );
  const outline = <OutlineMap place={place} points={showHomes ? points : []} />;

  return (
    <div ref={box} className="strap-neighbourhood-guide__map">
      {hasMap ? (
        <Suspense fallback={outline}>
          <ListingMap
            search={showHomes ? guideSearch(place.id, space) : null}
            position={{ bounds }}
            placeIds={[place.id]}
            // A whole city on a phone is farther than where the search shows homes.
            tiers={CLUSTER_TIERS}
            styleUrl={mapStyleUrl}
            label={message('guide.map', { name: place.name })}
          />
        </Suspense>
      ) : (
        outline
      )}
    </div>
  );
}

function OutlineMap({ place, points }: Omit<GuideMapProps, 'showHomes' | 'hasCard'>) {
  const { shape, homes, streets } = placeOutline(place, points);

  return (
    <svg
      className="strap-neighbourhood-guide__outline"
      role="img"
      aria-label={message(homes ? 'guide.outline.homes' : 'guide.outline', { name: place.name })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <image
        href={streets}
        x={-OVERHANG.x}
        y={-OVERHANG.y}
        width={WIDTH + 2 * OVERHANG.x}
        height={HEIGHT + 2 * OVERHANG.y}
        preserveAspectRatio="none"
      />
      <path className="is-shape" d={shape} />
      <path className="is-homes" d={homes} />
    </svg>
  );
}
