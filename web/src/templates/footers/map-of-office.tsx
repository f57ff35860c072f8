import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MapPosition } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';

const LocationMap = lazy(() =>
  import('#web/src/map/location-map.tsx').then((module) => ({ default: module.LocationMap })),
);

/** The office on a map whose code loads when the footer comes near the screen; until then the way there. */
export function MapOfOffice({ position }: { position: MapPosition }) {
  const { lat, lon, zoom } = position;
  const { mapStyleUrl = null } = useSite();
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setNear(true);
      observer.disconnect();
    });
    observer.observe(node);

    return () => observer.disconnect();
  }, []);
  const way = (
    <p className="location-links">
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="navigation" /> {message('map.directions')}
      </a>
    </p>
  );

  return (
    <div ref={box} className="map-of-office">
      {isNear ? (
        <Suspense fallback={way}>
          <LocationMap
            location={position}
            zoom={zoom}
            styleUrl={mapStyleUrl}
            label={message('map.label.office')}
          />
        </Suspense>
      ) : (
        way
      )}
    </div>
  );
}
